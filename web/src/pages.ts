// The pages of the app, loaded when they are opened.

import type { Component } from "svelte";

import type { PageName } from "./routes";

/** A page is given the words of its address. */
export type Page = Component<{ words: readonly string[] }>;

const pages = import.meta.glob<{ default: Page }>("./pages/*.svelte");

export async function openPage(name: PageName): Promise<Page> {
  const load = pages[`./pages/${name}.svelte`];
  if (!load) throw new Error(`there is no page ${name}`);
  return (await load()).default;
}

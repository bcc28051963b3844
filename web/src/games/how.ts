// The contract of a game with the page that tells it in short: a picture for each part.

import type { Component } from "svelte";

export const PARTS = ["setup", "turn", "score"] as const;
export type Part = (typeof PARTS)[number];
export type HowPicture = Component<{ part: Part }>;

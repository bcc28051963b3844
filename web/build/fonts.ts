// Lets the browser fetch the typefaces of the first page before it knows that it needs them, so that
// no text changes its shape while it is read.

import type { HtmlTagDescriptor, Plugin } from "vite";

const FIRST = /\/(source-sans-3-latin-[46]00-normal|cormorant-garamond-latin-600-normal)-[^/]*\.woff2$/;

export function preloadFonts(): Plugin {
  return {
    name: "bagatelle-fonts",
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => FIRST.test(file))
          .map(
            (file): HtmlTagDescriptor => ({
              tag: "link",
              attrs: { rel: "preload", as: "font", type: "font/woff2", href: `/${file}`, crossorigin: "" },
              injectTo: "head",
            }),
          ),
    },
  };
}

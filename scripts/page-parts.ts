import type { Plugin } from "vite";

/** The first line of a module whose components are parts. */
const directive = /^"use (static|later|near)";\n/;

/** What makes a part of a component, by that line. */
const makers: Record<string, string> = {
  static: 'import { staticPart as part } from "/src/ui/static-part.tsx";',
  later: 'import { hydrateOnUse as part } from "/src/ui/hydrate-on-visible.tsx";',
  near: 'import { hydrateNear as part } from "/src/ui/hydrate-on-visible.tsx";',
};

/** The module itself, behind the one that stands in for it. */
const whole = "?whole";

const component = /^export (?:function|const) ([A-Z]\w*)/gm;
const styleSheet = /^import ".+\.css";$/gm;

/**
 * Makes parts of the components that a module exports: static ones (src/ui/static-part.tsx) where it begins with `"use static";`, others
 * (src/ui/hydrate-on-visible.tsx) where it begins with `"use later";`, which hydrate when they are used, or `"use near";`, which do so near what is
 * seen. On the server they are what they are; in the browser the first view has their places only, and the module is loaded when it is needed there.
 */
export function pagePartsPlugin(): Plugin {
  return {
    name: "page-parts",
    enforce: "pre",
    transform: {
      filter: { id: /\/src\/.*\.tsx(\?(first|whole))?$/, code: directive },
      handler(code, id) {
        if (id.endsWith(whole)) return { code: code.replace(directive, "\n"), map: null };
        const file = JSON.stringify(id.replace(/\?.*$/, "") + whole);
        const names = [...code.matchAll(component)].map(([, name]) => name);
        const isServer = this.environment.name !== "client";
        const lines = names.map((name) => {
          const source = isServer ? "Promise.resolve(whole)" : `import(${file})`;
          const load = `() => ${source}.then((whole) => ({ default: whole.${name} }))`;
          return `export const ${name} = /* @__PURE__ */ part(${load}, ${isServer ? `whole.${name}` : undefined});`;
        });
        return {
          code: [
            makers[directive.exec(code)?.[1] ?? ""],
            // Style sheets come with the page.
            ...(code.match(styleSheet) ?? []),
            ...(isServer ? [`import * as whole from ${file};`] : []),
            ...lines,
          ].join("\n"),
          map: null,
        };
      },
    },
  };
}

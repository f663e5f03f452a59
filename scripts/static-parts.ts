import type { Plugin } from "vite";

/** The first line of a module whose components are static parts. */
const directive = /^"use static";\n/;

/** The module itself, behind the one that stands in for it. */
const whole = "?whole";

const component = /^export (?:function|const) ([A-Z]\w*)/gm;
const styleSheet = /^import ".+\.css";$/gm;

/**
 * Makes static parts (src/ui/static-part.tsx) of the components that a module exports which begins with `"use static";`. On the server
 * they are what they are; in the browser the first view has their places only, and the module is loaded when it is rendered there.
 */
export function staticPartsPlugin(): Plugin {
  return {
    name: "static-parts",
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
          return `export const ${name} = /* @__PURE__ */ staticPart(${load}, ${isServer ? `whole.${name}` : undefined});`;
        });
        return {
          code: [
            'import { staticPart } from "/src/ui/static-part.tsx";',
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

import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

const file = /\/src\/ui\/icons\.gen\.ts$/;
const part = /^(.*\/src\/ui\/icons\.gen\.ts)\?icon=(\w+)$/;
const declaration = /^export const (\w+) = .*;$/gm;

/**
 * Makes a module of each icon in src/ui/icons.gen.ts when the site is built, so that a page loads those that it shows: a
 * bundler puts a module into one chunk as a whole.
 */
export function iconsApartPlugin(): Plugin {
  return {
    name: "icons-apart",
    apply: "build",
    enforce: "pre",
    resolveId: (source) => (part.test(source) ? source : null),
    async load(id) {
      const [, whole, name] = part.exec(id) ?? [];
      if (!whole && !file.test(id)) return null;
      const icons = [...(await readFile(whole ?? id, "utf8")).matchAll(declaration)];
      const code = whole
        ? `import { makeIcon } from "./icon-maker.ts";\n${icons.find(([, each]) => each === name)?.[0]}`
        : icons.map(([, each]) => `export { ${each} } from "${id}?icon=${each}";`).join("\n");
      return { code, moduleSideEffects: false };
    },
  };
}

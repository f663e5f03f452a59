import path from "node:path";
import type { Plugin } from "vite";

const slim = path.resolve(import.meta.dirname, "../src/ui/icon-maker.ts");

/** Icons of lucide-react drawn by our own few lines: the library's builder weighs more than the icons of a page. */
export function slimIconsPlugin(): Plugin {
  return {
    name: "slim-icons",
    enforce: "pre",
    resolveId(source, importer) {
      return source.endsWith("/createLucideIcon.mjs") && importer?.includes("/icons/") ? slim : null;
    },
  };
}

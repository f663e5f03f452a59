import path from "node:path";
import type { Plugin } from "vite";
import { listRoutes } from "./route-modules.ts";

const source = path.resolve(import.meta.dirname, "../src");
const layout = path.join(source, "pages/site-layout.tsx");

/** Pages of the site's frame, by their module; the sign-in and the admin area are rendered with all routes at hand. */
const pages = new Map(
  listRoutes()
    .filter(({ file }) => /^pages\/(?!admin\/|login\/|feeds\/).*(?<!-preview-page)\.tsx$/.test(file))
    .map(({ route, file }) => [path.join(source, file), route]),
);

/** Modules of pages, which a first view must find without the routes of all others. */
const ofPage = /\/src\/pages\/(?!admin\/|login\/|site-layout).*\.tsx?$/;

/** In place of a style sheet: it comes with the page, not with the list of all. */
const noStyle = "\0first-page:no-style";

type Node = { type: string; start: number; end: number; [part: string]: unknown };

/** The option of a route that only the server has; the framework's splitting leaves it out of the browser's build too. */
function serverOption(node: unknown): Node | undefined {
  if (Array.isArray(node)) {
    for (const one of node) {
      const found = serverOption(one);
      if (found) return found;
    }
    return undefined;
  }
  if (typeof node !== "object" || node === null) return undefined;
  const { type, key } = node as Node & { key?: { name?: string } };
  // Components have no such property: in the module of a page it is the route's.
  if (type === "Property" && key?.name === "server") return node as Node;
  return serverOption(Object.values(node).filter((part) => typeof part === "object"));
}

/**
 * A page that the server has rendered hydrates with three routes: the root, the frame and its own (src/first-routes.ts). The others,
 * with their search parameters, titles and skeletons, are one file that the first navigation loads (src/routeTree.gen.ts).
 *
 * For that each page's module is in the browser's build twice. What the list of all routes imports is as the framework's splitting
 * has left it. The chunk that the splitting made of a page is replaced by the whole module, `page.tsx?first`, whose
 * imports of its own folder are `?first` too: otherwise the two would share the words of a head, and with them a file.
 */
export function firstPagePlugin(): Plugin {
  return {
    name: "first-page",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId: {
      order: "pre",
      filter: { id: /^\.{1,2}\// },
      async handler(id, importer, options) {
        if (importer && id.endsWith(".css") && pages.has(importer)) return noStyle;
        if (!importer || !/\?(first$|.*tsr-split)/.test(importer)) return null;
        const target = await this.resolve(id, importer.replace(/\?.*$/, ""), { ...options, skipSelf: true });
        return target && ofPage.test(target.id) ? { ...target, id: `${target.id}?first` } : null;
      },
    },
    load: { filter: { id: /^\0first-page:/ }, handler: () => ({ code: "", moduleSideEffects: false }) },
    transform: {
      filter: { id: /tsr-split|-page\.tsx\?first$/ },
      handler(code, id) {
        const file = id.replace(/\?.*$/, "");
        const route = pages.get(file);
        if (!route) return null;
        if (id.endsWith("?first")) {
          const option = serverOption(this.parse(code).body);
          return option
            ? { code: code.slice(0, option.start) + code.slice(option.end).replace(/^,/, ""), map: null }
            : null;
        }
        const place = JSON.stringify(route);
        return {
          code: `
            import { Route } from ${JSON.stringify(`${file}?first`)};
            import { Route as frame } from ${JSON.stringify(layout)};
            Route.update({ id: ${place}, path: ${place}, getParentRoute: () => frame });
            Route.init(0);
            export { Route };
            export const { component, loader, errorComponent, notFoundComponent } = Route.options;`,
          map: null,
        };
      },
    },
  };
}

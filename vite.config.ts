import path from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { tanstackStart } from "@tanstack/react-start/plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { firstPagePlugin } from "./scripts/first-page.ts";
import { iconsApartPlugin } from "./scripts/icons-apart.ts";
import { laterNavigationPlugin } from "./scripts/later-navigation.ts";
import { markdownPlugin } from "./scripts/markdown-plugin.ts";
import { pagePartsPlugin } from "./scripts/page-parts.ts";
import { routeModules } from "./scripts/route-modules.ts";

type ModuleInfo = { importers: readonly string[]; dynamicImporters: readonly string[]; isEntry?: boolean };
type ReadModule = (id: string) => ModuleInfo | null;
type Graph = { getModuleInfo: ReadModule };

/** Where the sign-in and the admin area begin: their routes, and what the frame of a page loads for who is signed in. */
const privateRoots = new Set(
  routeModules((policy) => policy.area !== undefined).map((file) => path.join(import.meta.dirname, "src", file)),
);
const signedInParts = /\/src\/(site\/account-menu|features\/accounts\/(ui\/|require-session))/;

/** Whether only the sign-in and the admin area use a module: however many of their pages share it, no public page may load it. */
function isPrivate(id: string, read: ReadModule, seen = new Set<string>()): boolean {
  if (privateRoots.has(id.replace(/\?.*$/, "")) || signedInParts.test(id)) return true;
  if (seen.has(id)) return true;
  seen.add(id);
  const { importers: statically = [], dynamicImporters = [] } = read(id) ?? {};
  const importers = [...statically, ...dynamicImporters];
  return importers.length > 0 && importers.every((importer) => isPrivate(importer, read, seen));
}

/** Whether the client's entry needs a module at once. */
function isInEntry(id: string, read: ReadModule, seen = new Set<string>()): boolean {
  // The words of a page are named by its route for robots only, which the browser's build leaves out.
  if (seen.has(id) || id.endsWith("-copy.ts")) return false;
  seen.add(id);
  const module = read(id);
  return module?.isEntry || (module?.importers ?? []).some((importer) => isInEntry(importer, read, seen));
}

/** Whether the list of all routes needs a module, which pages may need too. */
function isInRoutes(id: string, read: ReadModule, seen = new Set<string>()): boolean {
  if (/\/src\/(every-route|routeTree\.gen)\.ts$/.test(id)) return true;
  if (seen.has(id) || id.includes("?")) return false;
  seen.add(id);
  return (read(id)?.importers ?? []).some((importer) => isInRoutes(importer, read, seen));
}

/** Whether only static parts need a module, which no first view loads. */
function isInPart(id: string, read: ReadModule, seen = new Set<string>()): boolean {
  if (id.endsWith("?whole") || seen.has(id)) return true;
  seen.add(id);
  const importers = read(id)?.importers ?? [];
  return importers.length > 0 && importers.every((importer) => isInPart(importer, read, seen));
}

/** The pages whose first view needs a module. */
function pagesWith(id: string, read: ReadModule, seen = new Set<string>()): string[] {
  if (seen.has(id) || id.endsWith("?whole")) return [];
  seen.add(id);
  const found = (read(id)?.importers ?? []).flatMap((importer) => pagesWith(importer, read, seen));
  return id.includes("?tsr-split") ? [id, ...found] : found;
}

/** Every page has a head, and most open with the same one. */
const onEveryPage =
  /\/src\/(seo\/(page-head|page-metadata|site-origin)|ui\/(page-head|section|breadcrumbs|static-part))\./;

/**
 * Few chunks compress better than many: what every page needs is one file for the framework and one for the site's own
 * frame and pieces. The calculator stays apart, for not every page uses it.
 */
const sharedChunks = {
  groups: [
    {
      debugName: "framework",
      name: (id: string, graph: Graph) => (isInEntry(id, (module) => graph.getModuleInfo(module)) ? "framework" : null),
      test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(history|react-router(?!\/dist\/esm\/useBlocker)|router-core(?!\/dist\/esm\/ssr\/(serializer|headers))|react-store|store))\/|preload-helper/,
      includeDependenciesRecursively: false,
    },
    // What the second page of a visit needs, and whatever asks for data before: the router's loading and the query cache.
    {
      name: "navigation",
      test: /load-client\.js\?later|node_modules\/@tanstack\/(react-query|query-core)\/|\/src\/lib\/query-cache/,
      includeDependenciesRecursively: false,
    },
    {
      debugName: "site",
      name: (id: string, graph: Graph) =>
        onEveryPage.test(id) || isInEntry(id, (module) => graph.getModuleInfo(module)) ? "site" : null,
      test: /\/src\/(ui(?!.*\?icon=)|site|seo|lib|facts|request|static-site|features(?!\/[^/]+\/ui))\//,
    },
    {
      name: "podcast",
      test: /\/src\/(seo\/episode-data|features\/(episodes\/episode|guests\/guest))\.ts/,
      includeDependenciesRecursively: false,
    },
    { name: "skeleton", test: /\/src\/ui\/skeleton\.tsx/, includeDependenciesRecursively: false },
    // What a page and its row in the list of all routes both read: left to the bundler, the page would load the list.
    {
      debugName: "heads",
      name: (id: string, graph: Graph) =>
        isInRoutes(id, (module) => graph.getModuleInfo(module))
          ? (/\/(?:features|site)\/(bookings|roi|preview)\//.exec(id)?.[1] ?? "heads")
          : null,
      test: /\/src\/(ui(?!\/pending-page)|site|seo|lib|features)\//,
      includeDependenciesRecursively: false,
    },
    // What the static parts of several pages show.
    {
      debugName: "parts",
      name: (id: string, graph: Graph) => (isInPart(id, (module) => graph.getModuleInfo(module)) ? "parts" : null),
      test: /\/src\/(ui|site|lib|facts|features)\//,
      minShareCount: 2,
      includeDependenciesRecursively: false,
    },
    {
      debugName: "shared",
      name: (id: string, graph: Graph) => {
        const read: ReadModule = (module) => graph.getModuleInfo(module);
        const isPublic = (page: string) => !isPrivate(page, read);
        return isPrivate(id, read) || pagesWith(id, read).filter(isPublic).length < 10 ? null : "shared";
      },
      test: /\/src\/(ui(?!\/(textarea|checkbox|error-summary|dialog|pagination|empty-state|error-state|select|search-field)|.*\?icon=(Trash|CloudOff))|site(?!\/(site-footer|menus\/|ask-field|brand-link))|seo|lib(?!\/(media-url|plain-host|short-hash|zoned-time|web-url))|facts(?!\/(claims|samples|navigation))|features\/(player(?!\/player-store)|bookings\/ui|accounts\/))/,
      minShareCount: 8,
    },
    // What lists of articles and articles both show; the pages of a list are the blog's alone.
    {
      name: "articles",
      test: /\/src\/(pages\/blog\/(article-(?:card|cover)\.tsx(?!\?whole)|category-accent|blog-copy|reading-problem|use-try-again)|features\/(media\/uploaded-picture|articles\/(drawn-cover|article-picture))|lib\/short-hash)/,
      includeDependenciesRecursively: false,
    },
    {
      name: "list",
      test: /\/src\/ui\/(pagination|empty-state)/,
    },
    { name: "error-state", test: /\/src\/ui\/error-state|\?icon=CloudOff/, includeDependenciesRecursively: false },
    { name: "field", test: /\/src\/ui\/(field|text-input|select)\./, includeDependenciesRecursively: false },
    // Apart from the form: what loads the form later would otherwise hold these names, and each of the two import the other.
    { name: "form-shape", test: /\/src\/features\/forms\/form-shape\./, includeDependenciesRecursively: false },
    // Every form's fields and rules; half of the pages have none.
    {
      name: "form",
      test: /\/src\/(features\/forms\/(?!form-shape|ui\/(?:form-card|site-form)\.tsx$)|ui\/(textarea|checkbox|error-summary))/,
      includeDependenciesRecursively: false,
    },
    // One name instead of thirty in the list of chunks that every page carries; the editor stays apart, for it is heavy.
    {
      name: "admin",
      test: /\/src\/(pages\/admin\/(?!editor\/(?!autosave-status|editing-state))|features\/editing\/editing\.ts)/,
      minShareCount: 2,
      includeDependenciesRecursively: false,
    },
  ],
};

export default defineConfig({
  plugins: [
    tailwindcss(),
    markdownPlugin(),
    iconsApartPlugin(),
    pagePartsPlugin(),
    laterNavigationPlugin(),
    firstPagePlugin(),
    tanstackStart({
      router: {
        virtualRouteConfig: "./src/routes.ts",
        routesDirectory: ".",
        generatedRouteTree: "./routeTree.gen.ts",
        // One chunk for each page, with what loads its data: the first view has its data, and only the next page needs to load some.
        codeSplittingOptions: { defaultBehavior: [["loader", "component", "errorComponent", "notFoundComponent"]] },
      },
      serverFns: {
        // Names, by which the server knows how much a call of each may bring (server/http/function-body-limits.ts).
        generateFunctionId: ({ functionName }) => functionName.replace(/_createServerFn_handler$/, ""),
      },
      // The server of our own (server/) owns the socket in development too.
      vite: { installDevServerMiddleware: false },
    }),
    react(),
  ],
  // The same hook of the same package without its substitute for React before version 18.
  resolve: { alias: { "use-sync-external-store/shim/with-selector": "use-sync-external-store/with-selector" } },
  build: {
    assetsInlineLimit: 0,
    // Advice to who writes the plugins, and only on slow machines.
    rolldownOptions: { checks: { bundlerTimings: false } },
    modulePreload: {
      // A script finds its own imports, which the pointer over a link has it do early; the list of them for every page weighs 2 KB
      // in each first view. Style sheets are in no script.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === "js" ? files.filter((file) => file.endsWith(".css")) : files,
    },
  },
  // Of its astronomy and its time zones little is used: one chunk of the server instead of 35 MB of packages.
  ssr: { noExternal: [/^(date-|astronomia|caldate|moment)/] },
  // The server's build has at once what the browser's loads later, and says so of each such part.
  environments: {
    ssr: { build: { rolldownOptions: { checks: { ineffectiveDynamicImport: false } } } },
    client: { build: { rolldownOptions: { output: { codeSplitting: sharedChunks } } } },
  },
});

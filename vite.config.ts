import tailwindcss from "@tailwindcss/vite";
import { tanstackStart } from "@tanstack/react-start/plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { markdownPlugin } from "./scripts/markdown-plugin.ts";

/**
 * Few chunks compress better than many: what every page needs is one file for the framework and one for the site's own
 * frame and pieces. The calculator stays apart, for not every page uses it.
 */
const sharedChunks = {
  groups: [
    {
      name: "framework",
      test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(history|react-router|router-core(?!\/dist\/esm\/ssr\/serializer)|react-store|store|query-core|react-query|router-ssr-query-core|react-router-ssr-query))\//,
    },
    { name: "site", test: /\/src\/(ui|site(?!\/roi)|seo|lib)\/|lucide-react/, minShareCount: 8 },
  ],
};

export default defineConfig({
  plugins: [
    tailwindcss(),
    markdownPlugin(),
    tanstackStart({
      router: {
        virtualRouteConfig: "./src/routes.ts",
        routesDirectory: ".",
        generatedRouteTree: "./routeTree.gen.ts",
      },
      // The server of our own (server/) owns the socket in development too.
      vite: { installDevServerMiddleware: false },
    }),
    react(),
  ],
  build: { assetsInlineLimit: 0 },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: sharedChunks } } } } },
});

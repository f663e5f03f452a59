import tailwindcss from "@tailwindcss/vite";
import { tanstackStart } from "@tanstack/react-start/plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { markdownPlugin } from "./scripts/markdown-plugin.ts";
import { plainFunctionName } from "./server/upstream/function-calls.ts";

export default defineConfig({
  plugins: [
    tailwindcss(),
    markdownPlugin(),
    tanstackStart({
      router: {
        // Of an exported site too, whose URLs differ by more than their folder (src/static-site/exported-url.ts).
        basepath: "/",
        virtualRouteConfig: "./src/routes.ts",
        routesDirectory: ".",
        generatedRouteTree: "./routeTree.gen.ts",
        codeSplittingOptions: { defaultBehavior: [["loader", "component", "errorComponent", "notFoundComponent"]] },
      },
      serverFns: {
        // Names, by which the server knows how much a call of each may bring (server/http/server-functions.ts).
        generateFunctionId: ({ functionName }) => plainFunctionName(functionName),
      },
      // The server of our own (server/) owns the socket in development too.
      vite: { installDevServerMiddleware: false },
    }),
    react(),
  ],
  build: { assetsInlineLimit: 0 },
  // Little of them is used: chunks of the server instead of 35 MB of astronomy and time zones, and of every icon at the start.
  ssr: { noExternal: [/^(date-|astronomia|caldate|moment)/, "lucide-react"] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Every first view has a list of all chunks; their names would be 2 KB of it.
            entryFileNames: "assets/[name]-[hash:7].js",
            chunkFileNames: "assets/[hash:7].js",
            codeSplitting: {
              groups: [
                {
                  name: "framework",
                  test: /node_modules\/(react|react-dom|scheduler|@tanstack\/(react-router|router-core|react-store|store|history))\//,
                  tags: ["$initial"],
                },
                // A sheet of all first views would come before the page's own and lay it out anew.
                { name: "site", tags: ["$initial"], minShareCount: 3, test: (id: string) => !id.endsWith(".css") },
              ],
            },
          },
        },
      },
    },
  },
});

import tailwindcss from "@tailwindcss/vite";
import { tanstackStart } from "@tanstack/react-start/plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { markdownPlugin } from "./scripts/markdown-plugin.ts";

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
});

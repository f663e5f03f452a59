import type { Site } from "../facts/site.ts";
import { paper } from "../lib/paper.ts";

export function webManifest(site: Site): string {
  return JSON.stringify({
    name: site.facts.name,
    short_name: site.facts.brand,
    description: site.facts.tagline,
    lang: site.facts.language,
    start_url: "/",
    scope: "/",
    display: "minimal-ui",
    background_color: paper.light,
    theme_color: paper.light,
    icons: [
      { src: "/icon.svg", type: "image/svg+xml", sizes: "any" },
      { src: "/icon-192.png", type: "image/png", sizes: "192x192" },
      { src: "/icon-512.png", type: "image/png", sizes: "512x512" },
      { src: "/icon-maskable-512.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
    ],
  });
}

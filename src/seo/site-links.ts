import type { Site } from "../facts/site.ts";
import { publicUrl } from "../lib/web-url.ts";
import { podcastFeedPath } from "./feed-paths.ts";

export const siteLinks = ({ facts }: Site) => [
  { rel: "icon", href: publicUrl("/favicon.ico"), sizes: "32x32" },
  { rel: "icon", href: publicUrl("/icon.svg"), type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: publicUrl("/apple-touch-icon.png") },
  { rel: "manifest", href: publicUrl("/site.webmanifest") },
  {
    rel: "alternate",
    type: "application/rss+xml",
    title: `${facts.name}: blog`,
    href: publicUrl("/rss.xml"),
  },
  {
    rel: "alternate",
    type: "application/feed+json",
    title: `${facts.name}: blog`,
    href: publicUrl("/feed.json"),
  },
  {
    rel: "alternate",
    type: "application/rss+xml",
    title: facts.podcastName,
    href: publicUrl(podcastFeedPath),
  },
];

import { siteFacts } from "../facts/site-facts.ts";
import { podcastFeedPath } from "./feed-paths.ts";

export const siteLinks = [
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/icon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
  {
    rel: "alternate",
    type: "application/rss+xml",
    get title() {
      return `${siteFacts.name}: blog`;
    },
    href: "/rss.xml",
  },
  {
    rel: "alternate",
    type: "application/feed+json",
    get title() {
      return `${siteFacts.name}: blog`;
    },
    href: "/feed.json",
  },
  {
    rel: "alternate",
    type: "application/rss+xml",
    get title() {
      return siteFacts.podcastName;
    },
    href: podcastFeedPath,
  },
];

import { isHidden } from "../facts/hidden-pages.ts";
import { lookOf } from "../facts/look.ts";
import type { Site } from "../facts/site.ts";
import { podcastFeedPath } from "./feed-paths.ts";

const feed = (type: string, title: string, href: string) => ({
  rel: "alternate",
  type: `application/${type}`,
  title,
  href,
});

/** Only the server writes them, which saves every page the bytes: the client leaves them alone. */
function iconLinks(site: Site) {
  if (!import.meta.env.SSR) return [];
  const { icons = "" } = lookOf(site);
  return [
    { rel: "icon", href: `/favicon.ico${icons}`, sizes: "32x32" },
    { rel: "icon", href: `/icon.svg${icons}`, type: "image/svg+xml" },
    { rel: "apple-touch-icon", href: `/apple-touch-icon.png${icons}` },
  ];
}

export const siteLinks = (site: Site) => [
  ...iconLinks(site),
  { rel: "manifest", href: "/site.webmanifest" },
  ...[
    feed("rss+xml", `${site.facts.name}: Blog`, "/rss.xml"),
    feed("feed+json", `${site.facts.name}: Blog`, "/feed.json"),
    feed("rss+xml", site.facts.podcastName, podcastFeedPath),
  ].filter(({ href }) => !isHidden(site, href)),
];

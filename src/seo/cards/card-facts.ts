import { DomUtils, parseDocument } from "htmlparser2";
import { z } from "zod";
import { copyOf } from "../../facts/page-texts.ts";
import type { Site } from "../../facts/site.ts";
import { fillText } from "../../facts/tokens.ts";
import { embeddedWords } from "../../features/episodes/ui/embedded-copy.ts";
import type { OwnChart } from "../../features/roi/own-chart.ts";
import { cardWords } from "./card-copy.ts";

export type CardFacts = {
  kind: "page" | "article" | "episode" | "calculation";
  title: string;
  /** One line above the title. */
  mark: string;
  seed: string;
  category: string;
  guest: string;
  number: string;
  /** For a calculation. */
  chart?: OwnChart;
};

const graph = z.object({ "@graph": z.array(z.looseObject({ "@type": z.unknown() })) });
const article = z.looseObject({ "@type": z.literal("Article"), articleSection: z.string().default("") });
const episode = z.looseObject({
  "@type": z.literal("PodcastEpisode"),
  episodeNumber: z.union([z.number(), z.string()]).default(""),
  contributor: z.looseObject({ name: z.string().default("") }).default({ name: "" }),
});

function structuredItems(text: string): unknown[] {
  try {
    return graph.parse(JSON.parse(text))["@graph"];
  } catch {
    return [];
  }
}

const first = <Found>(items: readonly unknown[], schema: z.ZodType<Found>): Found | undefined => {
  for (const item of items) {
    const result = schema.safeParse(item);
    if (result.success) return result.data;
  }
  return undefined;
};

/** 'Episode 12 with Ada Sample'. */
export const cardMark = (site: Site, { number, guest }: Pick<CardFacts, "number" | "guest">): string =>
  [
    number && fillText(copyOf(site, cardWords).episode, { number }),
    guest && fillText(copyOf(site, embeddedWords).guest, { guest }),
  ]
    .filter(Boolean)
    .join(" ");

/** Read from the page's metadata and structured data, so that card and page agree. */
export function cardFacts(site: Site, html: string, path: string): CardFacts {
  const { children } = parseDocument(html);
  const meta = DomUtils.findOne(({ attribs }) => attribs.property === "og:title", children);
  const data = DomUtils.findOne(({ attribs }) => attribs.type === "application/ld+json", children);
  const title = meta?.attribs.content ?? "";
  const items = structuredItems(DomUtils.textContent(data ?? []));
  const empty = { title, seed: path, category: "", guest: "", number: "", mark: "" };
  const articleData = first(items, article);
  if (articleData)
    return { ...empty, kind: "article", category: articleData.articleSection, mark: articleData.articleSection };
  const episodeData = first(items, episode);
  if (episodeData) {
    const number = String(episodeData.episodeNumber);
    const guest = episodeData.contributor.name;
    return { ...empty, kind: "episode", number, guest, mark: cardMark(site, { number, guest }) };
  }
  return { ...empty, kind: "page" };
}

import { DomUtils, parseDocument } from "htmlparser2";
import { z } from "zod";
import type { OwnChart } from "../../features/roi/own-chart.ts";

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
export const cardMark = ({ number, guest }: Pick<CardFacts, "number" | "guest">): string =>
  [number ? `Episode ${number}` : "", guest ? `with ${guest}` : ""].filter(Boolean).join(" ");

/** Read from the page's metadata and structured data, so that card and page agree. */
export function cardFacts(html: string, path: string): CardFacts {
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
    return { ...empty, kind: "episode", number, guest, mark: cardMark({ number, guest }) };
  }
  return { ...empty, kind: "page" };
}

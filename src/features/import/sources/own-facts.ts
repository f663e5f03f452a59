import { z } from "zod";
import type { SourceArticle, SourceEpisode } from "../site-export.ts";
import { newEpisode } from "./finish-items.ts";

const file = z.object({ url: z.string(), type: z.string() });

const limited = ["title", "excerpt", "metaTitle", "metaDescription"] as const;

const ownFactsSchema = z.object({
  /** Full texts of an article, which a product may truncate. */
  whole: z.partialRecord(z.enum(limited), z.string()).default({}),
  /** Fields of the editor that no format has. */
  fields: z.record(z.string(), z.string()),
  publishedAt: z.string().nullable(),
  oldUrls: z.array(z.string()),
  guid: z.string().min(1).optional(),
  episode: z
    .object({
      guid: z.string().min(1),
      number: z.number().nullable(),
      seconds: z.number().nullable(),
      enclosure: file.extend({ bytes: z.number().nullable() }).nullable(),
      chapters: file.nullable(),
      transcripts: z.array(file),
    })
    .optional(),
});

/** Facts of this site's exports that their format has no field for. */
export type OwnFacts = z.input<typeof ownFactsSchema>;

/** Key in front matter and in WordPress's custom fields. */
export const ownFactsName = "_site_facts";

/** For the code that Ghost injects into the head. */
export const ownFactsScript = (facts: OwnFacts): string =>
  `<script type="application/json" id="${ownFactsName}">${JSON.stringify(facts).replaceAll("<", "\\u003c")}</script>`;

export const ownFactsInScript = (html: string): unknown =>
  parseJson(new RegExp(`<script type="application/json" id="${ownFactsName}">([^<]*)</script>`).exec(html)?.[1]);

/** Undefined if it isn't JSON. */
export function parseJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

const second = (date: string | null) => date?.slice(0, 19);

/** The full texts of truncated ones. */
function fullTexts(item: SourceArticle, whole: z.infer<typeof ownFactsSchema>["whole"]): Partial<SourceArticle> {
  const entries = limited.flatMap((name) => {
    const [short, text] = [item[name] ?? "", whole[name]];
    return text && short.endsWith("…") && text.startsWith(short.slice(0, -1)) ? [[name, text] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** Restores the item as this site exported it, with changes made in the other product. */
export function withOwnFacts(item: SourceArticle | SourceEpisode, raw: unknown): SourceArticle | SourceEpisode {
  const read = ownFactsSchema.safeParse(raw);
  if (!read.success) return item;
  const { fields, oldUrls, guid, episode, whole } = read.data;
  const isSameDate = second(read.data.publishedAt) === second(item.publishedAt);
  const publishedAt = isSameDate ? read.data.publishedAt : item.publishedAt;
  if (!episode) {
    const own = { fields, oldUrls, publishedAt, ...(guid && { guid }) };
    return item.kind === "article" ? { ...item, ...fullTexts(item, whole), ...own } : { ...item, ...own };
  }
  const { place, title, html, state, picture } = item;
  return newEpisode({
    place,
    title,
    html,
    state,
    picture,
    fields,
    oldUrls,
    publishedAt,
    ...episode,
    key: episode.guid,
  });
}

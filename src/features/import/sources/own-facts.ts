import { z } from "zod";
import type { SourceArticle, SourceEpisode } from "../site-export.ts";
import { newEpisode } from "./finish-items.ts";

const file = z.object({ url: z.string(), type: z.string() });

const limited = ["title", "excerpt", "metaTitle", "metaDescription"] as const;

const ownFactsSchema = z.object({
  /** Texts of an article that a product may take only in part. */
  whole: z.partialRecord(z.enum(limited), z.string()).default({}),
  /** Fields of the editor's form that no format has. */
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

/** Facts that an export of this site has beyond its format, in an extension of its own. */
export type OwnFacts = z.input<typeof ownFactsSchema>;

/** Key in the front matter and in WordPress's fields. */
export const ownFactsName = "_site_facts";

/** In the head that Ghost adds to a page. */
export const ownFactsScript = (facts: OwnFacts): string =>
  `<script type="application/json" id="${ownFactsName}">${JSON.stringify(facts).replaceAll("<", "\\u003c")}</script>`;

export const ownFactsInScript = (html: string): unknown =>
  parsed(new RegExp(`<script type="application/json" id="${ownFactsName}">([^<]*)</script>`).exec(html)?.[1]);

/** Undefined if it isn't JSON. */
export function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

const second = (date: string | null) => date?.slice(0, 19);

/** Facts that the item only has the start of. */
function fullTexts(item: SourceArticle, whole: z.infer<typeof ownFactsSchema>["whole"]): Partial<SourceArticle> {
  const entries = limited.flatMap((name) => {
    const [short, text] = [item[name] ?? "", whole[name]];
    return text && short.endsWith("…") && text.startsWith(short.slice(0, -1)) ? [[name, text] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** The item as this site had exported it; changes made in the other product are kept. */
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

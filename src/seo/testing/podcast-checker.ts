import { z } from "zod";
import { podcastCategories } from "../../features/settings/podcast-categories.ts";

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function decode(text: string): string {
  return text.replaceAll(/&(\w*;?)/g, (match, name: string) => {
    const sign = entities[name.replace(/;$/, "")];
    if (!name.endsWith(";") || sign === undefined) throw new Error(`Not an entity: ${match}`);
    return sign;
  });
}

type Value = string | Content | (string | Content)[];
type Content = { [name: string]: Value };

const token = /<\?xml [^?]*\?>|<\/([\w:]+)>|<([\w:]+)((?: [\w:]+="[^"<]*")*)(\/?)>|([^<]+)/y;

/** Strict XML reader: attributes as @name, text as # or the bare value, repeated elements as lists. @throws if malformed */
export function readXml(xml: string): Content {
  const root: Content = {};
  const open: { name: string; content: Content; text: string }[] = [{ name: "", content: root, text: "" }];
  token.lastIndex = 0;
  for (let at = 0; at < xml.length; at = token.lastIndex) {
    token.lastIndex = at;
    const match = token.exec(xml);
    if (!match) throw new Error(`Not well-formed: ${xml.slice(at, at + 40)}`);
    const [, end, start, attributes = "", closed, text] = match;
    const top = open.at(-1);
    if (!top) throw new Error("Something follows the root");
    if (text) top.text += decode(text);
    if (start) {
      const content: Content = {};
      for (const [, key = "", value = ""] of attributes.matchAll(/ ([\w:]+)="([^"]*)"/g))
        content[`@${key}`] = decode(value);
      open.push({ name: start, content, text: "" });
    }
    if (end !== undefined || closed) {
      const element = open.pop();
      const parent = open.at(-1);
      if (!element || !parent || (end !== undefined && end !== element.name)) throw new Error(`Wrong end: ${end}`);
      add(parent.content, element.name, finish(element.content, element.text));
    }
  }
  if (open.length !== 1) throw new Error("An element is not closed");
  return root;
}

function finish(content: Content, text: string): string | Content {
  const names = Object.keys(content);
  if (names.length === 0) return text;
  return text.trim() && names.every((name) => name.startsWith("@")) ? { ...content, "#": text } : content;
}

function add(parent: Content, name: string, value: string | Content): void {
  const previous = parent[name];
  parent[name] = previous === undefined ? value : [...(Array.isArray(previous) ? previous : [previous]), value];
}

const absolute = z.url({ protocol: /^https?$/ });
const date = z.string().regex(/^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/);
const yesNo = z.enum(["true", "false"]);
/** PSP-1: at most 255 characters and no surrounding space, unless stated otherwise. */
const value = z
  .string()
  .min(1)
  .max(255)
  .refine((text) => text === text.trim(), "has space around it");
/** PSP-1 and Apple: at most 4,000 bytes. */
const description = z
  .string()
  .min(1)
  .refine((text) => Buffer.byteLength(text) <= 4000, "has more than 4,000 bytes");
const picture = z.object({ "@href": absolute.regex(/\.(png|jpg)$/) });
const seconds = z.string().regex(/^\d+(\.\d+)?$/);
const wholeNumber = z.string().regex(/^[1-9]\d*$/);

const item = z.looseObject({
  title: value,
  link: absolute,
  description,
  pubDate: date,
  guid: z.object({ "@isPermaLink": z.literal("false"), "#": value }),
  enclosure: z.object({
    "@url": absolute.regex(/\.(mp3|m4a)(\?[^#]*)?$/),
    // 0 means an unknown length (RSS Best Practices Profile).
    "@length": z.string().regex(/^(0|[1-9]\d*)$/),
    "@type": z.enum(["audio/mpeg", "audio/x-m4a"]),
  }),
  "content:encoded": z.string().min(1),
  "itunes:title": value,
  "itunes:duration": wholeNumber.optional(),
  "itunes:image": picture,
  "itunes:explicit": yesNo,
  "itunes:episode": wholeNumber.optional(),
  "itunes:season": wholeNumber.optional(),
  "podcast:season": wholeNumber.optional(),
  "itunes:episodeType": z.enum(["full", "trailer", "bonus"]),
  "podcast:person": z.object({ "@role": z.literal("guest"), "@href": absolute.optional(), "#": value }).optional(),
  "podcast:transcript": z
    .union([
      z.object({
        "@url": absolute.regex(/\.vtt$/),
        "@type": z.literal("text/vtt"),
        "@language": z.enum(["en", "de"]),
        "@rel": z.literal("captions"),
      }),
      z.object({
        "@url": absolute.regex(/\.txt$/),
        "@type": z.literal("text/plain"),
        "@language": z.enum(["en", "de"]),
      }),
    ])
    .optional(),
  "podcast:soundbite": z.object({ "@startTime": seconds, "@duration": seconds, "#": value.optional() }).optional(),
  "podcast:chapters": z
    .object({ "@url": absolute.regex(/\.chapters\.json$/), "@type": z.literal("application/json+chapters") })
    .optional(),
});

const subcategory = z.object({ "@text": z.string() });

const category = z
  .object({
    "@text": z.enum(podcastCategories.filter((name) => !name.includes(":"))),
    "itunes:category": z.unknown().optional(),
  })
  .refine(
    ({ "@text": name, "itunes:category": within }) =>
      z
        .union([subcategory, z.array(subcategory), z.undefined()])
        .transform((entry) => (entry === undefined ? [] : Array.isArray(entry) ? entry : [entry]))
        .parse(within)
        .every((candidate) => podcastCategories.includes(`${name}: ${candidate["@text"]}`)),
    "has a subcategory of another category",
  );

const channel = z.looseObject({
  // Required by PSP-1 and Apple.
  "atom:link": z.object({ "@href": absolute, "@rel": z.literal("self"), "@type": z.literal("application/rss+xml") }),
  title: value,
  description,
  link: absolute,
  language: z.string().regex(/^[a-z]{2}(-[a-z]{2})?$/),
  "itunes:category": z.union([category, z.array(category).max(3)]),
  "itunes:explicit": yesNo,
  "itunes:image": picture,
  "podcast:locked": z.object({ "@owner": z.email(), "#": z.enum(["yes", "no"]) }),
  "podcast:guid": z.uuid({ version: "v5" }),
  "itunes:author": value,
  copyright: value.refine((text) => !/copyright|©|\d{4}/i.test(text), "names the right, not only its owner"),
  pubDate: date.optional(),
  lastBuildDate: date.optional(),
  image: z.object({ url: picture.shape["@href"], title: value, link: absolute }),
  "itunes:type": z.enum(["episodic", "serial"]),
  "itunes:owner": z.object({ "itunes:name": value, "itunes:email": z.email() }),
  "podcast:medium": z.literal("podcast"),
  "podcast:person": z.object({ "@role": z.literal("host"), "@href": absolute, "#": value }),
  item: z.union([item, z.array(item)]).optional(),
});

const document = z.object({
  rss: z.object({
    "@version": z.literal("2.0"),
    "@xmlns:itunes": z.literal("http://www.itunes.com/dtds/podcast-1.0.dtd"),
    "@xmlns:podcast": z.literal("https://podcastindex.org/namespace/1.0"),
    "@xmlns:atom": z.literal("http://www.w3.org/2005/Atom"),
    "@xmlns:content": z.literal("http://purl.org/rss/1.0/modules/content/"),
    channel,
  }),
});

function repeated(values: readonly string[]): string | undefined {
  return values.find((name, index) => values.indexOf(name) !== index);
}

export type CheckedFeed = { channel: z.output<typeof channel>; items: z.output<typeof item>[] };

/** Checks a feed against PSP-1 and Apple's rules. @throws Error naming the missing or wrong tag */
export function checkPodcastFeed(xml: string): CheckedFeed {
  if (!xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>')) throw new Error("The feed does not say it is UTF-8");
  const parsed = document.parse(readXml(xml)).rss.channel;
  const items = parsed.item === undefined ? [] : Array.isArray(parsed.item) ? parsed.item : [parsed.item];
  const duplicate =
    repeated(items.map(({ guid }) => guid["#"])) ?? repeated(items.map(({ enclosure }) => enclosure["@url"]));
  if (duplicate) throw new Error(`Two items share ${duplicate}`);
  return { channel: parsed, items };
}

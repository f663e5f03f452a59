import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { Marked } from "marked";
import { z } from "zod";
import { readFrontMatter } from "../../src/features/import/sources/front-matter.ts";
import { betweenBlocks } from "../../src/features/import/sources/markdown-text.ts";
import { issuePartKinds } from "../../src/features/newsletter/issues/issue.ts";
import { languageCodes } from "../../src/lib/language.ts";
import { projectRoot } from "../../src/server-context/project-root.server.ts";

const language = z.enum(languageCodes).default("en");

const mediaUrl = z.string().startsWith("/media/").nullable().default(null);

/** A row of `blog_articles` as in spec 3. */
const articleSchema = z.strictObject({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  category: z.enum(["Knowledge Management", "SOPs & Onboarding", "Healthcare", "Logistics", "Financial Services"]),
  author: z.string(),
  publication_date: z.iso.datetime(),
  featured_image_url: mediaUrl,
  featured_image_url_2: mediaUrl,
  introduction: z.string(),
  section_1: z.string(),
  section_2: z.string(),
  section_3: z.string(),
  conclusion: z.string(),
  /** The article's own call to action; null for the standard block. */
  cta: z.string().nullable().default(null),
  seo_description: z.string(),
  keywords: z.string(),
  language,
});

/** A row of `blog` (podcast episodes) as in spec 3. */
const episodeSchema = z.strictObject({
  id: z.int(),
  episode: z.string(),
  blog_title: z.string(),
  summary: z.string(),
  guest_name: z.string(),
  banner: mediaUrl,
  audio_player: mediaUrl,
  created_at: z.iso.datetime(),
  keywords: z.string(),
  youtube: z.url().nullable().default(null),
  why_ceos_think_important: z.string(),
  conclusion: z.string(),
  about_guest: z.string(),
  key_takeaways: z.string(),
  action_items: z.string(),
  language,
});

/** Without number, slug and time, a draft. A sent sample issue has no recipients. */
const issueSchema = z.strictObject({
  number: z.int().nullable().default(null),
  slug: z.string().nullable().default(null),
  subject: z.string(),
  preview_text: z.string(),
  language,
  sent_at: z.iso.datetime().nullable().default(null),
  parts: z.array(z.strictObject({ kind: z.enum(issuePartKinds), title: z.string(), html: z.string() })),
});

/** Answers that are pinned to questions: the paragraph of the article that begins with this text. */
const answersSchema = z.array(z.strictObject({ question: z.string(), article: z.string(), begins: z.string() }));

export type SampleArticle = z.output<typeof articleSchema>;
export type SampleEpisode = z.output<typeof episodeSchema>;
export type SampleIssue = z.output<typeof issueSchema>;

const marked = new Marked({
  // The blank line after a block of HTML belongs to the file.
  renderer: { html: ({ text, block }) => (block ? `${text.trimEnd()}\n` : text) },
});

const toHtml = (text: string) => marked.parse(text, { async: false }).trimEnd();

type Part = { name: string; text: string };

/** Fields of a body: a comment on a line of its own names the field below it; text before the first has no name. */
const partsOf = (body: string): Part[] =>
  body
    .split(/^(?=<!-- .+ -->$)/m)
    .map((part) => /^(?:<!-- (.+) -->)?([\s\S]*)$/.exec(part))
    .map((match) => ({ name: match?.[1] ?? "", text: match?.[2]?.trim() ?? "" }))
    .filter(({ name, text }) => name || text);

const fields = (parts: readonly Part[], change = (text: string) => text) =>
  Object.fromEntries(parts.map(({ name, text }) => [name, change(text)]));

/** Sorted by file name. @throws for a file that doesn't match its schema */
async function readFolder<Row>(
  folder: string,
  schema: z.ZodType<Row>,
  parseBody: (parts: readonly Part[]) => object,
): Promise<Row[]> {
  const directory = path.join(projectRoot, "db/sample", folder);
  const names = (await readdir(directory)).filter((name) => name.endsWith(".md")).sort();
  return Promise.all(
    names.map(async (name) => {
      const { facts, text } = readFrontMatter(await readFile(path.join(directory, name), "utf8"));
      const read = schema.safeParse({ ...facts, ...parseBody(partsOf(text)) });
      if (read.success) return read.data;
      throw new Error(`${folder}/${name}: ${z.prettifyError(read.error)}`);
    }),
  );
}

/** The content of a new site, from the files beside this one. */
export async function readSamples() {
  const [answers, articles, episodes, issues] = await Promise.all([
    readFile(path.join(projectRoot, "db/sample/answers.json"), "utf8").then((text) =>
      answersSchema.parse(JSON.parse(text)),
    ),
    readFolder("articles", articleSchema, (parts) => fields(parts, toHtml)),
    // Stored as written, without conversion to HTML.
    readFolder("episodes", episodeSchema, (parts) => fields(parts)),
    readFolder("issues", issueSchema, (parts) => ({
      parts: parts.map(({ name, text }) => {
        const [kind, title = ""] = name.split(": ");
        return { kind, title, html: toHtml(text).replaceAll(betweenBlocks, "$1") };
      }),
    })),
  ]);
  return { answers, articles, episodes, issues };
}

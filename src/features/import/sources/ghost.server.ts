import { JSONParser, TokenType } from "@streamparser/json";
import { z } from "zod";
import { type SourceItem, type SourceState, UnreadableExport } from "../site-export.ts";
import { type Container, entryHead } from "./container.server.ts";
import { decodeText, encodingOf } from "./decode-text.server.ts";
import { newArticle, unique } from "./finish-items.ts";
import { ghostRules } from "./ghost-cards.ts";
import { lexicalToHtml, mobiledocToHtml } from "./ghost-documents.ts";
import { plainWords } from "./html-tree.ts";
import { ownFactsInScript, withOwnFacts } from "./own-facts.ts";
import { portableHtml } from "./portable-html.ts";
import { readDate } from "./read-date.ts";
import { sameFields } from "./same-fields.ts";

/** `index` counts from 1 within the table. */
type JsonRow = { table: string; index: number; row: unknown };

class JsonError extends Error {
  override name = "JsonError";
}

/** Paths of the object with the tables: `{db: [{data: {posts: [...]}}]}`, or an inner part of it. */
const wrappers = ["$", "$.data", "$.db.*", "$.db.*.data"];

/** Exceeds any export; each level slows down the parser for the values in it. */
const maxDepth = 200;

/** Streams the rows of a JSON file's tables. @throws JsonError with the line */
async function* readJsonRows(parts: AsyncIterable<string>, tables: ReadonlySet<string>): AsyncGenerator<JsonRow> {
  const paths = wrappers.flatMap((wrapper) => [...tables].map((table) => `${wrapper}.${table}.*`));
  // Buffering strings as bytes halves the time and saves memory.
  const parser = new JSONParser({ paths, keepStack: false, stringBufferSize: 65_536 });
  let rows: JsonRow[] = [];
  let previous: JsonRow | undefined;
  let line = 1;
  parser.onValue = ({ value, key, stack }) => {
    rows.push({ table: String(stack.at(-1)?.key), row: value, index: Number(key) + 1 });
  };
  let depth = 0;
  parser.onToken = ({ token }) => {
    if (token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET) depth += 1;
    if (token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET) depth -= 1;
    if (depth > maxDepth) throw new JsonError(`Its parts are nested too deeply, in line ${line}.`);
  };
  for await (const part of parts) {
    for (const piece of part.split(/(?<=\n)/)) {
      try {
        parser.write(piece);
      } catch (thrown) {
        if (thrown instanceof JsonError) throw thrown;
        const last = rows.at(-1) ?? previous;
        const after = last ? `, after row ${last.index} of "${last.table}"` : "";
        throw new JsonError(`The JSON is malformed in line ${line}${after}.`);
      }
      if (piece.endsWith("\n")) line += 1;
    }
    yield* rows;
    previous = rows.at(-1) ?? previous;
    rows = [];
  }
  if (!parser.isEnded) throw new JsonError(`The file ends too early, in line ${line}.`);
}

const id = z.union([z.string(), z.number()]).transform(String);
const text = z.string().nullish();
const date = z
  .union([z.string(), z.number().transform((time) => new Date(time).toISOString())])
  .nullish()
  .catch(null);

const postSchema = z.object({
  id,
  ...sameFields(text, "title", "slug", "html", "lexical", "mobiledoc", "plaintext", "custom_excerpt", "canonical_url"),
  ...sameFields(text, "feature_image", "feature_image_alt", "feature_image_caption", "meta_title", "meta_description"),
  ...sameFields(text, "type", "status", "uuid", "visibility", "codeinjection_head", "codeinjection_foot"),
  ...sameFields(date, "published_at", "updated_at", "created_at"),
  ...sameFields(z.unknown().optional(), "page", "email_only"),
  author_id: id.nullish(),
});
type Post = z.infer<typeof postSchema>;

const metaSchema = z.object({
  post_id: id,
  ...sameFields(text, "meta_title", "meta_description", "feature_image_alt", "feature_image_caption"),
  email_only: z.unknown().optional(),
});
const namedSchema = z.object({ id, ...sameFields(text, "name", "slug", "visibility") });
const linkSchema = z.object({
  post_id: id,
  ...sameFields(id.optional(), "tag_id", "author_id"),
  sort_order: z.number().nullish(),
});

type Link = { to: string; order: number };
type Facts = {
  meta: Map<string, z.infer<typeof metaSchema>>;
  tags: Map<string, string>;
  users: Map<string, string>;
  postTags: Map<string, Link[]>;
  postAuthors: Map<string, Link[]>;
};

const factTables = new Set(["posts_meta", "tags", "users", "posts_tags", "posts_authors"]);
const posts = new Set(["posts"]);

async function* rows(container: Container, entry: string, tables: ReadonlySet<string>) {
  const open = () => container.open(entry);
  const encoding = await encodingOf(await entryHead(container, entry, 4096), open, entry);
  try {
    yield* readJsonRows(decodeText(await open(), encoding), tables);
  } catch (thrown) {
    throw thrown instanceof JsonError ? new UnreadableExport(`${entry}: ${thrown.message}`) : thrown;
  }
}

function parse<T>(schema: z.ZodType<T>, row: unknown, place: string): T {
  const read = schema.safeParse(row);
  if (read.success) return read.data;
  throw new UnreadableExport(
    `${place} cannot be read: "${read.error.issues[0]?.path.join(".")}" is not as Ghost writes it.`,
  );
}

async function readFacts(container: Container, entry: string): Promise<Facts> {
  const facts: Facts = {
    meta: new Map(),
    tags: new Map(),
    users: new Map(),
    postTags: new Map(),
    postAuthors: new Map(),
  };
  for await (const { table, row, index } of rows(container, entry, factTables)) {
    const place = `${entry}, row ${index} of "${table}"`;
    if (table === "posts_meta") {
      const meta = parse(metaSchema, row, place);
      facts.meta.set(meta.post_id, meta);
    } else if (table === "tags" || table === "users") {
      const { id: key, name, visibility } = parse(namedSchema, row, place);
      // Internal tags are for themes.
      if (name && !(table === "tags" && (visibility === "internal" || name.startsWith("#"))))
        facts[table].set(key, name);
    } else {
      const { post_id, tag_id, author_id, sort_order } = parse(linkSchema, row, place);
      const links = table === "posts_tags" ? facts.postTags : facts.postAuthors;
      const to = (table === "posts_tags" ? tag_id : author_id) ?? "";
      links.set(post_id, [...(links.get(post_id) ?? []), { to, order: sort_order ?? 0 }]);
    }
  }
  return facts;
}

const namesOf = (links: Link[] | undefined, names: ReadonlyMap<string, string>) =>
  unique((links ?? []).toSorted((a, b) => a.order - b.order).map(({ to }) => names.get(to)));

/** Ghost's exports have a placeholder instead of the site's URL; paths remain. */
const ownPath = (value: string) => value.replaceAll(/__GHOST_URL__(?=\/|"|$|\b)/g, "");

function htmlOf(post: Post, notes: Set<string>): string {
  if (post.html?.trim()) {
    const hasEmailText = /(?:"type":|\[)"email(?:-cta)?"/.test(post.lexical || (post.mobiledoc ?? ""));
    if (hasEmailText) notes.add("Text that only its emails showed was left out.");
    return post.html;
  }
  try {
    if (post.lexical) return lexicalToHtml(ownPath(post.lexical), notes);
    if (post.mobiledoc) return mobiledocToHtml(ownPath(post.mobiledoc), notes);
  } catch {
    notes.add("Its text could not be read from Ghost's editor, so only its words come over.");
  }
  return (post.plaintext ?? "")
    .split(/\n{2,}/)
    .map((part) => (part ? `<p>${part.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</p>` : ""))
    .join("");
}

const isSet = (value: unknown) => value === true || value === 1;

/** In HTML a comment, in Lexical a property. */
const gatedBlock = /(?:<!--\s*kg-gated-block:begin[^>]*|")nonMember"?:\s*false/;

function stateOf(post: Post, isEmailOnly: boolean, notes: Set<string>): SourceState {
  const isPaid = post.visibility === "paid" || post.visibility === "tiers";
  const isForMembers = post.visibility === "members";
  const isGated = gatedBlock.test(post.html?.trim() || (post.lexical ?? ""));
  if (isPaid) notes.add("Only paying members could read it, so it comes as a draft.");
  if (isEmailOnly) notes.add("It was only sent by email, so it comes as a draft.");
  if (isForMembers) notes.add("Only members could read it, so it comes as a draft.");
  if (isGated) notes.add("Only members could read a part of it, so it comes as a draft.");
  if (isPaid || isForMembers || isGated || isEmailOnly) return "draft";
  return post.status === "scheduled" || post.status === "published" ? post.status : "draft";
}

function articleOf(post: Post, facts: Facts, place: string): SourceItem {
  const notes = new Set<string>();
  const meta = facts.meta.get(post.id);
  const authors = namesOf(facts.postAuthors.get(post.id), facts.users);
  const first = facts.users.get(post.author_id ?? "");
  const picture = post.feature_image ? ownPath(post.feature_image) : "";
  const caption = plainWords(meta?.feature_image_caption ?? post.feature_image_caption ?? "");
  if (caption) notes.add(`The caption of its picture was left out: "${caption}".`);
  const state = stateOf(post, isSet(meta?.email_only) || isSet(post.email_only) || post.status === "sent", notes);
  const ownFacts = ownFactsInScript(ownPath(post.codeinjection_head ?? ""));
  if (post.codeinjection_foot?.trim() || (post.codeinjection_head?.trim() && !ownFacts))
    notes.add("Its own code for the page's head or foot was left out.");
  const article = newArticle({
    kind: post.type === "page" || isSet(post.page) ? "page" : "article",
    key: post.id,
    // Ghost's feed uses the id as guid.
    guid: post.id,
    place,
    title: post.title === "(Untitled)" ? "" : (post.title ?? ""),
    slug: post.slug ?? "",
    html: portableHtml(ownPath(htmlOf(post, notes)), [ghostRules(notes)], notes),
    excerpt: post.custom_excerpt ?? "",
    state,
    publishedAt: readDate(post.published_at) ?? (state === "draft" ? null : readDate(post.created_at)),
    updatedAt: readDate(post.updated_at),
    tags: namesOf(facts.postTags.get(post.id), facts.tags),
    authors: authors.length > 0 ? authors : unique([first]),
    picture: picture ? { url: picture, alt: meta?.feature_image_alt ?? post.feature_image_alt ?? "" } : null,
    canonicalUrl: post.canonical_url ? ownPath(post.canonical_url) : null,
    metaTitle: meta?.meta_title ?? post.meta_title ?? null,
    metaDescription: meta?.meta_description ?? post.meta_description ?? null,
    notes: [...notes],
    oldUrls: unique([post.slug && `/${post.slug}/`, post.uuid && `/p/${post.uuid}/`]),
  });
  return withOwnFacts(article, ownFacts);
}

/** Reads related tables first, then streams posts. @throws UnreadableExport */
export async function* readGhost(container: Container, entry: string): AsyncGenerator<SourceItem> {
  const facts = await readFacts(container, entry);
  let isEmpty = true;
  for await (const { row, index } of rows(container, entry, posts)) {
    isEmpty = false;
    const place = `${entry}, post ${index}`;
    const post = postSchema.safeParse(row);
    if (post.success) yield articleOf(post.data, facts, place);
    else
      yield {
        kind: "problem",
        place,
        sentence: `Its field "${post.error.issues[0]?.path.join(".")}" is not as Ghost writes it.`,
      };
  }
  if (isEmpty) throw new UnreadableExport(`${entry} holds no posts as Ghost exports them.`);
}

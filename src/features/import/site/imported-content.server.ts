import type { Db } from "../../../server-context/db.ts";
import type { SignedInUser } from "../../../server-context/request-context.ts";
import { deleteArticles, openArticle, saveArticle } from "../../articles/editing/article-editing.server.ts";
import type { PublicationState, SaveIntent, SaveResult } from "../../content-drafts/editing.ts";
import { deleteEpisodes, openEpisode, saveEpisode } from "../../episodes/editing/episode-editing.server.ts";
import { deletePages, freeSlug, openPage, savePage } from "../../own-pages/editing/page-editing.server.ts";
import { digestOf } from "./import-context.server.ts";

type Content = Record<string, string>;
type Save = { id: number; base: string; content: Content; intent: SaveIntent };
type Opened = { base: string; state: PublicationState; stored: Content };

/** What an import needs of a noun. */
type Noun = {
  /** Also changes when a scheduled item is published, so it isn't part of the digest. */
  dateField: string;
  open: (db: Db, user: SignedInUser, id: number) => Promise<Opened | null>;
  save: (db: Db, user: SignedInUser, save: Save) => Promise<SaveResult<Content>>;
  remove: (db: Db, user: SignedInUser, ids: readonly number[]) => Promise<unknown>;
  /** The first unused of slug, slug-2, slug-3 and so on. */
  freeSlug?: (db: Db, slug: string) => Promise<string>;
  /** Fields that are never taken from an export. */
  ownFields: readonly string[];
};

async function freeArticleSlug(db: Db, slug: string): Promise<string> {
  for (let count = 1; ; count += 1) {
    const candidate = count === 1 ? slug : `${slug}-${count}`;
    const existing = await db.selectFrom("blog_articles").select("id").where("slug", "=", candidate).executeTakeFirst();
    if (!existing) return candidate;
  }
}

export const nouns: Readonly<Record<"article" | "page" | "episode", Noun>> = {
  article: {
    dateField: "publicationDate",
    open: openArticle,
    save: saveArticle as Noun["save"],
    remove: deleteArticles,
    freeSlug: freeArticleSlug,
    ownFields: ["slug"],
  },
  page: {
    dateField: "publishedAt",
    open: openPage,
    save: savePage as Noun["save"],
    remove: deletePages,
    freeSlug,
    ownFields: ["slug", "menu", "footer"],
  },
  episode: {
    dateField: "createdAt",
    open: openEpisode,
    save: saveEpisode as Noun["save"],
    remove: deleteEpisodes,
    ownFields: [],
  },
};

export type ImportedKind = keyof typeof nouns;

/** Digests of 0.2.0 don't include these fields, so they count only when filled. */
const newerFields = new Set([
  "searchTitle",
  "canonicalUrl",
  "season",
  "soundbites",
  "episodeType",
  "explicit",
  "language",
]);

/** Differs once the item has been edited here. */
export function storedDigest(kind: ImportedKind, stored: Content): string {
  const { dateField } = nouns[kind];
  const compared = Object.entries(stored).filter(
    ([name, text]) => name !== dateField && (text || !newerFields.has(name)),
  );
  return digestOf(Object.fromEntries(compared));
}

/** The importing administrator, even after the account is deleted. */
export async function importer(db: Db, email: string): Promise<SignedInUser> {
  const user = await db.selectFrom("auth_users").select(["id", "name"]).where("email", "=", email).executeTakeFirst();
  return { id: user?.id ?? "import", email, name: user?.name ?? email, role: "admin" };
}

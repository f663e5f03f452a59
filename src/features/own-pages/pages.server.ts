import { DomUtils, parseDocument } from "htmlparser2";
import { sql } from "kysely";
import type { PlacedPage } from "../../facts/navigation.ts";
import type { Site } from "../../facts/site.ts";
import { slugPattern } from "../../lib/slug.ts";
import { langOf } from "../../lib/text-language.ts";
import type { Db } from "../../server-context/db.ts";
import { asWritten, makeReadable, withPublicLinks } from "../content-drafts/readable-html.server.ts";
import { otherLanguage } from "../content-drafts/rows/other-language.server.ts";
import { storedHtml } from "../content-drafts/stored-html.server.ts";
import type { OwnPage } from "./page.ts";
import { readVisibleSections } from "./read-sections.ts";
import type { Section } from "./section-kinds.ts";

/** A due page counts as published even while its row still says "scheduled". */
const isPublic = sql<boolean>`(status = 'published' or (status = 'scheduled' and published_at <= now()))`;

export async function isPublicPage(db: Db, slug: string): Promise<boolean> {
  if (!slugPattern.test(slug)) return false;
  const row = db.selectFrom("pages").select("id").where("slug", "=", slug).where(isPublic);
  return (await row.executeTakeFirst()) !== undefined;
}

/** Null unless the page is public. */
export async function getOwnPage(db: Db, slug: string): Promise<OwnPage | null> {
  if (!slugPattern.test(slug)) return null;
  const row = await db
    .selectFrom("pages")
    .select(["id", "title", "description", "sections", "updated_at", otherLanguage("language").as("language")])
    .where("slug", "=", slug)
    .where(isPublic)
    .executeTakeFirst();
  if (!row) return null;
  const sections = readVisibleSections(row.sections);
  const { id, title, description, language } = row;
  return { id, slug, title, description, sections, ...langOf(language), updatedAt: row.updated_at.toISOString() };
}

export async function listOwnPages(db: Db): Promise<Pick<OwnPage, "slug" | "title" | "description" | "updatedAt">[]> {
  const rows = await db
    .selectFrom("pages")
    .select(["slug", "title", "description", "updated_at"])
    .where(isPublic)
    .orderBy("title")
    .orderBy("id")
    .execute();
  return rows.flatMap(({ slug, updated_at, ...row }) =>
    slug === null ? [] : [{ ...row, slug, updatedAt: updated_at.toISOString() }],
  );
}

/** Public pages in menu or footer. */
export async function listPlacedPages(db: Db): Promise<PlacedPage[]> {
  const rows = await db
    .selectFrom("pages")
    .select(["slug", "title", "description", "menu", "footer"])
    .where(isPublic)
    .where((where) => where.or([where("menu", "<>", ""), where("footer", "<>", "")]))
    .orderBy("id")
    .execute();
  return rows.flatMap(({ slug, description, ...row }) =>
    slug === null ? [] : [{ ...row, slug, line: row.menu ? description : "" }],
  );
}

/** For `sizes` of pictures within a text. */
const textSizes = "(width >= 48rem) 680px, 100vw";

/** Sanitised again, without links to hidden pages, and with the markup that tables, pictures and code need. */
export function readableSections(site: Site, sections: readonly Section[]): Section[] {
  const page = { tables: 0 };
  return sections.map((section) => {
    if (section.kind !== "text") return section;
    const document = parseDocument(withPublicLinks(site, storedHtml(section.words.html)), asWritten);
    makeReadable(document, { site, sizes: textSizes, page });
    return { ...section, words: { ...section.words, html: DomUtils.getOuterHTML(document, asWritten) } };
  });
}

/** Publishes due pages, which notifies the watchers of content. @returns their ids */
export async function publishDuePages(db: Db): Promise<number[]> {
  const rows = await db
    .updateTable("pages")
    .set({ status: "published" })
    .where("status", "=", "scheduled")
    .where("published_at", "<=", sql<Date>`now()`)
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

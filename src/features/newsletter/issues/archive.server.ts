import { DomUtils, parseDocument } from "htmlparser2";
import type { Selectable } from "kysely";
import { defaultSite, type Site } from "../../../facts/site.ts";
import { langOf } from "../../../lib/text-language.ts";
import type { Db, Schema } from "../../../server-context/db.ts";
import { asWritten, makeReadable, withPublicLinks } from "../../content-drafts/readable-html.server.ts";
import { otherLanguage } from "../../content-drafts/rows/other-language.server.ts";
import { sanitiseHtml } from "../../content-drafts/sanitise-html.server.ts";
import type { ArchivedIssue, ArchivedSummary, ReadableIssue } from "./archived-issue.ts";
import { withoutMarks } from "./fill-marks.ts";
import type { Issue, IssuePart } from "./issue.ts";

/** Ten years of Sundays. */
const maxArchivedIssues = 520;
const pictureSizes = "(min-width: 48rem) 680px, 92vw";

export const selectArchived = (db: Db) =>
  db
    .selectFrom("newsletter_issues")
    // Issues still being sent are included: emails already link to them.
    .where("status", "<>", "cancelled")
    .where("in_archive", "=", true)
    .where("deleted_at", "is", null)
    .where("slug", "is not", null)
    .where("frozen_at", "is not", null);

const summaryColumns = [
  ...(["number", "slug", "subject", "preview_text", "frozen_at", "updated_at"] as const),
  otherLanguage("language").as("language"),
] as const;

const selectTexts = (db: Db) => selectArchived(db).select([...summaryColumns, "parts"]);

type SummaryRow = Pick<
  Selectable<Schema["newsletter_issues"]>,
  "number" | "slug" | "subject" | "preview_text" | "frozen_at" | "updated_at" | "language"
>;

const summaryOf = (row: SummaryRow): ArchivedSummary => ({
  number: row.number,
  slug: row.slug ?? "",
  subject: withoutMarks(row.subject),
  previewText: withoutMarks(row.preview_text),
  ...langOf(row.language),
  sentAt: (row.frozen_at ?? row.updated_at).toISOString(),
  updatedAt: row.updated_at.toISOString(),
});

/** Without recipient marks and empty parts. */
const publicParts = (site: Site, parts: readonly IssuePart[]): IssuePart[] =>
  parts
    .map((part) => ({
      ...part,
      title: withoutMarks(part.title),
      html: withPublicLinks(site, withoutMarks(sanitiseHtml(part.html))),
    }))
    .filter(({ html }) => html.trim() !== "");

/** Adds better image formats and scrollable tables. */
export function readableParts(site: Site, parts: readonly IssuePart[]): IssuePart[] {
  const page = { tables: 0 };
  return publicParts(site, parts).map((part) => {
    const document = parseDocument(part.html, asWritten);
    makeReadable(document, { site, sizes: pictureSizes, page });
    return { ...part, html: DomUtils.getOuterHTML(document, asWritten) };
  });
}

export async function listArchive(db: Db): Promise<ArchivedSummary[]> {
  const rows = await selectArchived(db)
    .select(summaryColumns)
    .orderBy("frozen_at", "desc")
    .orderBy("id", "desc")
    .limit(maxArchivedIssues)
    .execute();
  return rows.map(summaryOf);
}

export async function listArchivedTexts(site: Site, db: Db, count: number): Promise<ArchivedIssue[]> {
  const rows = await selectTexts(db).orderBy("frozen_at", "desc").orderBy("id", "desc").limit(count).execute();
  return rows.map((row) => ({ ...summaryOf(row), parts: publicParts(site, row.parts) }));
}

/** For the passage index: links to hidden pages remain. Null if it has no public page. */
export async function findArchivedText(db: Db, id: number): Promise<ArchivedIssue | null> {
  const row = await selectTexts(db).where("id", "=", id).executeTakeFirst();
  return row ? { ...summaryOf(row), parts: publicParts(defaultSite, row.parts) } : null;
}

/** With its neighbours; null if it has no public page. */
export async function getArchived(site: Site, db: Db, slug: string): Promise<ReadableIssue | null> {
  const row = await selectTexts(db).where("slug", "=", slug).executeTakeFirst();
  if (!row) return null;
  const all = await listArchive(db);
  const position = all.findIndex((issue) => issue.slug === slug);
  return {
    ...summaryOf(row),
    parts: readableParts(site, row.parts),
    previous: all[position + 1] ?? null,
    next: position > 0 ? (all[position - 1] ?? null) : null,
    count: all.length,
  };
}

export function previewReadable(site: Site, issue: Issue, now: Date): ReadableIssue {
  return {
    number: issue.number,
    slug: issue.slug,
    subject: withoutMarks(issue.subject) || "Without a subject yet",
    previewText: withoutMarks(issue.previewText),
    sentAt: issue.sendingStartedAt ?? issue.scheduledAt ?? now.toISOString(),
    updatedAt: issue.updatedAt,
    parts: readableParts(site, issue.parts),
    ...langOf(issue.lang),
    previous: null,
    next: null,
    count: 0,
  };
}

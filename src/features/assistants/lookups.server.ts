import type { SiteContext } from "../../server-context/request-context.ts";
import { askArchive } from "../ask/ask.server.ts";
import { listQuestions } from "../ask/questions.admin.server.ts";
import { passageHref } from "../ask/sources.ts";
import { searchRecords } from "../overview/search/admin-search.server.ts";
import type { FoundKind } from "../overview/search/found-record.ts";
import { listPagesForAdmin } from "../own-pages/editing/page-editing.server.ts";
import { findTexts } from "../texts/find-texts.server.ts";
import { readWhatWorks } from "../visits/what-works.server.ts";
import type { WorkSpan } from "../visits/what-works.ts";
import type { Assistant } from "./connections/connection.ts";
import type { DraftedKind } from "./content-drafts.server.ts";

const contentKinds: readonly FoundKind[] = ["article", "episode", "issue", "page", "media"];
const personalKinds: readonly FoundKind[] = ["lead", "booking"];

type NamedKind = FoundKind | DraftedKind;

/** For assistants, a "page" is the texts of a built-in page. */
const kindName = (kind: FoundKind): NamedKind => (kind === "page" ? "own-page" : kind);

const adminPaths: Partial<Record<NamedKind, string>> = {
  article: "/admin/articles",
  episode: "/admin/episodes",
  issue: "/admin/newsletter",
  "own-page": "/admin/pages/own",
  media: "/admin/media",
  lead: "/admin/leads",
  booking: "/admin/bookings",
};

/** URL of its screen in the admin area. */
export const adminUrl = (siteUrl: string, kind: NamedKind, id: number): string =>
  `${siteUrl}${adminPaths[kind] ?? "/admin"}/${id}`;

/** The owner's own pages, including drafts. */
export async function listPages({ db, siteUrl }: SiteContext) {
  const pages = await listPagesForAdmin(db);
  return pages.map(({ id, title, slug, state }) => ({
    kind: "own-page",
    id,
    title,
    slug,
    state,
    open: adminUrl(siteUrl, "own-page", id),
  }));
}

/** Finds records by title, own pages by all their text, page texts, and public passages; people only within the scope. */
export async function findEverything(context: SiteContext & { assistant: Assistant }, words: string) {
  const { db, siteUrl, assistant } = context;
  const kinds = assistant.scopes.includes("people:read") ? [...contentKinds, ...personalKinds] : contentKinds;
  const [records, texts, archive] = await Promise.all([
    searchRecords(db, words),
    findTexts(context, words),
    askArchive(context, words),
  ]);
  return {
    records: records
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ kind: recordKind, id, title, note, at }) => {
        const kind = kindName(recordKind);
        return { kind, id, title, note, at, open: adminUrl(siteUrl, kind, id) };
      }),
    pageWords: texts.map(({ page, title, text }) => ({ page, section: title, text })),
    published: archive.selected.map((passage) => ({
      title: passage.title,
      text: passage.text,
      url: siteUrl + passageHref(passage),
    })),
  };
}

const maxQuestions = 50;

/** Visitors' questions of 90 days without a helpful answer, most frequent first. */
export async function listUnanswered({ db }: SiteContext) {
  const { questions } = await listQuestions(db, { search: "", sort: "-times", page: 1, answered: "no" });
  return questions.slice(0, maxQuestions).map(({ text, times, lastAsked }) => ({ text, times, lastAsked }));
}

const maxRows = 25;

/** Aggregate figures only: views and conversions, nothing about individuals. */
export async function readFigures({ db, content }: SiteContext, days: WorkSpan, now: Date) {
  const { rows, totals, podcast } = await readWhatWorks({ db, content }, days, now);
  const shown = rows.toSorted((a, b) => b.views - a.views).slice(0, maxRows);
  return {
    days,
    totals,
    downloads: podcast.total,
    contents: shown.map(({ kind, title, path, views, stayed, last }) => ({
      kind,
      title,
      path,
      views,
      stayed,
      followed: last,
    })),
  };
}

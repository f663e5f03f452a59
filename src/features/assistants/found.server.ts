import type { SiteContext } from "../../server-context/request-context.ts";
import { askArchive } from "../ask/ask.server.ts";
import { listQuestions } from "../ask/questions.admin.server.ts";
import { passageHref } from "../ask/sources.ts";
import { searchRecords } from "../overview/search/admin-search.server.ts";
import type { FoundKind } from "../overview/search/found-record.ts";
import { findTexts } from "../texts/find-texts.server.ts";
import { readWhatWorks } from "../visits/what-works.server.ts";
import type { WorkSpan } from "../visits/what-works.ts";
import type { Assistant } from "./connections/connection.ts";

const contentKinds: readonly FoundKind[] = ["article", "episode", "issue", "media"];
const personalKinds: readonly FoundKind[] = ["lead", "booking"];

const adminPaths: Partial<Record<FoundKind, string>> = {
  article: "/admin/articles",
  episode: "/admin/episodes",
  issue: "/admin/newsletter",
  media: "/admin/media",
  lead: "/admin/leads",
  booking: "/admin/bookings",
};

/** Where the owner opens it. */
export const adminUrl = (siteUrl: string, kind: FoundKind, id: number): string =>
  `${siteUrl}${adminPaths[kind] ?? "/admin"}/${id}`;

/** Records by title, page words, and passages of what is published; people only within the scope. */
export async function findEverything(context: SiteContext & { assistant: Assistant }, words: string) {
  const { db, siteUrl, assistant } = context;
  const kinds = assistant.scopes.includes("people:read") ? [...contentKinds, ...personalKinds] : contentKinds;
  const [records, texts, asked] = await Promise.all([
    searchRecords(db, words),
    findTexts(context, words),
    askArchive(context, words),
  ]);
  return {
    records: records
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ kind, id, title, note, at }) => ({ kind, id, title, note, at, open: adminUrl(siteUrl, kind, id) })),
    pageWords: texts.map(({ page, title, text }) => ({ page, section: title, text })),
    published: asked.shown.map((passage) => ({
      title: passage.title,
      text: passage.text,
      url: siteUrl + passageHref(passage),
    })),
  };
}

const maxQuestions = 50;

/** Asked by visitors within 90 days and without an answer that helped; the most frequent first. */
export async function listUnanswered({ db }: SiteContext) {
  const { questions } = await listQuestions(db, { search: "", sort: "-times", page: 1, answered: "no" });
  return questions.slice(0, maxQuestions).map(({ text, times, lastAsked }) => ({ text, times, lastAsked }));
}

const maxRows = 25;

/** Figures only: what was read and what followed, without anyone's mark. */
export async function readFigures({ db, content }: SiteContext, days: WorkSpan, now: Date) {
  const { rows, totals, podcast } = await readWhatWorks({ db, content }, days, now);
  const shown = rows.toSorted((one, other) => other.views - one.views).slice(0, maxRows);
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

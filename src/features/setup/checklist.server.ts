import { sql } from "kysely";
import { hiddenPageIn } from "../../facts/hidden-pages.ts";
import type { Db } from "../../server-context/db.ts";
import type { SiteContext } from "../../server-context/request-context.ts";
import { getMailServer } from "../email/mail-server.server.ts";
import type { DownloadName } from "../leads/download.ts";
import { legalNames } from "../settings/legal-text.ts";
import { getEditedLegalText } from "../settings/legal-texts.server.ts";
import { readSettings } from "../settings/settings.server.ts";
import { readPages } from "../texts/page-texts.server.ts";
import { listSampleSentences } from "../texts/sample-sentences.server.ts";
import { type ChecklistFacts, type ChecklistItem, checklistOf } from "./checklist.ts";
import { listSampleDownloads } from "./downloads.server.ts";
import { hasProof } from "./samples.ts";
import { getOpening } from "./setup.server.ts";
import { isSiteOpen } from "./visibility.server.ts";

/** Whether the site has a public article other than the samples. */
async function hasOwnArticle(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select from blog_articles a
    where (a.status = 'published' or (a.status = 'scheduled' and coalesce(a.publication_date, a.created_at) <= now()))
      and not exists (select from sample_items s where s.kind = 'article' and s.item_id = a.id and s.name = a.slug)
    limit 1`.execute(db);
  return rows.length > 0;
}

/** Titles of bookable calls whose link or place is announced by email. */
async function callsWithoutPlace(db: Db): Promise<string[]> {
  const types = await db
    .selectFrom("event_types")
    .select("title")
    .where("active", "=", true)
    .where("meets", "<>", "phone")
    .where(sql<boolean>`coalesce(place, '') = ''`)
    .orderBy("position")
    .execute();
  return types.map(({ title }) => title);
}

const downloadPages: Readonly<Record<DownloadName, string>> = {
  ebook: "/ebook",
  "healthcare-guide": "/solutions/healthcare/ai-sop-agent",
};

type Context = Pick<SiteContext, "db" | "outbox" | "site">;

/** What is left to do before the site opens; empty once it is open. */
export async function getChecklist(context: Context): Promise<ChecklistItem[]> {
  if (await isSiteOpen(context.db)) return [];
  const { changed } = await readSettings(context.db);
  return checklistOf(context.site, changed, await readChecklistFacts(context));
}

export async function readChecklistFacts({ db, outbox }: Omit<Context, "site">): Promise<ChecklistFacts> {
  const [{ items, proof }, legal, hasArticle, { hidden = {} }, samplePages, calls, downloads, mailServer] =
    await Promise.all([
      getOpening(db, new Date()),
      Promise.all(legalNames.map(async (name) => ({ name, text: await getEditedLegalText(db, name) }))),
      hasOwnArticle(db),
      readPages(db),
      listSampleSentences(db),
      callsWithoutPlace(db),
      listSampleDownloads(db),
      getMailServer(db),
    ]);
  return {
    hasMailServer: outbox === undefined || mailServer !== null,
    hasOwnArticle: hasArticle,
    samplePages,
    callsWithoutPlace: calls,
    sampleDownloads: downloads.filter((name) => !hiddenPageIn(hidden, downloadPages[name])),
    hasSamples: items.some(({ isPublic }) => isPublic) || hasProof(proof),
    ownLegalTexts: legal.flatMap(({ name, text }) => (text.html === null ? [] : [name])),
  };
}

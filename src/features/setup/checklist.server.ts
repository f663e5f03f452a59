import { sql } from "kysely";
import { hiddenPageIn } from "../../facts/hidden-pages.ts";
import type { Db } from "../../server-context/db.ts";
import type { SiteContext } from "../../server-context/request-context.ts";
import { getMailServer } from "../email/mail-server.server.ts";
import type { DownloadName } from "../leads/download.ts";
import { legalNames } from "../settings/legal-text.ts";
import { getEditedLegalText } from "../settings/legal-texts.server.ts";
import { readSettings } from "../settings/settings.server.ts";
import { loadEveryText } from "../texts/every-text.server.ts";
import { sampleSections, sampleTextPages } from "../texts/invented-texts.ts";
import { readPages } from "../texts/page-texts.server.ts";
import { type ChecklistItem, checklistOf } from "./checklist.ts";
import { listSampleDownloads } from "./downloads.server.ts";
import { hasProof } from "./samples.ts";
import { getOpening } from "./setup.server.ts";

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

/** What is left to do before the site opens; empty once it is open. */
export async function getChecklist({
  site,
  db,
  outbox,
}: Pick<SiteContext, "db" | "outbox" | "site">): Promise<ChecklistItem[]> {
  const opening = await getOpening(db, new Date());
  if (opening.isOpen) return [];
  const [{ changed }, legal, hasArticle, { texts, hidden = {} }, calls, downloads, mailServer] = await Promise.all([
    readSettings(db),
    Promise.all(legalNames.map(async (name) => ({ name, text: await getEditedLegalText(db, name) }))),
    hasOwnArticle(db),
    readPages(db),
    callsWithoutPlace(db),
    listSampleDownloads(db),
    getMailServer(db),
    loadEveryText(),
  ]);
  const pages = sampleTextPages.map((page) => ({
    page,
    sections: hiddenPageIn(hidden, page) ? [] : sampleSections(page, texts[page] ?? {}),
  }));
  return checklistOf(site, changed, {
    hasMailServer: outbox === undefined || mailServer !== null,
    hasOwnArticle: hasArticle,
    samplePages: pages,
    callsWithoutPlace: calls,
    sampleDownloads: downloads.filter((name) => !hiddenPageIn(hidden, downloadPages[name])),
    hasSamples: opening.items.length > 0 || hasProof(opening.proof),
    ownLegalTexts: legal.flatMap(({ name, text }) => (text.html === null ? [] : [name])),
  });
}

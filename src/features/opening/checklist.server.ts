import { hiddenPageOf } from "../../facts/hidden-pages.ts";
import type { SiteContext } from "../../server-context/request-context.ts";
import { getMailServer } from "../email/mail-server.server.ts";
import { legalNames } from "../settings/legal-text.ts";
import { getEditedLegalText } from "../settings/legal-texts.server.ts";
import { readSettings } from "../settings/settings.server.ts";
import { inventedTexts, sampleSections } from "../texts/invented-texts.ts";
import { readPages } from "../texts/page-texts.server.ts";
import { type ChecklistItem, checklistOf } from "./checklist.ts";
import { getOpening } from "./opening.server.ts";
import { hasProof } from "./samples.ts";

export async function getChecklist({ db, outbox }: Pick<SiteContext, "db" | "outbox">): Promise<ChecklistItem[]> {
  const [{ changed }, legal, published, { texts, hidden = {} }, opening, mailServer] = await Promise.all([
    readSettings(db),
    Promise.all(legalNames.map(async (name) => ({ name, text: await getEditedLegalText(db, name) }))),
    db
      .selectFrom("audit_log")
      .select("id")
      .where("subject_kind", "=", "article")
      .where("action", "=", "article.publish")
      .limit(1)
      .executeTakeFirst(),
    readPages(db),
    getOpening(db, new Date()),
    getMailServer(db),
  ]);
  const pages = (Object.keys(inventedTexts) as (keyof typeof inventedTexts)[]).map((page) => ({
    page,
    sections: hiddenPageOf(page, hidden) ? [] : sampleSections(page, texts[page] ?? {}),
  }));
  return checklistOf(changed, {
    hasMailServer: outbox === undefined || mailServer !== null,
    hasOwnArticle: published !== undefined,
    samplePages: pages,
    // An open site shows none of the proof that came with it.
    hasSamples: opening.items.length > 0 || (!opening.isOpen && hasProof(opening.proof)),
    isOpen: opening.isOpen,
    ownLegalTexts: legal.flatMap(({ name, text }) => (text.html === null ? [] : [name])),
  });
}

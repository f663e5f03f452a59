import { isSampleCareer } from "../../facts/samples.ts";
import type { SiteContext } from "../../server-context/request-context.ts";
import { getMailServer } from "../email/mail-server.server.ts";
import { type ChecklistItem, checklistOf } from "./checklist.ts";
import { legalNames } from "./legal-text.ts";
import { getEditedLegalText } from "./legal-texts.server.ts";
import { readSettings } from "./settings.server.ts";

export async function getChecklist({ db, outbox }: Pick<SiteContext, "db" | "outbox">): Promise<ChecklistItem[]> {
  const [{ changed }, legal, published, mailServer] = await Promise.all([
    readSettings(db),
    Promise.all(legalNames.map(async (name) => ({ name, text: await getEditedLegalText(db, name) }))),
    db
      .selectFrom("audit_log")
      .select("id")
      .where("subject_kind", "=", "article")
      .where("action", "=", "article.publish")
      .limit(1)
      .executeTakeFirst(),
    getMailServer(db),
  ]);
  return checklistOf(changed, {
    hasMailServer: outbox === undefined || mailServer !== null,
    hasOwnArticle: published !== undefined,
    hasOwnCareer: !isSampleCareer,
    ownLegalTexts: legal.flatMap(({ name, text }) => (text.html === null ? [] : [name])),
  });
}

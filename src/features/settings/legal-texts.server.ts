import { type Failure, fail, ok, type Result } from "../../lib/result.ts";
import type { Db } from "../../server-context/db.ts";
import { recordAudit } from "../audit/audit.server.ts";
import { sanitiseHtml } from "../content-drafts/sanitise-html.server.ts";
import { type EditedLegalText, type LegalName, type LegalText, legalProblem, withAnchors } from "./legal-text.ts";
import { storeSetting } from "./settings.server.ts";

const keyOf = (name: LegalName) => `legal-${name}`;

export async function getEditedLegalText(db: Db, name: LegalName): Promise<EditedLegalText> {
  const row = await db
    .selectFrom("site_settings")
    .select(["value", "version", "updated_at", "updated_by"])
    .where("key", "=", keyOf(name))
    .executeTakeFirst();
  if (!row) return { html: null, version: 0, updated: null, updatedBy: null };
  const { html } = row.value;
  return {
    html: typeof html === "string" ? html : null,
    version: row.version,
    updated: row.updated_at.toISOString(),
    updatedBy: row.updated_by,
  };
}

/** Sanitised; null if unchanged from the file. */
export async function getLegalText(db: Db, name: LegalName): Promise<LegalText | null> {
  const { html, updated } = await getEditedLegalText(db, name);
  return html === null || updated === null ? null : { ...withAnchors(sanitiseHtml(html)), updated };
}

/**
 * `html` null restores the file's text; `replaced` is stored as an earlier version.
 * "conflict": saved elsewhere since it was read; "invalid": the page could not show it.
 */
export async function saveLegalText(
  db: Db,
  {
    name,
    version,
    html,
    replaced,
  }: { name: LegalName; version: number; html: string | null; replaced?: string | undefined },
  actor: string,
): Promise<Result<undefined, Failure<"conflict"> | (Failure<"invalid"> & { reason: string })>> {
  const key = keyOf(name);
  const clean = html === null ? null : sanitiseHtml(html);
  const reason = clean === null ? undefined : legalProblem(name, clean);
  if (reason) return fail("invalid", { reason });
  return db.transaction().execute(async (transaction) => {
    const texts = replaced === undefined ? [clean] : [sanitiseHtml(replaced), clean];
    for (const [index, text] of texts.entries()) {
      const value = JSON.stringify(text === null ? {} : { html: text });
      const current = version + index;
      if (!(await storeSetting(transaction, { key, value, version: current, actor }))) return fail("conflict");
      await transaction
        .insertInto("site_setting_versions")
        .values({ key, version: current + 1, value, saved_by: actor })
        .execute();
    }
    await recordAudit(transaction, {
      actor,
      action: html === null ? "settings.restore-sample" : "settings.save",
      subjectKind: "settings",
      subjectId: key,
    });
    return ok();
  });
}

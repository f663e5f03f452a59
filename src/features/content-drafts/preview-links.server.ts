import { setResponseStatus } from "@tanstack/react-start/server";
import { dayMs } from "../../lib/time/durations.ts";
import type { Db } from "../../server-context/db.ts";
import type { SignedInUser, SiteContext } from "../../server-context/request-context.ts";
import { isKey, readLink, signLink } from "../../server-context/signed-link.ts";
import { recordAudit } from "../audit/audit.server.ts";
import { type TrashableItem, type TrashableKind, trashableTables } from "./editing.ts";
import { type ClosedPreview, type PreviewLink, previewLinkDays } from "./preview-link.ts";

/** Sets status 404 for a link that never worked, 410 for one that did. */
export function closedPreview(closed: ClosedPreview): ClosedPreview {
  setResponseStatus(closed.state === "forged" ? 404 : 410);
  return closed;
}

const purpose = "preview";

type Context = Pick<SiteContext, "db" | "secret" | "siteUrl">;
type Row = { key: string; kind: TrashableKind; expires_at: Date };

/** "/preview/page" is for texts of built-in pages. */
const folders: Record<TrashableKind, string> = { article: "article", episode: "episode", page: "own-page" };

/** Deterministic, so that the list can show the URL again. */
function urlOf({ secret, siteUrl }: Omit<Context, "db">, { key, kind, expires_at: expiresAt }: Row): string {
  return `${siteUrl}/preview/${folders[kind]}/${signLink(secret, { purpose, subject: key, expiresAt })}`;
}

export async function listPreviewLinks(
  context: Context,
  { kind, id }: TrashableItem,
  now: Date,
): Promise<PreviewLink[]> {
  const rows = await context.db
    .selectFrom("preview_links as l")
    .innerJoin("auth_users as u", "u.id", "l.user_id")
    .select(["l.id", "l.key", "l.kind", "l.created_at", "l.expires_at", "u.email"])
    .where("l.kind", "=", kind)
    .where("l.item_id", "=", id)
    .where("l.withdrawn_at", "is", null)
    .where("l.expires_at", ">", now)
    .orderBy("l.id", "desc")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    url: urlOf(context, row),
    createdBy: row.email,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  }));
}

export async function createPreviewLink(
  context: Context,
  user: SignedInUser,
  { kind, id }: TrashableItem,
  now: Date,
): Promise<void> {
  // The signature has whole seconds.
  const expiresAt = new Date(Math.floor(now.getTime() / 1000) * 1000 + previewLinkDays * dayMs);
  await context.db.transaction().execute(async (trx) => {
    if (!(await trx.selectFrom(trashableTables[kind]).select("id").where("id", "=", id).executeTakeFirst())) return;
    await trx
      .insertInto("preview_links")
      .values({ kind, item_id: id, user_id: user.id, created_at: now, expires_at: expiresAt })
      .execute();
    await recordAudit(trx, { actor: user.email, action: `${kind}.share-preview`, subjectKind: kind, subjectId: id });
  });
}

export async function withdrawPreviewLink(
  db: Db,
  user: SignedInUser,
  { kind, id, link }: TrashableItem & { link: number },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const withdrawn = await trx
      .updateTable("preview_links")
      .set({ withdrawn_at: new Date() })
      .where("id", "=", link)
      .where("kind", "=", kind)
      .where("item_id", "=", id)
      .where("withdrawn_at", "is", null)
      .returning("id")
      .executeTakeFirst();
    if (!withdrawn) return;
    await recordAudit(trx, { actor: user.email, action: `${kind}.withdraw-preview`, subjectKind: kind, subjectId: id });
  });
}

/** `user` is the one whose unsaved changes it shows. */
export async function openPreviewLink(
  { db, secret }: Context,
  kind: TrashableKind,
  token: string,
  now: Date,
): Promise<{ id: number; user: { id: string }; expiresAt: string } | ClosedPreview> {
  const link = readLink(secret, purpose, token, now);
  if (!link.ok) return { state: link.code };
  // Links of versions up to 0.1.0 contained a row number; their creators can copy the new URL.
  if (!isKey(link.value)) return { state: "withdrawn" };
  const row = await db
    .selectFrom("preview_links")
    .select(["item_id", "user_id", "expires_at", "withdrawn_at"])
    .where("key", "=", link.value)
    .where("kind", "=", kind)
    .executeTakeFirst();
  if (!row || row.withdrawn_at) return { state: "withdrawn" };
  return { id: Number(row.item_id), user: { id: row.user_id }, expiresAt: row.expires_at.toISOString() };
}

export async function purgePreviewLinks(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom("preview_links")
    .where("expires_at", "<", new Date(now.getTime() - 30 * dayMs))
    .execute();
}

import { sql } from "kysely";
import { fail, ok } from "../../lib/result.ts";
import { dayMs } from "../../lib/time/durations.ts";
import type { Db } from "../../server-context/db.ts";
import { binDays, binStart } from "../../server-context/deletion.ts";
import type { SignedInUser } from "../../server-context/request-context.ts";
import { deleteArticles, setArticleState } from "../articles/editing/article-editing.server.ts";
import { recordAudit } from "../audit/audit.server.ts";
import { restoreFromBin } from "../bin/bin.server.ts";
import { deleteEpisodes } from "../episodes/editing/episode-editing.server.ts";
import { setIssuesDeleted } from "../newsletter/issues/issues.server.ts";
import {
  type ProofGroup,
  proofGroups,
  sampleProofOf,
  withoutSamples,
  withSamplesRestored,
} from "../settings/sample-settings.ts";
import { type ChangedSettings, completeSettings } from "../settings/setting-facts.ts";
import { readSettings, saveSettings } from "../settings/settings.server.ts";
import type { Opening, SampleItem, SampleKey, UndoneRemoval } from "./samples.ts";
import { isSiteOpen } from "./visibility.server.ts";

/** Opening the site also removes the samples. */
export async function areSamplesRemoved(db: Db): Promise<boolean> {
  if (await isSiteOpen(db)) return true;
  const removal = await db.selectFrom("sample_removals").select("id").where("undone_at", "is", null).executeTakeFirst();
  return removal !== undefined;
}

/** Unchanged samples by name, in the order of the admin area's lists. */
async function listSampleItems(db: Db): Promise<SampleItem[]> {
  const { rows } = await sql<SampleItem>`
    select s.kind, s.item_id as id, s.title, s."isPublic", exists (
      select from content_versions v where v.kind = s.kind and v.item_id = s.item_id
    ) as "isChanged"
    from (
      select s.kind, s.item_id, a.title, a.status <> 'draft' as "isPublic" from sample_items s join blog_articles a on a.id = s.item_id and a.slug = s.name
      where s.kind = 'article'
      union all
      select s.kind, s.item_id, b.blog_title, b.status <> 'draft' from sample_items s join blog b on b.id = s.item_id and b.blog_title = s.name
      where s.kind = 'episode'
      union all
      select s.kind, s.item_id, i.subject, i.in_archive from sample_items s
      join newsletter_issues i on i.id = s.item_id and i.subject = s.name
      where s.kind = 'issue' and i.deleted_at is null and i.status not in ('sending', 'paused')
    ) s order by s.kind, lower(s.title)`.execute(db);
  return rows.map((row) => ({ ...row, id: Number(row.id) }));
}

const latestRemoval = (db: Db, now: Date) =>
  db
    .selectFrom("sample_removals")
    .selectAll()
    .where("undone_at", "is", null)
    .where("removed_at", ">", binStart(now))
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();

export async function getOpening(db: Db, now: Date): Promise<Opening> {
  const [isOpen, items, { changed }, removal] = await Promise.all([
    isSiteOpen(db),
    listSampleItems(db),
    readSettings(db),
    latestRemoval(db, now),
  ]);
  return {
    isOpen,
    items,
    proof: sampleProofOf(changed),
    removal: removal
      ? {
          at: removal.removed_at.toISOString(),
          by: removal.removed_by,
          items: removal.items.length,
          until: new Date(removal.removed_at.getTime() + binDays * dayMs).toISOString(),
        }
      : null,
  };
}

/** Applies `change` to logos, testimonials and claims; retries if they were saved in the meantime. */
async function changeProof(db: Db, actor: string, change: (changed: ChangedSettings) => ChangedSettings) {
  for (let attempt = 1; attempt <= 5; attempt++) {
    const { changed, versions } = await readSettings(db);
    const next = change(changed);
    const changes = proofGroups.flatMap((group) => {
      const values = completeSettings(group, next);
      const isSame = JSON.stringify(values) === JSON.stringify(completeSettings(group, changed));
      return isSame ? [] : [{ group, version: versions[group] ?? 0, values }];
    });
    if (changes.length === 0 || (await saveSettings(db, changes, actor)).ok) return;
  }
  throw new Error("the settings were saved elsewhere during five attempts");
}

const idsOf = (items: readonly SampleKey[], kind: SampleKey["kind"]) =>
  items.flatMap((item) => (item.kind === kind ? [item.id] : []));

/** `withChanged` includes samples that the owner has saved. Can be repeated after an interruption. */
export async function removeSamples(db: Db, user: SignedInUser, { withChanged }: { withChanged: boolean }, now: Date) {
  // Samples that are drafts aren't public, and stay.
  const items = (await listSampleItems(db)).filter((item) => (withChanged || !item.isChanged) && item.isPublic);
  const { changed } = await readSettings(db);
  const previous = Object.fromEntries(
    proofGroups.flatMap((group) => (changed[group] ? [[group, changed[group]]] : [])),
  );
  const keys = items.map(({ kind, id }) => ({ kind, id }));
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto("sample_removals")
      .values({ items: JSON.stringify(keys), settings: JSON.stringify(previous), removed_by: user.email })
      .execute();
    const detail = { items: items.length };
    await recordAudit(transaction, { actor: user.email, action: "samples.remove", subjectKind: "settings", detail });
  });
  const [articles, episodes, issues] = [idsOf(keys, "article"), idsOf(keys, "episode"), idsOf(keys, "issue")];
  if (articles.length > 0) await deleteArticles(db, user, articles);
  if (episodes.length > 0) await deleteEpisodes(db, user, episodes);
  if (issues.length > 0) await setIssuesDeleted(db, issues, now, user.email);
  await changeProof(db, user.email, withoutSamples);
}

/** Turns sample articles into drafts to write from; returns how many. */
export async function makeSampleArticlesDrafts(db: Db, user: SignedInUser): Promise<number> {
  const ids = idsOf(await listSampleItems(db), "article");
  return ids.length > 0 ? setArticleState(db, user, { ids, state: "draft" }) : 0;
}

/** Removes samples from clients, testimonials, or figures and promises; the owner's own stay. */
export const removeSampleProof = (db: Db, actor: string, group: ProofGroup): Promise<void> =>
  changeProof(db, actor, (changed) => ({ ...changed, [group]: withoutSamples(changed)[group] }));

/** "open" if the site is open, which never shows samples; "gone" if nothing was removed in the last 30 days. */
export async function undoSampleRemoval(db: Db, user: SignedInUser, now: Date): Promise<UndoneRemoval> {
  if (await isSiteOpen(db)) return fail("open");
  const removal = await latestRemoval(db, now);
  if (!removal) return fail("gone");
  const results = await restoreFromBin(db, user, removal.items, now);
  await changeProof(db, user.email, (changed) => withSamplesRestored(changed, removal.settings));
  await db.transaction().execute(async (trx) => {
    await trx.updateTable("sample_removals").set({ undone_at: now }).where("id", "=", removal.id).execute();
    await recordAudit(trx, { actor: user.email, action: "samples.restore", subjectKind: "settings" });
  });
  const restored = results.filter((result) => result.ok).length;
  return ok({ restored, missing: results.length - restored });
}

export async function closeSite(db: Db, actor: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom("site_opening").execute();
    await recordAudit(transaction, { actor, action: "samples.close-site", subjectKind: "settings" });
  });
}

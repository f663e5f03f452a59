import type { Transaction } from "kysely";
import type { Db } from "../../../request/db.ts";
import type { SignedInUser } from "../../../request/request-context.ts";
import type { Schema } from "../../../request/schema.server.ts";
import { recordAudit } from "../../audit/audit.server.ts";
import { dropDraft, isOwnDraft, keepReplaced, keepVersion, lastEditor } from "../../editing/editing.server.ts";
import {
  type KeptDraft,
  type SaveConflict,
  type SaveIntent,
  type SaveResult,
  sameContent,
} from "../../editing/editing.ts";
import { publicationOf } from "../../editing/publication.ts";
import {
  type DraftInput,
  type DraftTable,
  fillRequired,
  findCreated,
  keepDraft,
} from "../../editing/save-draft.server.ts";
import {
  type EpisodeTableRow,
  fieldProblems,
  findEpisodeRow,
  readEpisodeContent,
  toContent,
  toRow,
} from "./episode-content.server.ts";
import { type EpisodeContent, episodeFields } from "./episode-editing.ts";

const kind = "episode" as const;

const actions: Record<SaveIntent, string> = {
  draft: "episode.save-draft",
  publish: "episode.publish",
  schedule: "episode.schedule",
  update: "episode.update",
};

const lockRow = async (trx: Transaction<Schema>, id: number) => {
  await trx.selectFrom("blog").select("id").where("id", "=", id).forUpdate().execute();
  return findEpisodeRow(trx, id);
};

/** What a row can hold of unfinished work; a field that is not valid yet stays as it was. */
function draftRow(trx: Db, content: EpisodeContent, before?: EpisodeTableRow) {
  const wrong = fieldProblems(content, "draft");
  const date = Date.parse(content.createdAt);
  const row = toRow(
    {
      ...content,
      title: content.title.trim().slice(0, 300),
      banner: wrong.banner ? (before?.banner ?? "") : content.banner,
      audioPlayer: wrong.audioPlayer ? (before?.audio_player ?? "") : content.audioPlayer,
      youtube: wrong.youtube ? (before?.youtube ?? "") : content.youtube,
    },
    "draft",
    (Number.isNaN(date) ? (before?.created_at ?? new Date()) : new Date(date)).toISOString(),
  );
  return fillRequired(trx, "blog", row);
}

const draftTable: DraftTable<EpisodeContent> = {
  kind,
  isEmpty: (content) => episodeFields.every((field) => !content[field].trim()),
  lock: lockRow,
  async insert(trx, content) {
    const row = await draftRow(trx, content);
    const { id } = await trx.insertInto("blog").values(row).returning("id").executeTakeFirstOrThrow();
    return { id, base: (await findEpisodeRow(trx, id))?.base ?? "" };
  },
  async update(trx, id, content) {
    const row = await draftRow(trx, content, await findEpisodeRow(trx, id));
    await trx.updateTable("blog").set(row).where("id", "=", id).execute();
    return (await findEpisodeRow(trx, id))?.base ?? "";
  },
};

/** Stores unsaved work on an episode; a new one becomes a draft of its own with its first word. */
export const keepEpisode = (db: Db, user: SignedInUser, input: DraftInput<EpisodeContent>): Promise<KeptDraft> =>
  keepDraft(db, user, draftTable, input);

export type EpisodeSave = {
  id: number;
  base: string;
  content: EpisodeContent;
  intent: SaveIntent;
  /** Names a new episode that an autosave may have created already. */
  key?: string;
  /** The own text that was given up when a conflict was resolved; it stays in the list of versions. */
  replaced?: EpisodeContent;
};

/** Stores an episode; a save that began from another version than the stored one is a conflict that carries the stored text. */
export async function saveEpisode(db: Db, user: SignedInUser, save: EpisodeSave): Promise<SaveResult<EpisodeContent>> {
  const { content, intent } = save;
  const fields = fieldProblems(content, intent);
  if (save.id === 0 && draftTable.isEmpty(content)) fields.title ??= "Write a title or some text first.";
  return db.transaction().execute(async (trx): Promise<SaveResult<EpisodeContent>> => {
    const created = save.id === 0 ? await findCreated(trx, user, kind, save.key ?? "") : null;
    const id = created?.id ?? save.id;
    const base = created?.base ?? save.base;
    const before = id === 0 ? undefined : await lockRow(trx, id);
    if (id !== 0 && !before) return { ok: false, problem: "gone" };
    const publication = publicationOf({
      intent,
      date: content.createdAt,
      before: { state: before?.state ?? "draft", date: before?.created_at?.toISOString() ?? null },
      now: Date.now(),
    });
    if ("problem" in publication) fields.createdAt = publication.problem;
    if (Object.keys(fields).length > 0 || "problem" in publication) return { ok: false, problem: "fields", fields };
    const { status } = publication;
    // The column always has a date; that of a draft means nothing until it is published.
    const row = await fillRequired(trx, "blog", toRow(content, status, publication.date ?? new Date().toISOString()));
    if (before && before.base !== base && !isStored(before, { content, row })) return conflictOf(trx, user, before);
    const item = { kind, id: before?.id ?? 0 };
    if (before && (save.replaced || !(await isOwnDraft(trx, user, item, base)))) {
      const replaced = { content: toContent(before), status: before.state, base: before.base };
      await keepReplaced(trx, item, replaced, readEpisodeContent);
    }
    if (save.replaced) await keepVersion(trx, user, item, { content: save.replaced, status: "unsaved" });
    const { id: storedId } = before
      ? await trx.updateTable("blog").set(row).where("id", "=", id).returning("id").executeTakeFirstOrThrow()
      : await trx.insertInto("blog").values(row).returning("id").executeTakeFirstOrThrow();
    const stored = await findEpisodeRow(trx, storedId);
    if (!stored) throw new Error(`episode ${storedId} is not there after it was stored`);
    await keepVersion(trx, user, { kind, id: storedId }, { content: toContent(stored), status });
    await dropDraft(trx, user, { kind, id: storedId });
    await dropDraft(trx, user, { kind, id: save.id });
    await recordAudit(trx, {
      actor: user.email,
      action: before ? actions[intent] : "episode.create",
      subjectKind: kind,
      subjectId: storedId,
      detail: { status },
    });
    return { ok: true, id: storedId, base: stored.base, state: stored.state, stored: toContent(stored) };
  });
}

/** Whether the table holds just this already: the answer to an earlier request with the same text may have been lost. */
function isStored(
  before: EpisodeTableRow,
  { content, row }: { content: EpisodeContent; row: ReturnType<typeof toRow> },
): boolean {
  const stored = toContent(before);
  const wanted = toContent({ ...before, ...row, created_at: before.created_at });
  return (
    before.state === row.status &&
    (!content.createdAt || content.createdAt === stored.createdAt) &&
    sameContent(wanted, stored)
  );
}

async function conflictOf(trx: Db, user: SignedInUser, row: EpisodeTableRow): Promise<SaveConflict<EpisodeContent>> {
  const by = (await lastEditor(trx, { kind, id: row.id }, row.base)) ?? "";
  return {
    ok: false,
    problem: "conflict",
    by,
    isOwn: by === user.email,
    at: (row.updated_at ?? new Date()).toISOString(),
    base: row.base,
    state: row.state,
    theirs: toContent(row),
  };
}

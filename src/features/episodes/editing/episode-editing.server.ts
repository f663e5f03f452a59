import { type Selectable, sql } from "kysely";
import { z } from "zod";
import { languageOf } from "../../../lib/text-language.ts";
import { minuteMs } from "../../../lib/time/durations.ts";
import { truncate } from "../../../lib/truncate.ts";
import type { Db, Schema } from "../../../server-context/db.ts";
import { contains } from "../../../server-context/list-request.server.ts";
import type { ListRequest } from "../../../server-context/list-request.ts";
import {
  createTrashableEditing,
  type DuplicateOf,
  isChangedColumn,
  listContent,
  titleOfDuplicate,
} from "../../content-drafts/content-editing.server.ts";
import type { ContentRow, ContentType, TrashableType } from "../../content-drafts/content-type.server.ts";
import { type PublicationState, type SaveIntent, untitled } from "../../content-drafts/editing.ts";
import { purgeEmptyDrafts } from "../../content-drafts/empty-drafts.server.ts";
import { missingFields } from "../../content-drafts/publication.ts";
import { storedHtml } from "../../content-drafts/stored-html.server.ts";
import { episodeKinds } from "../episode-kind.ts";
import { indexEpisodeNotes } from "../episode-passages.server.ts";
import { episodeRowSchema } from "../episode-row.server.ts";
import { queueEpisodesPublished } from "../episode-webhook.server.ts";
import { isRichNote, type NotePart, type Notes, noteOf, notesOf, type RichNotes, richNotesOf } from "../show-notes.ts";
import { wrongSoundbite } from "../soundbites.ts";
import {
  type EpisodeContent,
  emptyEpisode,
  episodeNeeds,
  episodeNotes,
  explicitOf,
  type ListedEpisode,
  seasonNumber,
} from "./episode-editing.ts";

const writtenColumns = [
  "episode",
  "blog_title",
  "summary",
  "guest_name",
  "banner",
  "audio_player",
  "keywords",
  "youtube",
  "why_ceos_think_important",
  "conclusion",
  "about_guest",
  "key_takeaways",
  "action_items",
  "season",
  "soundbites",
  "show_notes",
  "episode_type",
  "explicit",
] as const;

const storedColumns = [...writtenColumns, "id", "created_at", "language", "status", "updated_at"] as const;

/** Deletes drafts left empty for a day, without guests, chapters or transcript. @returns how many */
export const purgeEmptyEpisodes = (db: Db, now = new Date()): Promise<number> =>
  purgeEmptyDrafts(
    db,
    {
      kind: "episode",
      table: "blog",
      writtenColumns,
      also: sql<boolean>`not exists (select from episode_guests g where g.episode_id = a.id)
        and not exists (select from episode_companions c where c.episode_id = a.id)`,
    },
    now,
  );

type EpisodeTableRow = Omit<Selectable<Schema["blog"]>, "created_at"> & ContentRow;

/** A due episode counts as published even while its row still says "scheduled". */
const stateOf = sql<PublicationState>`case when e.status = 'scheduled' and e.created_at <= now() then 'published'
  else e.status end`;

/** The date column is never null: a date this close to the last save means "no date". */
const defaultDateToleranceMs = minuteMs;

function dateOf({ state, date, updated_at: savedAt }: EpisodeTableRow): string {
  const isDefault =
    state === "draft" && date && savedAt && Math.abs(date.getTime() - savedAt.getTime()) < defaultDateToleranceMs;
  return isDefault ? "" : (date ?? new Date(0)).toISOString();
}

function storedNotes(row: EpisodeTableRow): Notes {
  const rich = richNotesOf(row.show_notes, ({ column }) => row[column] ?? "");
  return notesOf(({ column }) => rich[column] ?? row[column] ?? "");
}

/** Sanitised; plain text where it expresses everything. */
export function cleanContent(content: EpisodeContent): EpisodeContent {
  const clean = (part: NotePart, value: string) => (isRichNote(value) ? noteOf(part, storedHtml(value)) : value);
  return { ...content, ...notesOf((part) => clean(part, content[part.field])) };
}

function toContent(row: EpisodeTableRow): EpisodeContent {
  return {
    episode: row.episode ?? "",
    season: row.season === null ? "" : String(row.season),
    title: row.blog_title ?? "",
    summary: row.summary ?? "",
    guestName: row.guest_name ?? "",
    banner: row.banner ?? "",
    audioPlayer: row.audio_player ?? "",
    youtube: row.youtube ?? "",
    keywords: row.keywords ?? "",
    ...storedNotes(row),
    soundbites: row.soundbites ?? "",
    episodeType: row.episode_type ?? "",
    language: languageOf(row.language) ?? "",
    explicit: row.explicit === null ? "" : row.explicit ? "yes" : "no",
    createdAt: dateOf(row),
  };
}

// Without a version column, the time of the last change in microseconds serves as version.
const findEpisodeRow = async (db: Db, id: number): Promise<EpisodeTableRow | undefined> => {
  const { rows } = await sql<EpisodeTableRow>`
    select e.*, e.created_at::timestamptz as date, ${stateOf} as state, coalesce(e.updated_at::text, 'never') as base
    from blog e where e.id = ${id}::bigint`.execute(db);
  return rows[0];
};

const url = episodeRowSchema.shape.banner;
const fieldSchema = z.object({
  title: episodeRowSchema.shape.blog_title.max(300, { error: "is longer than 300 characters" }),
  banner: url,
  audioPlayer: url,
  youtube: url,
});
const fieldNames: Record<string, string> = {
  title: "The title",
  banner: "The URL of the image",
  audioPlayer: "The URL of the recording",
  youtube: "The URL of the video",
};

function fieldProblems(content: EpisodeContent, intent: SaveIntent): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const issue of fieldSchema.safeParse(content).error?.issues ?? []) {
    const field = String(issue.path[0]);
    // Drafts may have no title.
    if (intent === "draft" && field === "title" && !content.title.trim()) continue;
    problems[field] ??= `${fieldNames[field]} ${issue.message}.`;
  }
  if (content.season.trim() && seasonNumber(content.season) === null)
    problems.season = "Enter the number of the season, such as 2, or nothing.";
  if (intent === "draft") return problems;
  const wrongLine = wrongSoundbite(content.soundbites);
  if (wrongLine)
    problems.soundbites = `Write start, seconds and title, such as 1:13 60 What a pilot knows, instead of “${truncate(wrongLine, 60)}”.`;
  for (const { field, message } of missingFields(content, episodeNeeds)) problems[field] ??= message;
  return problems;
}

const orNull = (text: string) => text.trim() || null;

function toValues(content: EpisodeContent, status: PublicationState, date: string | null) {
  const { richNotes, ...notes } = episodeNotes(content);
  return {
    episode: orNull(content.episode),
    blog_title: content.title.trim(),
    summary: orNull(content.summary),
    guest_name: orNull(content.guestName),
    banner: orNull(content.banner),
    audio_player: orNull(content.audioPlayer),
    youtube: orNull(content.youtube),
    keywords: orNull(content.keywords),
    why_ceos_think_important: orNull(notes.whyCeosThinkImportant),
    conclusion: orNull(notes.conclusion),
    about_guest: orNull(notes.aboutGuest),
    key_takeaways: orNull(notes.keyTakeaways),
    action_items: orNull(notes.actionItems),
    show_notes: richNotes ?? null,
    episode_type: episodeKinds.find((kind) => kind === content.episodeType) ?? null,
    explicit: explicitOf(content.explicit) ?? null,
    language: languageOf(content.language) ?? null,
    season: seasonNumber(content.season),
    soundbites: orNull(content.soundbites),
    status,
    // Never null; meaningless for a draft.
    created_at: date ?? new Date().toISOString(),
  };
}

const asJson = <Values extends { show_notes: RichNotes | null }>({ show_notes, ...values }: Values) => ({
  ...values,
  show_notes: show_notes && JSON.stringify(show_notes),
});

export const episodeType: ContentType<EpisodeContent, EpisodeTableRow, ReturnType<typeof toValues>> &
  TrashableType & { duplicateOf: DuplicateOf<EpisodeContent> } = {
  kind: "episode",
  table: "blog",
  titleColumn: "blog_title",
  dateField: "createdAt",
  empty: emptyEpisode,
  findRow: findEpisodeRow,
  toContent,
  toValues,
  clean: cleanContent,
  fieldProblems,
  draftContent(_trx, content, previous) {
    const problems = fieldProblems(content, "draft");
    const previousDate = previous?.date?.toISOString() ?? "";
    return {
      ...content,
      title: content.title.trim().slice(0, 300),
      banner: problems.banner ? (previous?.banner ?? "") : content.banner,
      audioPlayer: problems.audioPlayer ? (previous?.audio_player ?? "") : content.audioPlayer,
      season: problems.season ? String(previous?.season ?? "") : content.season,
      youtube: problems.youtube ? (previous?.youtube ?? "") : content.youtube,
      createdAt: Number.isNaN(Date.parse(content.createdAt)) ? previousDate : content.createdAt,
    };
  },
  // Two episodes with the same number would have an arbitrary order.
  duplicateOf: (_trx, content) => ({ ...content, title: titleOfDuplicate(content.title), episode: "", createdAt: "" }),
  insert: async (trx, values) =>
    (await trx.insertInto("blog").values(asJson(values)).returning("id").executeTakeFirstOrThrow()).id,
  update: (trx, id, values) => trx.updateTable("blog").set(asJson(values)).where("id", "=", id).execute(),
  afterSave: indexEpisodeNotes,
  published: (trx, id) => queueEpisodesPublished(trx, [id]),
  oldSlugs: sql`array[]::text[]`,
  async reinsert(trx, id) {
    // Explicit columns: the generated episode number cannot be written.
    const list = (prefix = "") => sql.join(storedColumns.map((column) => sql.ref(prefix + column)));
    const { rows } = await sql`
      insert into blog (${list()})
      select ${list("r.")} from deleted_content d, jsonb_populate_record(null::blog, d.content) r
      where d.kind = 'episode' and d.item_id = ${id}::bigint
      on conflict (id) do nothing
      returning id`.execute(trx);
    if (rows.length === 0) return undefined;
    await indexEpisodeNotes(trx, id);
    return {};
  },
};

export const {
  read: readEpisodeContent,
  open: openEpisode,
  autosave: autosaveEpisode,
  save: saveEpisode,
  versions: listEpisodeVersions,
  duplicate: storeEpisodeDuplicate,
  remove: deleteEpisodes,
  restore: restoreDeletedEpisodes,
} = createTrashableEditing(episodeType);

export type EpisodeListRequest = ListRequest & { state: PublicationState | "" };

const columns = sql`e.id, e.episode, e.blog_title, e.guest_name, e.audio_player, e.created_at::timestamptz as date,
  e.updated_at::timestamptz as updated_at, ${stateOf} as state,
  ${isChangedColumn("episode", sql`e.id`, sql`e.status`)} as is_changed`;

const orders = {
  title: sql`lower(e.blog_title)`,
  number: sql`e.episode_number`,
  state: stateOf,
  audio: sql`nullif(e.audio_player, '')`,
  date: sql`e.created_at`,
  updated: sql`e.updated_at`,
};

/** The indexed expression. */
export const searchedEpisodes = sql<string>`fold_text(coalesce(blog_title, '') || ' ' || coalesce(guest_name, '') || ' ' || coalesce(episode, ''))`;

const conditions = ({ search, state }: EpisodeListRequest) => [
  ...(search.trim() ? [contains(searchedEpisodes, search)] : []),
  ...(state ? [sql<boolean>`${stateOf} = ${state}`] : []),
];

export async function listEpisodesForAdmin(
  db: Db,
  request: EpisodeListRequest,
  isExport = false,
): Promise<{ episodes: ListedEpisode[]; total: number }> {
  const list = { from: sql`blog e`, columns, where: conditions(request), orders, defaultOrder: orders.number };
  const { rows, total } = await listContent<EpisodeTableRow & { date: Date; is_changed: boolean }>(
    db,
    list,
    request,
    isExport,
  );
  const episodes = rows.map((row) => ({
    id: row.id,
    episode: row.episode ?? "",
    title: row.blog_title || (row.state === "draft" ? untitled : ""),
    guestName: row.guest_name ?? "",
    state: row.state,
    isChanged: row.is_changed,
    hasAudio: Boolean(row.audio_player),
    createdAt: row.date.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }));
  return { episodes, total };
}

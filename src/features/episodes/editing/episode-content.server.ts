import { type Selectable, sql } from "kysely";
import { z } from "zod";
import type { Db } from "../../../server-context/db.ts";
import type { ContentRow } from "../../content-drafts/content-type.server.ts";
import type { PublicationState, SaveIntent } from "../../content-drafts/editing.ts";
import { missingFields } from "../../content-drafts/publish-check.ts";
import type { PublicationStatus } from "../../content-drafts/schema.server.ts";
import { episodeRowSchema } from "../episode-row.server.ts";
import type { BlogTable } from "../schema.server.ts";
import { episodeNeeds } from "./episode-checks.ts";
import type { EpisodeContent } from "./episode-editing.ts";

export type EpisodeTableRow = Omit<Selectable<BlogTable>, "created_at"> & ContentRow;

/** A due episode counts as published even while its row still says "scheduled". */
export const stateOf = sql<PublicationState>`case when e.status = 'scheduled' and e.created_at <= now() then 'published'
  else e.status end`;

/** The date column is never null: within this many milliseconds of the last save it means "no date". */
const ownDateMs = 60_000;

function dateOf({ state, date, updated_at: savedAt }: EpisodeTableRow): string {
  const isDefault = state === "draft" && date && savedAt && Math.abs(date.getTime() - savedAt.getTime()) < ownDateMs;
  return isDefault ? "" : (date ?? new Date(0)).toISOString();
}

export function toContent(row: EpisodeTableRow): EpisodeContent {
  return {
    episode: row.episode ?? "",
    title: row.blog_title ?? "",
    summary: row.summary ?? "",
    guestName: row.guest_name ?? "",
    banner: row.banner ?? "",
    audioPlayer: row.audio_player ?? "",
    youtube: row.youtube ?? "",
    keywords: row.keywords ?? "",
    whyCeosThinkImportant: row.why_ceos_think_important ?? "",
    conclusion: row.conclusion ?? "",
    aboutGuest: row.about_guest ?? "",
    keyTakeaways: row.key_takeaways ?? "",
    actionItems: row.action_items ?? "",
    createdAt: dateOf(row),
  };
}

// Without a version column, the time of the last change in microseconds serves as version.
export const findEpisodeRow = async (db: Db, id: number): Promise<EpisodeTableRow | undefined> => {
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

export function fieldProblems(content: EpisodeContent, intent: SaveIntent): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const issue of fieldSchema.safeParse(content).error?.issues ?? []) {
    const field = String(issue.path[0]);
    // Drafts may lack a title.
    if (intent === "draft" && field === "title" && !content.title.trim()) continue;
    problems[field] ??= `${fieldNames[field]} ${issue.message}.`;
  }
  if (intent === "draft") return problems;
  for (const { field, message } of missingFields(content, episodeNeeds)) problems[field] ??= message;
  return problems;
}

const orNull = (text: string) => text.trim() || null;

export function toValues(content: EpisodeContent, status: PublicationStatus, date: string | null) {
  return {
    episode: orNull(content.episode),
    blog_title: content.title.trim(),
    summary: orNull(content.summary),
    guest_name: orNull(content.guestName),
    banner: orNull(content.banner),
    audio_player: orNull(content.audioPlayer),
    youtube: orNull(content.youtube),
    keywords: orNull(content.keywords),
    why_ceos_think_important: orNull(content.whyCeosThinkImportant),
    conclusion: orNull(content.conclusion),
    about_guest: orNull(content.aboutGuest),
    key_takeaways: orNull(content.keyTakeaways),
    action_items: orNull(content.actionItems),
    status,
    // Never null; meaningless for a draft.
    created_at: date ?? new Date().toISOString(),
  };
}

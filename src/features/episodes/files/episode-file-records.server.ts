import { sql } from "kysely";
import type { Db } from "../../../server-context/db.ts";
import { readMediaFile } from "../../media/media.server.ts";
import { type AudioSite, findEpisodeAudio } from "../episode-audio.server.ts";
import { findEpisodeFiles } from "../recordings.server.ts";
import { readChapters } from "./chapters-file.ts";

const maxFileBytes = 4_000_000;

/** Episodes per run of the job. */
const batchSize = 50;

const uploadFolderOf = (url: string) => /\/media\/(uploads\/[^/]+\/)/.exec(url)?.[1];

/** Media library folders of the chapters' pictures; empty for an unreadable file. */
export function chapterPictures(text: string): string[] {
  try {
    readChapters(text);
    const folders = [...text.matchAll(/"img"\s*:\s*"([^"]+)"/g)].map(([, url]) => uploadFolderOf(url ?? ""));
    return [...new Set(folders.filter((folder) => folder !== undefined))];
  } catch {
    return [];
  }
}

/** Records a change now; `pictures` are the folders of the chapters' pictures, if those changed. */
export async function recordEpisodeFiles(db: Db, episodeId: number, pictures?: readonly string[]): Promise<void> {
  await sql`
    insert into episode_companions (episode_id, chapter_pictures)
    select ${episodeId}::bigint, ${pictures ?? []}::text[]
    on conflict (episode_id) do update set changed_at = now(),
      chapter_pictures = ${pictures === undefined ? sql`episode_companions.chapter_pictures` : sql`excluded.chapter_pictures`}`.execute(
    db,
  );
}

/** Last change of a public episode's transcript or chapters. */
export async function episodeFilesChangedAt(db: Db): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date | null }>`
    select max(c.changed_at) as at from episode_companions c join blog b on b.id = c.episode_id
    where b.status = 'published'`.execute(db);
  return rows[0]?.at ?? undefined;
}

/** Creates the records of episodes that have none. */
export async function backfillEpisodeFiles(context: AudioSite): Promise<void> {
  const { rows } = await sql<{ id: number; audioPlayer: string | null }>`
    select id, audio_player as "audioPlayer" from blog b
    where not exists (select from episode_companions c where c.episode_id = b.id) order by id limit ${batchSize}`.execute(
    context.db,
  );
  for (const episode of rows) {
    const audio = await findEpisodeAudio(context, episode);
    const { chapters } = await findEpisodeFiles(context.media, episode.id, audio?.file);
    const bytes = chapters && (await readMediaFile(context.media, chapters, maxFileBytes));
    // The time of the change is unknown: feeds use the episode's own.
    await sql`
      insert into episode_companions (episode_id, changed_at, chapter_pictures)
      values (${episode.id}::bigint, 'epoch', ${bytes ? chapterPictures(bytes.toString("utf8")) : []}::text[])
      on conflict do nothing`.execute(context.db);
  }
}

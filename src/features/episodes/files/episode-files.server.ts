import { sql } from "kysely";
import { fail, ok } from "../../../lib/result.ts";
import type { ForeignReaders } from "../../../server-context/foreign-files/foreign-readers.ts";
import { UnreadableFile } from "../../../server-context/foreign-files/unreadable-file.ts";
import type { SignedInUser } from "../../../server-context/request-context.ts";
import { recordAudit } from "../../audit/audit.server.ts";
import type { AuditAction } from "../../audit/audit-action.ts";
import { readMediaFile } from "../../media/media.server.ts";
import { type AudioSite, findEpisodeAudio } from "../episode-audio.server.ts";
import { episodeFileEndings, episodeFileName, findEpisodeFiles, mediaUrl } from "../recordings.server.ts";
import { chapterProblems, chapterRow, entriesOf } from "./chapter-rows.ts";
import { ChaptersFileError, parseChaptersFile, writeChaptersFile } from "./chapters-file.ts";
import { chapterPictures, recordEpisodeFiles } from "./episode-file-records.server.ts";
import {
  type EpisodeFiles,
  type EpisodeFilesOwner,
  maxTranscriptLength,
  type StoredChapters,
  type StoredTranscript,
} from "./episode-files.ts";
import { TranscriptError } from "./spoken-text.ts";
import type { ReadTranscript } from "./transcript-file.server.ts";
import { readTranscriptLines } from "./transcript-lines.ts";

/** UTF-8 has up to four bytes per character. */
const maxFileBytes = maxTranscriptLength * 4;

async function readText({ media }: AudioSite, file: string): Promise<string> {
  return (await readMediaFile(media, file, maxFileBytes))?.toString("utf8") ?? "";
}

/** Empty for an invalid file. */
async function linesOf(text: string, file: string) {
  try {
    return await readTranscriptLines(text, file);
  } catch (error) {
    if (error instanceof TranscriptError) return [];
    throw error;
  }
}

export async function readEpisodeFiles(context: AudioSite, owner: EpisodeFilesOwner): Promise<EpisodeFiles> {
  const audio = await findEpisodeAudio(context, owner);
  const { file, ...recording } = audio ?? { file: undefined };
  const { chapters, transcript } = await findEpisodeFiles(context.media, owner.id, file);
  return {
    recording: "path" in recording ? recording : null,
    chapters: chapters
      ? { text: await readText(context, chapters), version: (await context.media.stat(chapters))?.version ?? "" }
      : null,
    transcript: transcript
      ? {
          path: mediaUrl(transcript),
          isTimed: !transcript.endsWith(".txt"),
          lines: await linesOf(await readText(context, transcript), transcript),
        }
      : null,
  };
}

/** The audio file that the files belong to, if it is stored here; undefined if there is neither recording nor episode. */
async function locationOf(
  context: AudioSite,
  owner: EpisodeFilesOwner,
): Promise<{ audioFile: string | undefined } | undefined> {
  const audio = await findEpisodeAudio(context, owner);
  if (audio?.file) return { audioFile: audio.file };
  if (owner.id === 0) return undefined;
  const episode = await context.db.selectFrom("blog").select("id").where("id", "=", owner.id).executeTakeFirst();
  return episode && { audioFile: undefined };
}

/** Invalidates caches and the archive; `pictures` are the folders of the chapters' pictures. */
async function recordChange(
  context: AudioSite,
  id: number,
  { action, actor, pictures }: { action: AuditAction; actor: string; pictures?: readonly string[] },
): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    await recordAudit(trx, { actor, action, subjectKind: "episode", subjectId: id });
    if (id === 0) return;
    await recordEpisodeFiles(trx, id, pictures);
    await sql`insert into archive_stale (kind, source_id) select 'transcript', id::text from blog
      where id = ${id}::bigint and status = 'published' on conflict do nothing`.execute(trx);
    await sql`select pg_notify('content_changed', 'episodes')`.execute(trx);
  });
}

/** The file to store; empty if there are no chapters. @throws ChaptersFileError */
function normaliseChapters(text: string, siteUrl: string): string {
  const file = parseChaptersFile(text);
  const rows = file.chapters.map(chapterRow);
  const [problem] = chapterProblems(rows, null).values();
  if (problem) throw new ChaptersFileError(Object.values(problem)[0] ?? "");
  if (rows.length === 0) return "";
  // Apps read the file on its own, so its URLs must be absolute.
  const absolute = (img: string) => (img.startsWith("/") ? siteUrl + img : img);
  return writeChaptersFile({
    ...file,
    chapters: entriesOf(rows).map((chapter) => ({ ...chapter, img: absolute(chapter.img) })),
  });
}

/** `base` is the version being edited: rejected if there is a newer one. An empty list removes the file. */
export async function storeChapters(
  context: AudioSite,
  admin: SignedInUser,
  { base, text, ...owner }: EpisodeFilesOwner & { base: string; text: string },
): Promise<StoredChapters> {
  let content: string;
  try {
    content = normaliseChapters(text, context.siteUrl);
  } catch (error) {
    if (error instanceof ChaptersFileError) return fail("invalid", { reason: error.message });
    throw error;
  }
  const location = await locationOf(context, owner);
  if (!location) return fail("no-recording");
  const { chapters: file } = await findEpisodeFiles(context.media, owner.id, location.audioFile);
  const version = file ? ((await context.media.stat(file))?.version ?? "") : "";
  if (version !== base) return fail("changed");
  const target = episodeFileName(owner.id, location.audioFile, episodeFileEndings.chapters[0]);
  if (content) await context.media.put(target, Buffer.from(content));
  if (file && (!content || file !== target)) await context.media.delete(file);
  await recordChange(context, owner.id, {
    action: "episode.chapters",
    actor: admin.email,
    pictures: chapterPictures(content),
  });
  return ok({ version: content ? ((await context.media.stat(target))?.version ?? "") : "" });
}

/** Empty text removes it. */
export async function storeTranscript(
  context: AudioSite & { readers: ForeignReaders },
  admin: SignedInUser,
  { text, ...owner }: EpisodeFilesOwner & { text: string },
): Promise<StoredTranscript> {
  let read: ReadTranscript | undefined;
  try {
    read = text === "" ? undefined : await context.readers.run("transcript", [text]);
  } catch (error) {
    if (error instanceof UnreadableFile) return fail("invalid", { reason: error.message });
    throw error;
  }
  const location = await locationOf(context, owner);
  if (!location) return fail("no-recording");
  const { transcript: file } = await findEpisodeFiles(context.media, owner.id, location.audioFile);
  const previous = file ? await readText(context, file) : "";
  const target = read && episodeFileName(owner.id, location.audioFile, read.ending);
  if (read && target) await context.media.put(target, Buffer.from(read.text));
  if (file && file !== target) await context.media.delete(file);
  await recordChange(context, owner.id, { action: "episode.transcript", actor: admin.email });
  return ok({ isTimed: read?.ending === ".vtt", previous, note: read?.note ?? "" });
}

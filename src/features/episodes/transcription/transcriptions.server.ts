import path from "node:path";
import { type Selectable, sql } from "kysely";
import { mediaTypeOf } from "../../../lib/media-url.ts";
import { fail, ok } from "../../../lib/result.ts";
import type { ForeignReaders } from "../../../server-context/foreign-files/foreign-readers.ts";
import type { SignedInUser, SiteContext, TranscribeService } from "../../../server-context/request-context.ts";
import type { DB } from "../../../server-context/tables.gen.ts";
import { recordAudit } from "../../audit/audit.server.ts";
import { type AudioSite, findEpisodeAudio } from "../episode-audio.server.ts";
import { storeTranscript } from "../files/episode-files.server.ts";
import type { StoredTranscript } from "../files/episode-files.ts";
import { writeWebVtt } from "../files/transcript-lines.ts";
import { completeFrames } from "./mp3-chunks.ts";
import { TranscribeError, transcribeChunk } from "./transcribe.server.ts";
import {
  type CueChange,
  publishedCues,
  type RequestedTranscription,
  type Transcription,
  type TranscriptionOffer,
} from "./transcription.ts";

/** Services with this API accept 25 MB per request, form fields included. */
const maxChunkBytes = 24_000_000;

type TranscriptionContext = AudioSite & Pick<SiteContext, "transcribeService">;

type TranscriptionRow = Selectable<DB["transcriptions"]>;

const columns = ["state", "problem", "next_byte", "total_bytes", "cues"] as const;

function readRow({
  state,
  problem,
  next_byte,
  total_bytes,
  cues,
}: Pick<TranscriptionRow, (typeof columns)[number]>): Transcription {
  if (state === "failed") return { state, problem };
  if (state === "done") return { state, cues };
  return { state: "waiting", progress: next_byte / total_bytes };
}

export async function readTranscription(
  { db, transcribeService }: TranscriptionContext,
  episodeId: number,
): Promise<TranscriptionOffer> {
  const row = await db
    .selectFrom("transcriptions")
    .select(columns)
    .where("episode_id", "=", episodeId)
    .executeTakeFirst();
  return {
    host: transcribeService ? new URL(transcribeService.url).host : null,
    transcription: row ? readRow(row) : null,
  };
}

/** Ignored while a transcription is running; a failed one resumes where it stopped. */
export async function requestTranscription(
  context: TranscriptionContext,
  admin: SignedInUser,
  episodeId: number,
): Promise<RequestedTranscription> {
  if (!context.transcribeService) return fail("no-service");
  const { db } = context;
  const episode = await db
    .selectFrom("blog")
    .select(["id", "audio_player as audioPlayer"])
    .where("id", "=", episodeId)
    .executeTakeFirst();
  const audio = episode && (await findEpisodeAudio(context, episode));
  if (!audio?.file || !audio.bytes) return fail("not-hosted-here");
  if (audio.bytes > maxChunkBytes && !audio.file.endsWith(".mp3")) return fail("too-large");
  const { file, bytes } = audio;
  await db.transaction().execute(async (trx) => {
    const isSameFile = sql<boolean>`transcriptions.file = excluded.file and transcriptions.total_bytes = excluded.total_bytes`;
    await trx
      .insertInto("transcriptions")
      .values({ episode_id: episodeId, file, total_bytes: bytes })
      .onConflict((conflict) =>
        conflict
          .column("episode_id")
          .doUpdateSet({
            file,
            total_bytes: bytes,
            state: "waiting",
            problem: "",
            next_byte: sql`case when ${isSameFile} then transcriptions.next_byte else 0 end`,
            next_second: sql`case when ${isSameFile} then transcriptions.next_second else 0 end`,
            cues: sql`case when ${isSameFile} then transcriptions.cues else '[]' end`,
          })
          .where("transcriptions.state", "=", "failed"),
      )
      .execute();
    await recordAudit(trx, {
      actor: admin.email,
      action: "episode.transcribe",
      subjectKind: "episode",
      subjectId: episodeId,
    });
  });
  return ok();
}

/** Also cancels a running one. */
export async function discardTranscription({ db }: Pick<AudioSite, "db">, episodeId: number): Promise<void> {
  await db.deleteFrom("transcriptions").where("episode_id", "=", episodeId).execute();
}

/** Does nothing after the draft was published or discarded. */
export async function correctCue(
  { db }: Pick<AudioSite, "db">,
  { episodeId, index, change }: { episodeId: number; index: number; change: CueChange },
): Promise<void> {
  const corrected = JSON.stringify({ ...change, isUnsure: false });
  await sql`
    update transcriptions set cues = jsonb_set(cues, ${[String(index)]}::text[], (cues -> ${index}::integer) || ${corrected}::jsonb)
    where episode_id = ${episodeId}::bigint and state = 'done' and cues -> ${index}::integer is not null`.execute(db);
}

/** Publishes the draft as the episode's transcript and deletes it. */
export async function publishTranscription(
  context: TranscriptionContext & { readers: ForeignReaders },
  admin: SignedInUser,
  episode: { id: number; audioPlayer: string },
): Promise<StoredTranscript> {
  const { transcription } = await readTranscription(context, episode.id);
  const cues = transcription?.state === "done" ? publishedCues(transcription.cues) : [];
  if (cues.length === 0) return fail("invalid", { reason: "There is no draft with words that could be published." });
  const stored = await storeTranscript(context, admin, { ...episode, text: writeWebVtt(cues) });
  if (stored.ok) await discardTranscription(context, episode.id);
  return stored;
}

/** Names that a model would misspell: host, guest, title and keywords. */
async function promptOf({ db, site }: Pick<SiteContext, "db" | "site">, episodeId: number): Promise<string> {
  const episode = await db
    .selectFrom("blog")
    .select(["blog_title", "guest_name", "keywords"])
    .where("id", "=", episodeId)
    .executeTakeFirst();
  const names = [site.facts.name, episode?.guest_name, episode?.blog_title, episode?.keywords];
  return names
    .map((name) => name?.trim())
    .filter(Boolean)
    .join(". ")
    .slice(0, 600);
}

const queuedColumns = ["episode_id", "file", "total_bytes", "next_byte", "next_second"] as const;

type QueuedTranscription = Pick<TranscriptionRow, (typeof queuedColumns)[number]>;

/** The next chunk of the recording; undefined if the file was removed or replaced. */
async function readChunk({ media }: Pick<SiteContext, "media">, { file, next_byte, total_bytes }: QueuedTranscription) {
  const stored = await media.stat(file);
  if (stored?.bytes !== total_bytes) return undefined;
  const range = { start: next_byte, end: Math.min(next_byte + maxChunkBytes, total_bytes) - 1 };
  const stream = await media.get(stored, range);
  return stream && new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Transcribes the next chunk of a recording. @throws TranscribeError */
async function transcribeNext(
  context: SiteContext,
  service: TranscribeService,
  queued: QueuedTranscription,
  signal: AbortSignal,
): Promise<void> {
  const bytes = await readChunk(context, queued);
  if (!bytes) throw new TranscribeError("The recording was removed or replaced. Start again.");
  const isMp3 = queued.file.endsWith(".mp3");
  const isLast = queued.next_byte + bytes.length >= queued.total_bytes;
  const frames = isMp3 ? completeFrames(bytes) : { end: bytes.length, seconds: 0 };
  const end = isLast ? bytes.length : frames.end;
  if (end === 0) throw new TranscribeError("This file cannot be cut into pieces, for it has no MP3 frames.");
  const chunk = {
    bytes: bytes.subarray(0, end),
    name: path.basename(queued.file),
    mediaType: mediaTypeOf(queued.file) ?? "application/octet-stream",
    seconds: frames.seconds,
  };
  const chunkCues = await transcribeChunk(service, chunk, {
    prompt: await promptOf(context, queued.episode_id),
    signal,
  });
  const offset = queued.next_second;
  const cues = chunkCues.map((cue) => ({ ...cue, start: offset + cue.start, end: offset + cue.end }));
  const allCues = sql<string>`cues || ${JSON.stringify(cues)}::jsonb`;
  const isSilent = sql`${isLast}::boolean and jsonb_array_length(${allCues}) = 0`;
  await context.db
    .updateTable("transcriptions")
    .set({
      cues: allCues,
      next_byte: sql`case when ${isSilent} then 0 else ${queued.next_byte + end}::bigint end`,
      next_second: sql`case when ${isSilent} then 0 else ${offset + frames.seconds}::double precision end`,
      state: isLast ? sql`case when ${isSilent} then 'failed' else 'done' end` : "waiting",
      problem: sql`case when ${isSilent} then 'The service heard no words in this recording.' else '' end`,
    })
    .where("episode_id", "=", queued.episode_id)
    .where("state", "=", "waiting")
    .where("next_byte", "=", queued.next_byte)
    .execute();
}

/** Milliseconds between polls for a cancellation by the owner. */
const pollMs = 3_000;

/** Aborted when the process stops or the transcription is discarded. */
function abortOnCancellation({ db }: Pick<SiteContext, "db">, episodeId: number, shutdownSignal: AbortSignal) {
  const cancelled = new AbortController();
  const query = db.selectFrom("transcriptions").select("episode_id").where("episode_id", "=", episodeId);
  const timer = setInterval(() => {
    query.executeTakeFirst().then(
      (row) => row ?? cancelled.abort(),
      // An unreachable database doesn't mean that the owner has cancelled.
      () => undefined,
    );
  }, pollMs);
  return { signal: AbortSignal.any([cancelled.signal, shutdownSignal]), stopPolling: () => clearInterval(timer) };
}

/** Transcribes all queued recordings, oldest first, chunk by chunk; if the process stops, the next run continues. */
export async function runTranscriptions(context: SiteContext, shutdownSignal: AbortSignal): Promise<void> {
  const service = context.transcribeService;
  while (service && !shutdownSignal.aborted) {
    const queued = await context.db
      .selectFrom("transcriptions")
      .select(queuedColumns)
      .where("state", "=", "waiting")
      .orderBy("requested_at")
      .executeTakeFirst();
    if (!queued) return;
    const { signal, stopPolling } = abortOnCancellation(context, queued.episode_id, shutdownSignal);
    try {
      await transcribeNext(context, service, queued, signal);
    } catch (error) {
      if (error instanceof TranscribeError) {
        const update = context.db.updateTable("transcriptions").set({ state: "failed", problem: error.message });
        await update.where("episode_id", "=", queued.episode_id).where("state", "=", "waiting").execute();
      } else if (!signal.aborted) throw error;
    } finally {
      stopPolling();
    }
  }
}

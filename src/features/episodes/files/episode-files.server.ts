import { sql } from "kysely";
import { fail, ok } from "../../../lib/result.ts";
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
import { fillTimes, readSpokenText, splitSpeaker, TranscriptError } from "./spoken-text.ts";
import { parseWebVtt, readTranscriptLines, type VttCue, writeWebVtt } from "./transcript-lines.ts";

type WrittenCue = { start: number; end: number; rows: string[] };

type Block = { /** Line of its first row, from 1. */ line: number; rows: string[] };

const cueTime = /^(?:(\d{1,4}):)?(\d{1,2}):(\d{2})[.,](\d{1,3})$/;

/** Seconds; undefined if invalid. */
function readCueTime(text: string): number | undefined {
  const [found, hours = "0", minutes = "0", seconds = "0", fraction = "0"] = cueTime.exec(text) ?? [];
  if (!found || Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(`${seconds}.${fraction}`);
}

function readBlocks(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let isOpen = false;
  for (const [index, row] of lines.entries()) {
    if (row.trim() === "") isOpen = false;
    else if (isOpen) blocks.at(-1)?.rows.push(row);
    else {
      blocks.push({ line: index + 1, rows: [row] });
      isOpen = true;
    }
  }
  return blocks;
}

function readTiming(row: string, line: number, example: string): { start: number; end: number } {
  const arrow = row.indexOf("-->");
  const from = row.slice(0, arrow).trim();
  const [to = ""] = row
    .slice(arrow + 3)
    .trim()
    .split(/\s/, 1);
  const times = [from, to].map((text) => {
    const seconds = readCueTime(text);
    if (seconds !== undefined) return seconds;
    throw new TranscriptError(
      line,
      `${text ? `“${text.slice(0, 30)}” is not a time` : "A time is missing"}. Write it as ${example}.`,
    );
  });
  const [start = 0, end = 0] = times;
  if (end <= start) throw new TranscriptError(line, "This cue ends before it begins.");
  return { start, end };
}

function readCue({ line, rows }: Block, example: string): WrittenCue {
  const at = rows.findIndex((row) => row.includes("-->"));
  if (at < 0) {
    throw new TranscriptError(line, "These words have no times. A cue begins with its times and holds no empty line.");
  }
  const second = rows.findIndex((row, index) => index > at && row.includes("-->"));
  const joined = at > 1 ? at : second;
  if (joined >= 0) throw new TranscriptError(line + joined, "Put an empty line before this cue.");
  return { ...readTiming(rows[at] ?? "", line + at, example), rows: rows.slice(at + 1) };
}

/** Strict check of every cue, unlike `parseWebVtt`. @throws TranscriptError for the first that players would skip */
function checkWebVtt(lines: readonly string[]): void {
  const [head, ...blocks] = readBlocks(lines);
  if (head?.rows.some((row) => row.includes("-->"))) {
    throw new TranscriptError(head.line + 1, "Put an empty line after WEBVTT.");
  }
  for (const block of blocks) {
    if (/^(NOTE|STYLE|REGION)\b/.test(block.rows[0] ?? "")) continue;
    readCue(block, "00:01:05.000");
    const timing = block.rows.find((row) => row.includes("-->")) ?? "";
    if (/\d,\d/.test(timing.split(/\s(?=[a-z])/i, 1)[0] ?? "")) {
      throw new TranscriptError(
        block.line + block.rows.indexOf(timing),
        "A WebVTT file has full stops in its times: 00:01:05.000.",
      );
    }
  }
}

const plainText = (row: string) =>
  row
    .replaceAll(/<[^<>]*>|\{\\[^{}]*\}/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();

/** A row that starts with another name becomes its own part. */
function readParts({ start, end, rows }: WrittenCue, speakerBefore: string): VttCue[] {
  const parts: VttCue[] = [];
  for (const row of rows.map(plainText).filter(Boolean)) {
    const { speaker, text } = splitSpeaker(row);
    const last = parts.at(-1);
    if (last && !speaker) last.text += ` ${text}`;
    else parts.push({ start, end, speaker: speaker || speakerBefore, text });
  }
  return parts;
}

/** Sorted by time; unnamed cues continue the previous speaker. @throws TranscriptError for the first unreadable cue */
export function readSubRip(lines: readonly string[]): VttCue[] {
  const written = readBlocks(lines).map((block) => readCue(block, "00:01:05,000"));
  const cues: VttCue[] = [];
  for (const cue of written.toSorted((one, other) => one.start - other.start)) {
    cues.push(...readParts(cue, cues.at(-1)?.speaker ?? ""));
  }
  return cues;
}

type ReadTranscript = { ending: ".vtt" | ".txt"; text: string };

const noWords = () => new TranscriptError(1, "This file has no words.");

/** Handles "Anna: " prefixes of meeting programs; undefined if there are none. */
function withSpeakers(cues: readonly VttCue[]): VttCue[] | undefined {
  if (cues.some(({ speaker }) => speaker)) return undefined;
  let speaker = "";
  const named = cues.map((cue) => {
    const split = splitSpeaker(cue.text);
    speaker = split.speaker || speaker;
    return { ...cue, speaker, text: split.text };
  });
  return speaker ? named : undefined;
}

/** Accepts WebVTT, SubRip or plain text. @throws TranscriptError at the first invalid line */
export function readTranscript(file: string): ReadTranscript {
  const text = file.replace(/^\uFEFF/, "").replaceAll(/\r\n?/g, "\n");
  const lines = text.split("\n");
  const vtt = parseWebVtt(text);
  if (vtt) {
    checkWebVtt(lines);
    if (vtt.length === 0) throw noWords();
    const named = withSpeakers(vtt);
    return { ending: ".vtt", text: named ? writeWebVtt(named) : text };
  }
  if (text.includes("-->")) {
    const cues = readSubRip(lines);
    if (cues.length === 0) throw noWords();
    return { ending: ".vtt", text: writeWebVtt(cues) };
  }
  const parts = readSpokenText(lines);
  if (parts.length === 0) throw noWords();
  if (parts.every(({ start }) => start === null)) return { ending: ".txt", text };
  return { ending: ".vtt", text: writeWebVtt(fillTimes(parts)) };
}

/** UTF-8 takes up to four bytes per character. */
const maxFileBytes = maxTranscriptLength * 4;

async function readText({ media }: AudioSite, file: string): Promise<string> {
  return (await readMediaFile(media, file, maxFileBytes))?.toString("utf8") ?? "";
}

/** Empty for a broken file. */
function linesOf(text: string, file: string) {
  try {
    return readTranscriptLines(text, file);
  } catch (error) {
    if (error instanceof TranscriptError) return [];
    throw error;
  }
}

export async function readEpisodeFiles(site: AudioSite, owner: EpisodeFilesOwner): Promise<EpisodeFiles> {
  const audio = await findEpisodeAudio(site, owner);
  const { chapters, transcript } = await findEpisodeFiles(site.media, owner.id, audio?.file);
  const { file: _file, ...recording } = audio ?? { file: undefined };
  return {
    recording: "path" in recording ? recording : null,
    chapters: chapters
      ? { text: await readText(site, chapters), version: (await site.media.stat(chapters))?.version ?? "" }
      : null,
    transcript: transcript
      ? {
          path: mediaUrl(transcript),
          isTimed: !transcript.endsWith(".txt"),
          lines: linesOf(await readText(site, transcript), transcript),
        }
      : null,
  };
}

/** Base name for the recording's files; undefined without recording and episode. */
async function placeOf(site: AudioSite, owner: EpisodeFilesOwner): Promise<{ sound: string | undefined } | undefined> {
  const audio = await findEpisodeAudio(site, owner);
  if (audio?.file) return { sound: audio.file };
  if (owner.id === 0) return undefined;
  const episode = await site.db.selectFrom("blog").select("id").where("id", "=", owner.id).executeTakeFirst();
  return episode && { sound: undefined };
}

/** Invalidates caches and the archive; `pictures` are the folders of the chapters' pictures. */
async function announce(
  site: AudioSite,
  id: number,
  { action, actor, pictures }: { action: AuditAction; actor: string; pictures?: readonly string[] },
): Promise<void> {
  await site.db.transaction().execute(async (trx) => {
    await recordAudit(trx, { actor, action, subjectKind: "episode", subjectId: id });
    if (id === 0) return;
    await recordEpisodeFiles(trx, id, pictures);
    await sql`insert into archive_stale (kind, source_id) select 'transcript', id::text from blog
      where id = ${id}::bigint and status = 'published' on conflict do nothing`.execute(trx);
    await sql`select pg_notify('content_changed', 'episodes')`.execute(trx);
  });
}

/** Empty if there are no chapters. @throws ChaptersFileError */
function checkedChapters(text: string, siteUrl: string): string {
  const file = parseChaptersFile(text);
  const rows = file.chapters.map(chapterRow);
  const [problem] = chapterProblems(rows, null).values();
  if (problem) throw new ChaptersFileError(Object.values(problem)[0] ?? "");
  if (rows.length === 0) return "";
  // Apps read the file without the page and need absolute URLs.
  const whole = (img: string) => (img.startsWith("/") ? siteUrl + img : img);
  return writeChaptersFile({ ...file, chapters: entriesOf(rows).map((one) => ({ ...one, img: whole(one.img) })) });
}

/** `base` is the version being edited: a newer one rejects the save. A file without chapters removes them. */
export async function storeChapters(
  site: AudioSite,
  admin: SignedInUser,
  { base, text, ...owner }: EpisodeFilesOwner & { base: string; text: string },
): Promise<StoredChapters> {
  let content: string;
  try {
    content = checkedChapters(text, site.siteUrl);
  } catch (error) {
    if (error instanceof ChaptersFileError) return fail("invalid", { reason: error.message });
    throw error;
  }
  const place = await placeOf(site, owner);
  if (!place) return fail("no-recording");
  const { chapters: found } = await findEpisodeFiles(site.media, owner.id, place.sound);
  const version = found ? ((await site.media.stat(found))?.version ?? "") : "";
  if (version !== base) return fail("changed");
  const target = episodeFileName(owner.id, place.sound, episodeFileEndings.chapters[0]);
  if (content) await site.media.put(target, Buffer.from(content));
  else if (found) await site.media.delete(found);
  await announce(site, owner.id, {
    action: "episode.chapters",
    actor: admin.email,
    pictures: chapterPictures(content),
  });
  return ok({ version: content ? ((await site.media.stat(target))?.version ?? "") : "" });
}

/** Empty text removes it. */
export async function storeTranscript(
  site: AudioSite,
  admin: SignedInUser,
  { text, ...owner }: EpisodeFilesOwner & { text: string },
): Promise<StoredTranscript> {
  let read: ReturnType<typeof readTranscript> | undefined;
  try {
    read = text === "" ? undefined : readTranscript(text);
  } catch (error) {
    if (error instanceof TranscriptError) return fail("invalid", { reason: error.message });
    throw error;
  }
  const place = await placeOf(site, owner);
  if (!place) return fail("no-recording");
  const { transcript: found } = await findEpisodeFiles(site.media, owner.id, place.sound);
  const previous = found ? await readText(site, found) : "";
  const target = read && episodeFileName(owner.id, place.sound, read.ending);
  if (read && target) await site.media.put(target, Buffer.from(read.text));
  if (found && found !== target) await site.media.delete(found);
  await announce(site, owner.id, { action: "episode.transcript", actor: admin.email });
  return ok({ isTimed: read?.ending === ".vtt", previous });
}

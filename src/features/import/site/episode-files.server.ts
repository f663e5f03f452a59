import { readFile } from "node:fs/promises";
import { z } from "zod";
import type { SignedInUser } from "../../../server-context/request-context.ts";
import { ChaptersFileError, parseChaptersFile, writeChaptersFile } from "../../episodes/files/chapters-file.ts";
import { readEpisodeFiles, storeChapters, storeTranscript } from "../../episodes/files/episode-files.server.ts";
import type { SiteExport, SourceEpisode } from "../site-export.ts";
import type { Copier } from "./copy-files.server.ts";
import type { ImportSite } from "./import-context.server.ts";
import { fetchFile, NotCopied, withTemporaryFile } from "./local-files.server.ts";
import { plainTextOf } from "./to-content.ts";

const limits = { maxBytes: 4_000_000, ms: 60_000 };

const readText = (url: string, site: ImportSite, exported: SiteExport): Promise<string> =>
  withTemporaryFile(site, async (file) => {
    await fetchFile(url, site, exported, file, limits);
    return readFile(file, "utf8");
  });

const clock = (seconds: number) => new Date(seconds * 1_000).toISOString().slice(11, 23);

const segment = z.object({
  startTime: z.coerce.number(),
  endTime: z.coerce.number(),
  speaker: z.string().catch(""),
  body: z.string().catch(""),
});
/** Another shape has no segments, and so no cues. */
const transcriptFile = z.object({ segments: z.array(z.unknown()) }).catch({ segments: [] });

/** Podcasting 2.0's JSON transcript as WebVTT. */
export function vttOfJson(text: string): string {
  const cues = transcriptFile.parse(JSON.parse(text)).segments.flatMap((value) => {
    const read = segment.safeParse(value);
    if (!read.success) return [];
    const { startTime: start, endTime: end, speaker, body } = read.data;
    if (!(start >= 0 && end > start && end < 86_400)) return [];
    return [`${clock(start)} --> ${clock(end)}\n${speaker ? `<v ${speaker}>` : ""}${body.trim()}`];
  });
  return `WEBVTT\n\n${cues.join("\n\n")}\n`;
}

const speakerMarks =
  /<cite[^<>]*>([^<>]{0,80}?):?\s*<\/cite>\s*(?:<time[^<>]*>([^<>]{1,20})<\/time>)?\s*<p(?=[\s>])[^<>]*>/gi;

/** An HTML transcript of the podcast namespace, as the words that an owner could type. */
export const spokenOfHtml = (html: string): string =>
  plainTextOf(
    html.replaceAll(
      speakerMarks,
      (_, speaker: string, time = "") => `<p>${[speaker, time && `(${time})`].filter(Boolean).join(" ")}: `,
    ),
  );

const preferred = [/vtt/i, /srt|subrip/i, /json/i, /plain/i, /html/i];

function bestTranscript({ transcripts }: SourceEpisode) {
  for (const type of preferred) {
    const found = transcripts.find((one) => type.test(one.type));
    if (found) return found;
  }
  return undefined;
}

function chaptersJson(chapters: Extract<SourceEpisode["chapters"], readonly unknown[]>): string {
  const entries = chapters.map(({ start, title, url, picture }) => ({
    startTime: start,
    title,
    ...(url && { url }),
    ...(picture && { img: picture }),
  }));
  return JSON.stringify({ version: "1.2.0", chapters: entries });
}

/** Pictures of chapters are copied like others; a file that is none is refused when it is stored. */
async function withCopiedPictures(text: string, copier: Copier, notes: string[]): Promise<string> {
  try {
    const file = parseChaptersFile(text);
    for (const chapter of file.chapters)
      if (chapter.img) chapter.img = (await copier.copyOne(chapter.img, "", notes)) ?? chapter.img;
    return writeChaptersFile(file);
  } catch (error) {
    if (error instanceof ChaptersFileError) return text;
    throw error;
  }
}

const asWritten = (text: string) => text;

type Stored = {
  item: SourceEpisode;
  exported: SiteExport;
  id: number;
  audioPlayer: string;
  /** Left out where pictures stay where they are. */
  copier: Copier | undefined;
};

/** Chapters and transcript beside an episode that is stored. @returns what could not be kept, a sentence each */
export async function storeEpisodeFiles(
  site: ImportSite,
  user: SignedInUser,
  { item, exported, id, audioPlayer, copier }: Stored,
): Promise<string[]> {
  const notes: string[] = [];
  const attempt = async (what: string, work: () => Promise<{ ok: boolean; reason?: string } | undefined>) => {
    try {
      const stored = await work();
      if (stored && !stored.ok)
        notes.push(`The ${what} could not be kept${stored.reason ? `: ${stored.reason}` : "."}`);
    } catch (error) {
      if (error instanceof SyntaxError) notes.push(`The ${what} is not readable.`);
      else if (error instanceof NotCopied) notes.push(`The ${what} ${error.message}.`);
      else throw error;
    }
  };
  const owner = { id, audioPlayer };
  const { chapters } = item;
  if (chapters && !(Array.isArray(chapters) && chapters.length === 0)) {
    await attempt("chapters", async () => {
      const written = Array.isArray(chapters) ? chaptersJson(chapters) : await readText(chapters.url, site, exported);
      const text = copier ? await withCopiedPictures(written, copier, notes) : written;
      const known = await readEpisodeFiles(site, owner);
      return storeChapters(site, user, { ...owner, base: known.chapters?.version ?? "", text });
    });
  }
  const transcript = bestTranscript(item);
  if (transcript) {
    await attempt("transcript", async () => {
      const text = await readText(transcript.url, site, exported);
      const read = /json/i.test(transcript.type) ? vttOfJson : /html/i.test(transcript.type) ? spokenOfHtml : asWritten;
      return storeTranscript(site, user, { ...owner, text: read(text) });
    });
  } else if (item.transcripts.length > 0) notes.push("The transcript is in a format that the site does not read.");
  return notes;
}

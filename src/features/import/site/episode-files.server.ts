import { readFile } from "node:fs/promises";
import { decodeText, textProblem } from "../../../lib/decode-text.ts";
import { minuteMs } from "../../../lib/time/durations.ts";
import type { SignedInUser } from "../../../server-context/request-context.ts";
import { ChaptersFileError, parseChaptersFile, writeChaptersFile } from "../../episodes/files/chapters-file.ts";
import { readEpisodeFiles, storeChapters, storeTranscript } from "../../episodes/files/episode-files.server.ts";
import type { SiteExport, SourceEpisode } from "../site-export.ts";
import { gapNote } from "../site-import.ts";
import type { Copier } from "./copy-files.server.ts";
import type { ImportContext } from "./import-context.server.ts";
import { fetchFile, NotCopied, withTemporaryFile } from "./local-files.server.ts";

const limits = { maxBytes: 4_000_000, ms: minuteMs };

const readText = (url: string, context: ImportContext, exported: SiteExport): Promise<string> =>
  withTemporaryFile(context, async (file) => {
    await fetchFile(url, context, exported, file, limits);
    const decoded = decodeText(await readFile(file));
    if (!decoded.ok) throw new NotCopied(textProblem(decoded));
    return decoded.value.text;
  });

const preferredTypes = [/vtt/i, /srt|subrip/i, /json/i, /html/i, /plain/i];

const bestTranscript = ({ transcripts }: SourceEpisode) =>
  preferredTypes.flatMap((preferred) => transcripts.filter(({ type }) => preferred.test(type)))[0];

function chaptersJson(chapters: Extract<SourceEpisode["chapters"], readonly unknown[]>): string {
  const entries = chapters.map(({ start, title, url, picture }) => ({
    startTime: start,
    title,
    ...(url && { url }),
    ...(picture && { img: picture }),
  }));
  return JSON.stringify({ version: "1.2.0", chapters: entries });
}

/** Copies the pictures of chapters. A malformed file stays as it is: `storeChapters` rejects it. */
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

type Stored = {
  item: SourceEpisode;
  exported: SiteExport;
  id: number;
  audioPlayer: string;
  /** Undefined if pictures aren't copied. */
  copier: Copier | undefined;
};

/** Stores chapters and transcript of an episode. @returns a sentence for each part that could not be stored */
export async function storeEpisodeFiles(
  context: ImportContext,
  user: SignedInUser,
  { item, exported, id, audioPlayer, copier }: Stored,
): Promise<string[]> {
  const notes: string[] = [];
  const attempt = async (what: string, work: () => Promise<{ ok: boolean; reason?: string } | undefined>) => {
    try {
      const stored = await work();
      if (stored && !stored.ok)
        notes.push(`The ${what} could not be saved${stored.reason ? `: ${stored.reason}` : "."}`);
    } catch (error) {
      if (error instanceof SyntaxError) notes.push(`The ${what} is not readable.`);
      else if (error instanceof NotCopied) notes.push(`${gapNote}of the ${what} ${error.message}.`);
      else throw error;
    }
  };
  const owner = { id, audioPlayer };
  const { chapters } = item;
  if (chapters && !(Array.isArray(chapters) && chapters.length === 0)) {
    await attempt("chapters", async () => {
      const chaptersText = Array.isArray(chapters)
        ? chaptersJson(chapters)
        : await readText(chapters.url, context, exported);
      const text = copier ? await withCopiedPictures(chaptersText, copier, notes) : chaptersText;
      const stored = await readEpisodeFiles(context, owner);
      return storeChapters(context, user, { ...owner, base: stored.chapters?.version ?? "", text });
    });
  }
  const transcript = bestTranscript(item);
  if (transcript) {
    await attempt("transcript", async () => {
      const text = await readText(transcript.url, context, exported);
      const stored = await storeTranscript(context, user, { ...owner, text });
      if (stored.ok && stored.value.note) notes.push(`Of the transcript, ${stored.value.note}`);
      return stored;
    });
  } else if (item.transcripts.length > 0) notes.push("The transcript is in a format that the site does not read.");
  return notes;
}

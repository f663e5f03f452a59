import { convert } from "html-to-text";
import { z } from "zod";
import { TranscriptError } from "./spoken-text.ts";
import type { VttCue } from "./transcript-lines.ts";

const seconds = z.coerce.number().min(0).max(86_400);

/** A segment as the podcast namespace, Whisper and transcription services write it; `offsets` (whisper.cpp) in milliseconds. */
const segment = z
  .object({
    startTime: seconds.optional(),
    endTime: seconds.optional(),
    start: seconds.optional(),
    end: seconds.optional(),
    duration: seconds.optional(),
    offsets: z.object({ from: z.number(), to: z.number() }).optional(),
    speaker: z.union([z.string(), z.number()]).nullish().catch(null),
    body: z.string().optional(),
    text: z.string().optional(),
    transcript: z.string().optional(),
  })
  .transform(({ speaker, offsets, ...times }): VttCue => {
    const start = times.startTime ?? times.start ?? (offsets && offsets.from / 1000) ?? Number.NaN;
    const length = times.duration === undefined ? undefined : start + times.duration;
    const end = times.endTime ?? times.end ?? (offsets && offsets.to / 1000) ?? length ?? Number.NaN;
    const name = typeof speaker === "number" ? `Speaker ${speaker + 1}` : (speaker ?? "");
    const text = (times.body ?? times.text ?? times.transcript ?? "").replaceAll(/\s+/g, " ").trim();
    return { start, end, speaker: name.trim(), text };
  });

const list = z.array(z.unknown());

const file = z.union([
  list,
  z.object({ segments: list }).transform((json) => json.segments),
  z.object({ transcription: list }).transform((json) => json.transcription),
  z.object({ utterances: list }).transform((json) => json.utterances),
  z.object({ results: z.object({ utterances: list }) }).transform((json) => json.results.utterances),
]);

type JsonTranscript = { cues: VttCue[]; total: number; unread: number };

/** Undefined if it isn't JSON. @throws TranscriptError for JSON of another shape */
export function readJsonTranscript(text: string): JsonTranscript | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    // "[0:01] Anna: Hello" is plain text.
    if (!/^\s*(?:\{|\[\s*[{\]])/.test(text)) return undefined;
    throw new TranscriptError(1, "This JSON is incomplete. Export the transcript again, or as WebVTT.");
  }
  const segments = file.safeParse(json).data;
  if (!segments) throw new TranscriptError(1, "This JSON has no segments with times and words. Export WebVTT or SRT.");
  const cues = segments.flatMap((value) => {
    const { data } = segment.safeParse(value);
    return data && data.end > data.start && data.text ? [data] : [];
  });
  return { cues, total: segments.length, unread: segments.length - cues.length };
}

/** The words of a page by paragraph, with names and times as in the podcast namespace; other texts unchanged. */
export function textOfHtml(text: string): string {
  if (!/^\s*<(?:!doctype html|html|head|body|main|article|div|section|p|cite|time|ul|ol|h[1-6])\b/i.test(text))
    return text;
  const options = { wordwrap: false as const, selectors: [{ selector: "a", options: { ignoreHref: true } }] };
  const plain = convert(text.replaceAll(/<\/cite>/gi, " </cite>"), options);
  // "Anna: 0:01": a name is followed by its time.
  return plain.replaceAll(/^([^\n:]{1,60}):[ \t]+(?=\d{1,3}:\d{2}\b)/gm, "$1 ");
}

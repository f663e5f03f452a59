import http from "node:http";
import https from "node:https";
import { text } from "node:stream/consumers";
import { z } from "zod";
import { minuteMs } from "../../../lib/time/durations.ts";
import type { TranscribeService } from "../../../server-context/request-context.ts";
import type { DraftCue } from "./transcription.ts";

/** For one chunk: a slow machine takes about half an hour for half an hour of speech. */
const responseTimeoutMs = 45 * minuteMs;

/** Whisper's own thresholds for uncertain words and for silence. */
const minLogProbability = -1;
const maxNoSpeech = 0.6;

const responseSchema = z.object({
  segments: z.array(
    z.object({
      start: z.number().nonnegative(),
      end: z.number().nonnegative(),
      text: z.string().max(10_000),
      avg_logprob: z.number().optional(),
      no_speech_prob: z.number().optional(),
    }),
  ),
});

/** The message is a sentence for the owner. */
export class TranscribeError extends Error {}

type Chunk = {
  bytes: Uint8Array<ArrayBuffer>;
  name: string;
  mediaType: string;
  /** Length of the audio; 0 if unknown. */
  seconds: number;
};

function sentenceOf(status: number): string {
  if (status === 401 || status === 403) return "The service rejected the key. Check TRANSCRIBE_KEY.";
  if (status === 404) return "The service has no such model or URL. Check TRANSCRIBE_URL and TRANSCRIBE_MODEL.";
  if (status === 413) return "The service says that the file is too large.";
  if (status === 429) return "The service accepts no more requests for now. Try again later.";
  return `The service answered with an error (${status}). Try again later.`;
}

/** Not fetch, which times out after five minutes. Redirects aren't followed: the key must not reach another host. */
async function post({ url, key }: TranscribeService, form: FormData, signal: AbortSignal) {
  const encoded = new Response(form);
  const payload = new Uint8Array(await encoded.arrayBuffer());
  const headers = {
    "Content-Type": encoded.headers.get("Content-Type") ?? "",
    "Content-Length": payload.length,
    ...(key && { Authorization: `Bearer ${key}` }),
  };
  const { request } = url.startsWith("https:") ? https : http;
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    request(`${url}/audio/transcriptions`, { method: "POST", agent: false, headers, signal }, resolve)
      .on("error", reject)
      .end(payload);
  });
  return { status: response.statusCode ?? 0, body: await text(response) };
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Cues of a chunk, timed from its start, none beyond its end (`POST /audio/transcriptions`, verbose_json). @throws TranscribeError */
export async function transcribeChunk(
  service: TranscribeService,
  chunk: Chunk,
  { prompt, signal }: { prompt: string; signal: AbortSignal },
): Promise<DraftCue[]> {
  const form = new FormData();
  form.set("file", new Blob([chunk.bytes], { type: chunk.mediaType }), chunk.name);
  form.set("model", service.model);
  form.set("response_format", "verbose_json");
  form.set("timestamp_granularities[]", "segment");
  if (prompt) form.set("prompt", prompt);
  const timeout = AbortSignal.timeout(responseTimeoutMs);
  const { status, body } = await post(service, form, AbortSignal.any([signal, timeout])).catch((error: Error) => {
    if (signal.aborted) throw error;
    throw new TranscribeError("The service could not be reached. Check that it runs, then try again.");
  });
  if (status !== 200) throw new TranscribeError(sentenceOf(status));
  const parsed = responseSchema.safeParse(readJson(body));
  if (!parsed.success)
    throw new TranscribeError("The service answered with something other than a transcript with times (verbose_json).");
  const end = chunk.seconds || Number.POSITIVE_INFINITY;
  return parsed.data.segments.flatMap((segment): DraftCue[] => {
    const words = segment.text.replaceAll(/\s+/g, " ").trim();
    if (!words || segment.start >= end || segment.end <= segment.start) return [];
    const isUnsure = (segment.avg_logprob ?? 0) < minLogProbability || (segment.no_speech_prob ?? 0) > maxNoSpeech;
    return [{ start: segment.start, end: Math.min(segment.end, end), speaker: "", text: words, isUnsure }];
  });
}

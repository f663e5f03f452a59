import { createHash, randomBytes } from "node:crypto";
import { createCounter } from "../../server-context/http/counter.ts";
import { isSignedIn } from "./count-views.server.ts";
import { podcastAppOf } from "./podcast-apps.ts";
import type { CountedDownload } from "./podcast-downloads.server.ts";

/** From `start` up to, not including, `end`; sorted and apart. */
type Span = readonly [start: number, end: number];

/** Overlapping and touching ranges become one. */
function mergeRange(spans: readonly Span[], [start, end]: Span): Span[] {
  if (end <= start) return [...spans];
  const separate = spans.filter((span) => span[1] < start || span[0] > end);
  const joined = spans.filter((span) => span[1] >= start && span[0] <= end);
  const merged: Span = [Math.min(start, ...joined.map(([from]) => from)), Math.max(end, ...joined.map(([, to]) => to))];
  return [...separate, merged].toSorted((a, b) => a[0] - b[0]);
}

const bytesIn = (spans: readonly Span[]): number => spans.reduce((sum, [start, end]) => sum + end - start, 0);

/** One minute at 128 kbit/s. */
const minuteBytes = 960_000;

/** A download is a minute of the recording, or all of a shorter one. */
const isDownload = (spans: readonly Span[], fileBytes: number): boolean =>
  bytesIn(spans) >= Math.min(minuteBytes, fileBytes) && fileBytes > 0;

/** Further listeners of a day are not counted. */
const maxListeners = 100_000;
const maxRows = 20_000;

type Listener = { spans: readonly Span[]; isCounted: boolean };

/** Position of a response in its file, from the headers; undefined if it isn't a recording. */
function spanOf({ status, headers }: Response): { start: number; fileBytes: number } | undefined {
  if (status === 200) return { start: 0, fileBytes: Number(headers.get("content-length")) };
  const [, start, fileBytes] = /^bytes (\d+)-\d+\/(\d+)$/.exec(headers.get("content-range") ?? "") ?? [];
  return status === 206 && start && fileBytes ? { start: Number(start), fileBytes: Number(fileBytes) } : undefined;
}

type DownloadParts = { save: (counted: readonly CountedDownload[]) => Promise<void>; now?: () => Date };

/**
 * Counts downloads by rules like those of the IAB: what was sent, ranges merged, a minute at least, one listener and
 * recording a day. Listeners are digests of network and user agent in memory, with a salt that midnight (UTC) discards.
 */
export function createPodcastDownloads({ save, now = () => new Date() }: DownloadParts) {
  const rows = createCounter<CountedDownload>("downloads", maxRows, save);
  let today = "";
  let salt = randomBytes(32);
  let listeners = new Map<string, Listener>();

  /** Resets the listeners at midnight. */
  function startDay(): string {
    const day = now().toISOString().slice(0, 10);
    if (day !== today) {
      today = day;
      salt = randomBytes(32);
      listeners = new Map();
    }
    return day;
  }

  function add(
    listener: string,
    span: Span,
    { fileBytes, ...row }: Omit<CountedDownload, "downloads"> & { fileBytes: number },
  ) {
    // Downloads started yesterday used a discarded salt.
    if (startDay() !== row.day) return;
    const previous = listeners.get(listener) ?? { spans: [], isCounted: false };
    if (previous.isCounted || (previous.spans.length === 0 && listeners.size >= maxListeners)) return;
    const spans = mergeRange(previous.spans, span);
    const isCounted = isDownload(spans, fileBytes);
    listeners.set(listener, isCounted ? { spans: [], isCounted } : { spans, isCounted });
    if (isCounted) rows.add(`${row.day} ${row.episode_id} ${row.app}`, { ...row, downloads: 1 });
  }

  /** @returns the response, whose bytes are counted as they are sent */
  function count(request: Request, response: Response, { episodeId, network }: { episodeId: number; network: string }) {
    const agent = request.headers.get("user-agent") ?? undefined;
    const app = podcastAppOf(agent);
    const span = spanOf(response);
    const isListener = request.method === "GET" && !isSignedIn((name) => request.headers.get(name) ?? undefined);
    if (!app || !span || !response.body || !isListener) return response;
    const day = startDay();
    const listener = createHash("sha256").update(salt).update(`${network} ${agent} ${episodeId}`).digest("base64url");
    let position = span.start;
    const counting = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        add(listener, [position, position + chunk.byteLength], {
          day,
          episode_id: episodeId,
          app,
          fileBytes: span.fileBytes,
        });
        position += chunk.byteLength;
        controller.enqueue(chunk);
      },
    });
    const { status, headers } = response;
    return new Response(response.body.pipeThrough(counting), { status, headers });
  }

  return { count, flush: rows.flush };
}

export type PodcastDownloads = ReturnType<typeof createPodcastDownloads>;

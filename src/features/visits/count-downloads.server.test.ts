import { describe, expect, test } from "vitest";
import { createPodcastDownloads } from "./count-downloads.server.ts";
import type { CountedDownload } from "./podcast-downloads.server.ts";

const size = 3_000_000;
const overcast = "Overcast/3.0 (+http://overcast.fm/; iOS podcast app)";
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

type Fetch = {
  agent?: string;
  network?: string;
  episodeId?: number;
  range?: [start: number, end: number];
  method?: string;
  fileBytes?: number;
  at?: string;
  headers?: Record<string, string>;
  /** Bytes after which the listener leaves. */
  until?: number;
};

function respond({ range, method = "GET", fileBytes = size }: Fetch): Response {
  const [start, end] = range ?? [0, fileBytes];
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = start; at < end; at += 100_000) controller.enqueue(new Uint8Array(Math.min(100_000, end - at)));
      controller.close();
    },
  });
  const headers = {
    "Content-Type": "audio/mpeg",
    "Content-Length": String(end - start),
    ...(range && { "Content-Range": `bytes ${start}-${end - 1}/${fileBytes}` }),
  };
  return new Response(method === "HEAD" ? null : body, { status: range ? 206 : 200, headers });
}

async function downloadsOf(fetches: readonly Fetch[]): Promise<CountedDownload[]> {
  const saved: CountedDownload[] = [];
  let now = new Date("2026-11-21T10:00:00Z");
  const downloads = createPodcastDownloads({ save: async (batch) => void saved.push(...batch), now: () => now });
  for (const options of fetches) {
    const { agent = overcast, network = "203.0.113.7", episodeId = 1, method = "GET", at, headers, until } = options;
    if (at) now = new Date(at);
    const request = new Request("https://www.example.com/podcasts/1.mp3", {
      method,
      headers: { "user-agent": agent, ...headers },
    });
    const response = downloads.count(request, respond(options), { episodeId, network });
    const reader = response.body?.getReader();
    for (let read = 0; reader && read < (until ?? Number.POSITIVE_INFINITY); ) {
      const { done, value } = await reader.read();
      if (done) break;
      read += value.byteLength;
    }
    await reader?.cancel();
  }
  await downloads.flush();
  return saved;
}

const one = { day: "2026-11-21", episode_id: 1, app: "Overcast", downloads: 1 };

describe("podcast downloads", () => {
  test("merges ranges of one listener, and counts a day once", async () => {
    expect(await downloadsOf([{ range: [0, 500_000] }])).toEqual([]);
    expect(await downloadsOf([{ range: [0, 500_000] }, { range: [400_000, 900_000] }])).toEqual([]);
    expect(await downloadsOf([{ range: [0, 500_000] }, { range: [500_000, 1_000_000] }])).toEqual([one]);
    expect(await downloadsOf([{}, {}, { range: [0, 2] }, { range: [0, size] }])).toEqual([one]);
  });

  test("ignores range probes and aborted downloads", async () => {
    expect(await downloadsOf([{ range: [0, 2] }, { range: [0, 2] }])).toEqual([]);
    expect(await downloadsOf([{ until: 300_000 }])).toEqual([]);
    expect(await downloadsOf([{ fileBytes: 40_000 }])).toEqual([one]);
  });

  test("counts other networks, agents, episodes and days again", async () => {
    const downloads = await downloadsOf([
      {},
      { network: "198.51.100.4" },
      { agent: firefox },
      { episodeId: 2 },
      { at: "2026-11-22T00:00:01Z" },
    ]);
    expect(downloads).toEqual([
      { ...one, downloads: 2 },
      { ...one, app: "Browsers" },
      { ...one, episode_id: 2 },
      { ...one, day: "2026-11-22" },
    ]);
  });

  test("ignores robots, requests without a body and the owner", async () => {
    expect(
      await downloadsOf([
        { agent: "Spotify/1.0" },
        { agent: "Googlebot/2.1" },
        { method: "HEAD" },
        { headers: { cookie: "__Host-site.session_token=abc" } },
      ]),
    ).toEqual([]);
  });
});

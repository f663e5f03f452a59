import type { Product } from "../product.ts";
import { browserAgent, networkOf, sendRequest } from "./walk.ts";
import { add } from "./ways.ts";

/** Three minutes long. The other recording is shorter than a minute and has two URLs. */
export const longRecording = { path: "/podcasts/2.mp3", bytes: 3_000_000 };
const recordings = { long: longRecording.path, short: "/podcasts/14.mp3", again: "/media/audio/episode-42.mp3" };
const agents = {
  overcast: "Overcast/3.0 (+http://overcast.fm/; iOS podcast app)",
  apple: "AppleCoreMedia/1.0.0.21F90 (iPhone; U; CPU OS 17_5 like Mac OS X; en_us)",
  spotify: "Spotify/8.9.40 Android/34 (SM-G991B)",
  antenna: "AntennaPod/3.4.0",
  browser: browserAgent,
  googlebot: "Googlebot/2.1 (+http://www.google.com/bot.html)",
  server: "Spotify/1.0",
  feed: "PocketCasts/1.0 (Pocket Casts Feed Parser; +http://pocketcasts.com/)",
  curl: "curl/8.5.0",
  watch: "atc/1.0 watchOS/10.5 model/Watch6,1 hwp/t8301 build/21T576",
};

/** One listener per line: the requests in order, and the app whose downloads they increase, if any. */
const logs = `overcast: long 0- = Overcast
apple: long 0-1, long 0- = Apple Podcasts
apple: long 0-1, long 2999998-
spotify: long 0-499999, long 500000-999999, long 1000000- = Spotify
spotify: long 0-599999, long 300000-899999, long 0-599999
browser: long 0-599999, long 300000-899999, long 2000000-2059999 = Browsers
antenna: long 0-, long 0-, long 5- = AntennaPod
overcast: short 0-349999, again 350000- = Overcast
overcast: short 0-349999
googlebot: long 0-
server: long 0-
feed: long 0-
curl: long 0-
watch: long 0-`.split("\n");

/** Replays the logs, by listeners who share an IP in pairs, and once more as the owner. */
export async function replayLogs(site: Product, times: number, cookie: string, downloads: Map<string, number>) {
  for (let time = 0; time < times; time++)
    for (const [index, line] of logs.entries()) {
      const [, agentName = "", requests = "", app] = /^(\w+): (.*?)(?: = (.*))?$/.exec(line) ?? [];
      const agent = agents[agentName as keyof typeof agents];
      const listener = { ...networkOf(200 * 65_536 + time * 256 + (index >> 1)), "user-agent": agent, accept: "*/*" };
      for (const request of requests.split(", ")) {
        const [recording, range] = request.split(" ");
        const path = recordings[recording as keyof typeof recordings];
        const headers = { ...listener, range: `bytes=${range}` };
        await sendRequest(site, path, { headers });
        await sendRequest(site, path, { method: "HEAD", headers: { ...headers, "user-agent": `${agent} HEAD` } });
        await sendRequest(site, path, { headers: { ...headers, "user-agent": `${agent} owner`, cookie } });
      }
      if (app) add(downloads, app);
    }
}

import { describe, expect, test } from "vitest";
import { podcastAppOf } from "./podcast-apps.ts";

const listeners: Record<string, string> = {
  "AppleCoreMedia/1.0.0.21F90 (iPhone; U; CPU OS 17_5 like Mac OS X; en_us)": "Apple Podcasts",
  "Podcasts/1650.20 CFNetwork/1410 Darwin/22.6.0": "Apple Podcasts",
  "Spotify/8.9.48 Android/34 (SM-S911B)": "Spotify",
  "Overcast/3.0 (+http://overcast.fm/; iOS podcast app)": "Overcast",
  "Pocket Casts": "Pocket Casts",
  "PodcastAddict/v5 (+https://podcastaddict.com/; Android podcast app)": "Podcast Addict",
  "AntennaPod/3.4.0": "AntennaPod",
  "AmazonMusic/16.12.0 iPhone12,1 CFNetwork/1494 Darwin/23.4.0": "Amazon Music",
  "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0": "Browsers",
  "MyApp/1.0 (Linux; Android 12) ExoPlayerLib/2.18.1": "Other apps",
};

const robots = [
  "Overcast/1.0 Podcast Sync (12 subscribers; feed-id=554901; +http://overcast.fm/)",
  "PocketCasts/1.0 (Pocket Casts Feed Parser; +http://pocketcasts.com/)",
  "Spotify/1.0",
  "iTMS",
  "Podchaser-Parser/1.0",
  "Podcastindex.org/1.0 (bot)",
  "Amazon Music Podcast",
  "Googlebot/2.1 (+http://www.google.com/bot.html)",
  "curl/8.6.0",
  "python-requests/2.32",
  "Lavf/60.3.100",
  "atc/1.0 watchOS/10.4 model/Watch6,2",
  "",
];

describe("podcastAppOf", () => {
  test("recognises apps by their user agents, even those that look like bots", () => {
    for (const [agent, app] of Object.entries(listeners)) expect(podcastAppOf(agent), agent).toBe(app);
  });

  test("ignores servers, robots and downloads to a watch", () => {
    for (const agent of robots) expect(podcastAppOf(agent), agent).toBeUndefined();
    expect(podcastAppOf(undefined)).toBeUndefined();
  });
});

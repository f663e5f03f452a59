import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import type { OutsideOrigins } from "../../lib/embed-settings.ts";
import { askDatabase } from "../../server-context/ask-database.ts";
import { plainInput } from "../../server-context/plain-input.functions.ts";
import { readEpisodeRecording } from "./episode-recording.server.ts";
import { readableEpisode } from "./readable-notes.server.ts";
import { withoutOrigin } from "./recordings.server.ts";
import { listFrameOrigins, listMediaOrigins } from "./remote-media.server.ts";

export const fetchEpisodes = createServerFn({ method: "GET" })
  .middleware([plainInput])
  .handler(async ({ context }) => {
    const episodes = await askDatabase("Error fetching podcast episodes", () => context.content.listEpisodes());
    context.cacheResponse?.("episode");
    return episodes;
  });

export const fetchEpisode = createServerFn({ method: "GET" })
  .middleware([plainInput])
  .validator(z.number().int().min(1).max(2_147_483_647))
  .handler(async ({ data, context }) =>
    askDatabase("Error fetching podcast episode", async () => {
      const episode = await context.content.getEpisode(data);
      if (!episode) return { episode, neighbours: null, recording: null };
      const youtube = episode.youtube && withoutOrigin(episode.youtube, context.siteUrl);
      const [neighbours, recording, readable] = await Promise.all([
        context.content.getNeighbours(episode),
        readEpisodeRecording(context, episode),
        readableEpisode(context, episode),
      ]);
      context.cacheResponse?.("episode");
      return { episode: { ...readable, youtube }, neighbours, recording };
    }),
  );

/** Other origins with media files or framed pages of episodes. */
export const fetchMediaOrigins = createServerFn({ method: "GET" })
  .middleware([plainInput])
  .handler(async ({ context }) => {
    const origins = await askDatabase("Error fetching podcast episodes", async (): Promise<OutsideOrigins> => {
      const episodes = await context.content.listCompleteEpisodes();
      return { media: await listMediaOrigins(context, episodes), frames: listFrameOrigins(episodes) };
    });
    context.cacheResponse?.("episode");
    return origins;
  });

import { queryOptions } from "@tanstack/react-query";
import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { askDatabase } from "./ask-database.ts";

const fetchEpisodes = createServerFn({ method: "GET" }).handler(async ({ context }) =>
  askDatabase("Error fetching podcast episodes", () => context.content.listEpisodes()),
);

const fetchEpisode = createServerFn({ method: "GET" })
  .validator(z.number().int().min(1).max(2_147_483_647))
  .handler(async ({ data, context }) =>
    askDatabase("Error fetching podcast episode", async () => {
      const episode = await context.content.getEpisode(data);
      if (!episode) return { episode, neighbours: null, recording: null };
      const { readEpisodeRecording } = await import("./episode-recording.server.ts");
      const [neighbours, recording] = await Promise.all([
        context.content.getNeighbours(episode),
        readEpisodeRecording(context.mediaDir, episode),
      ]);
      return { episode, neighbours, recording };
    }),
  );

const fetchGuest = createServerFn({ method: "GET" })
  .validator(z.string().min(1).max(200))
  .handler(async ({ data, context }) =>
    askDatabase("Error fetching podcast guest", async () =>
      (await import("./guests.server.ts")).getGuest(context.content, data),
    ),
  );

/** Every episode, highest number first (specification, sections 7 and 9). */
export const episodesQuery = () => queryOptions({ queryKey: ["episodes"], queryFn: () => fetchEpisodes() });

/** One episode with the lower-numbered and the higher-numbered one beside it and what is here of its recording, or nulls. */
export const episodeQuery = (id: number) =>
  queryOptions({ queryKey: ["episode", id], queryFn: () => fetchEpisode({ data: id }) });

/** A guest of the show with their episodes, or null. */
export const guestQuery = (slug: string) =>
  queryOptions({ queryKey: ["guest", slug], queryFn: () => fetchGuest({ data: slug }) });

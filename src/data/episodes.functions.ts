import { queryOptions } from "@tanstack/react-query";
import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { askDatabase } from "./ask-database.ts";

const fetchEpisodes = createServerFn({ method: "GET" }).handler(async ({ context }) =>
  askDatabase("Error fetching podcast episodes", async () =>
    (await import("./episodes.server.ts")).listPublishedEpisodes(context.db),
  ),
);

const fetchEpisode = createServerFn({ method: "GET" })
  .validator(z.number().int().min(1).max(2_147_483_647))
  .handler(async ({ data, context }) =>
    askDatabase("Error fetching podcast episode", async () => {
      const episodes = await import("./episodes.server.ts");
      const episode = await episodes.getEpisode(context.db, data);
      return { episode, neighbours: episode ? await episodes.getNeighbours(context.db, episode) : null };
    }),
  );

/** Every episode, highest number first (specification, sections 7 and 9). */
export const episodesQuery = () => queryOptions({ queryKey: ["episodes"], queryFn: () => fetchEpisodes() });

/** One episode with the lower-numbered and the higher-numbered one beside it, or nulls. */
export const episodeQuery = (id: number) =>
  queryOptions({ queryKey: ["episode", id], queryFn: () => fetchEpisode({ data: id }) });

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
      return { episode, neighbours: episode ? await context.content.getNeighbours(episode) : null };
    }),
  );

/** Every episode, highest number first (specification, sections 7 and 9). */
export const episodesQuery = () => queryOptions({ queryKey: ["episodes"], queryFn: () => fetchEpisodes() });

/** One episode with the lower-numbered and the higher-numbered one beside it, or nulls. */
export const episodeQuery = (id: number) =>
  queryOptions({ queryKey: ["episode", id], queryFn: () => fetchEpisode({ data: id }) });

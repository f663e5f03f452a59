import { queryOptions } from "@tanstack/react-query";

// A first view comes with its data: what it takes to ask for more (12 KB) is loaded when something is asked for.
const functions = () => import("./episodes.functions.ts");

/** Every episode, highest number first (specification, sections 7 and 9). */
export const episodesQuery = () =>
  queryOptions({ queryKey: ["episodes"], queryFn: async () => (await functions()).fetchEpisodes() });

/** One episode with the lower-numbered and the higher-numbered one beside it, or nulls. */
export const episodeQuery = (id: number) =>
  queryOptions({ queryKey: ["episode", id], queryFn: async () => (await functions()).fetchEpisode({ data: id }) });

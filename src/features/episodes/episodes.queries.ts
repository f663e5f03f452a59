/** Fetched when data are asked for: a first view has them in its HTML and does without the transport. */
const server = () => import("./episodes.functions.ts");

/** Every episode, highest number first (spec 7 and 9). */
export const episodesQuery = () => ({ queryKey: ["episodes"], queryFn: async () => (await server()).fetchEpisodes() });

/** One episode with the lower-numbered and the higher-numbered one beside it and what is here of its recording, or nulls. */
export const episodeQuery = (id: number) => ({
  queryKey: ["episode", id],
  queryFn: async () => (await server()).fetchEpisode({ data: id }),
});

/** Origins of other companies on which episodes have their audio or video files. */
export const mediaOriginsQuery = () => ({
  queryKey: ["media-origins"],
  queryFn: async () => (await server()).fetchMediaOrigins(),
});

/** Loaded on demand: first views get the data in the HTML and need no transport. */
const server = () => import("./episodes.functions.ts");

export const episodesQuery = () => ({ queryKey: ["episodes"], queryFn: async () => (await server()).fetchEpisodes() });

/** Nulls if the episode doesn't exist. */
export const episodeQuery = (id: number) => ({
  queryKey: ["episode", id],
  queryFn: async () => (await server()).fetchEpisode({ data: id }),
});

export const mediaOriginsQuery = () => ({
  queryKey: ["media-origins"],
  queryFn: async () => (await server()).fetchMediaOrigins(),
});

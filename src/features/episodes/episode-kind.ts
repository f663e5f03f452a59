/** The values of `itunes:episodeType`. */
export const episodeKinds = ["full", "trailer", "bonus"] as const;
export type EpisodeKind = (typeof episodeKinds)[number];

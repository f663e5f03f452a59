/** As podcast apps know it. */
export const episodeKinds = ["full", "trailer", "bonus"] as const;
export type EpisodeKind = (typeof episodeKinds)[number];

import type { EpisodeSummary } from "../../features/episodes/episode.ts";
import { EpisodeCard } from "./episode-card.tsx";

type Columns = 1 | 2 | 3 | 4;

const columnClasses: Record<Columns, string> = {
  1: "",
  2: "md:grid-cols-2",
  3: "md:grid-cols-2 lg:grid-cols-3",
  4: "md:grid-cols-2 lg:grid-cols-4",
};

/** Class names of a grid of 1 to 4 columns, 3 unless said otherwise; narrower screens have fewer. */
export const columnClass = (columns: Columns = 3): string => columnClasses[columns];

type EpisodeGridProps = { episodes: readonly EpisodeSummary[]; columns?: Columns };

/** Episodes in 1 to 4 columns, 3 unless said otherwise (spec 9). */
export function EpisodeGrid({ episodes, columns }: EpisodeGridProps) {
  return (
    <ul className={`grid gap-x-gap md:gap-y-12 ${columnClass(columns)}`}>
      {episodes.map((episode) => (
        <li key={episode.id}>
          <EpisodeCard episode={episode} />
        </li>
      ))}
    </ul>
  );
}

import type { EpisodeSummary } from "../../data/episode.ts";
import { EpisodeCard } from "./episode-card.tsx";

type Columns = 1 | 2 | 3 | 4;

const columnClasses: Record<Columns, string> = {
  1: "",
  2: "md:grid-cols-2",
  3: "md:grid-cols-2 lg:grid-cols-3",
  4: "md:grid-cols-2 lg:grid-cols-4",
};

type EpisodeGridProps = { episodes: readonly EpisodeSummary[]; columns?: Columns };

/** Episodes in 1 to 4 columns, 3 unless said otherwise (specification, section 9). */
export function EpisodeGrid({ episodes, columns = 3 }: EpisodeGridProps) {
  return (
    <ul className={`grid gap-x-gap md:gap-y-12 ${columnClasses[columns]}`}>
      {episodes.map((episode) => (
        <li key={episode.id}>
          <EpisodeCard episode={episode} />
        </li>
      ))}
    </ul>
  );
}

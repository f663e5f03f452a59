import type { EpisodeSummary } from "../episode.ts";
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

type EpisodeGridProps = {
  episodes: readonly EpisodeSummary[];
  columns?: Columns;
  /** The grid begins in the first view: its first picture is loaded at once. */
  opensPage?: boolean;
};

/** Episodes in 1 to 4 columns, 3 unless said otherwise (spec 9). */
export function EpisodeGrid({ episodes, columns, opensPage = false }: EpisodeGridProps) {
  return (
    <ul className={`grid gap-x-gap md:gap-y-12 ${columnClass(columns)}`}>
      {episodes.map((episode, index) => (
        <li key={episode.id}>
          <EpisodeCard episode={episode} priority={opensPage && index === 0} />
        </li>
      ))}
    </ul>
  );
}

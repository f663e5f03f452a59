import { Link } from "@tanstack/react-router";
import { useSite } from "../../../facts/use-site.ts";
import { cardLinkClass } from "../../../ui/card.tsx";
import { durationLabel, type EpisodeSummary, episodeMinutes } from "../episode.ts";
import { EpisodeArtwork } from "./episode-artwork.tsx";

type EpisodeCardProps = { episode: EpisodeSummary; priority?: boolean };

function EpisodeCard({ episode, priority = false }: EpisodeCardProps) {
  const { language } = useSite().facts;
  return (
    <article className="group relative grid grid-cols-[104px_1fr] content-start gap-x-5 gap-y-1 border-t border-line py-5 md:grid-cols-1 md:gap-y-1.5 md:border-0 md:py-0">
      <EpisodeArtwork episode={episode} priority={priority} className="row-span-3 w-26 md:row-auto md:mb-3 md:w-full" />
      <p className="flex flex-wrap gap-x-2.5 text-xs text-ink-soft">
        {episode.episode ? (
          <>
            <span>{episode.episode}</span>
            <span aria-hidden="true">·</span>
          </>
        ) : null}
        <span>{durationLabel(episodeMinutes(episode), language)}</span>
      </p>
      <h3 lang={episode.lang} className="text-[1.3125rem]">
        <Link
          to="/episode/$id"
          params={{ id: String(episode.id) }}
          className={`${cardLinkClass} text-ink no-underline group-hover:underline group-hover:decoration-1 group-hover:underline-offset-[0.14em]`}
        >
          {episode.title}
        </Link>
      </h3>
      <p className="text-sm text-ink-soft">{episode.guestName}</p>
    </article>
  );
}

type Columns = 1 | 2 | 3 | 4;

const columnClasses: Record<Columns, string> = {
  1: "",
  2: "md:grid-cols-2",
  3: "md:grid-cols-2 lg:grid-cols-3",
  4: "md:grid-cols-2 lg:grid-cols-4",
};

type EpisodeGridProps = {
  episodes: readonly EpisodeSummary[];
  columns?: Columns;
  /** Loads the first picture eagerly. */
  opensPage?: boolean;
};

/** 1 to 4 columns, 3 by default (spec 9). */
export function EpisodeGrid({ episodes, columns = 3, opensPage = false }: EpisodeGridProps) {
  return (
    <ul className={`grid gap-x-gap md:gap-y-12 ${columnClasses[columns]}`}>
      {episodes.map((episode, index) => (
        <li key={episode.id}>
          <EpisodeCard episode={episode} priority={opensPage && index === 0} />
        </li>
      ))}
    </ul>
  );
}

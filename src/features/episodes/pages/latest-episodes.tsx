import { Link } from "@tanstack/react-router";
import { useCopy } from "../../../facts/use-site.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { GoArrow, quietActionClass } from "../../../ui/go.tsx";
import { EmptyState } from "../../../ui/page-states.tsx";
import type { EpisodeSummary } from "../episode.ts";
import { EpisodeGrid } from "../ui/episode-grid.tsx";
import { episodesCopy, podcastCopy } from "../ui/podcast-copy.ts";

/** Spec 2. */
export function LatestEpisodes({ episodes }: { episodes: readonly EpisodeSummary[] }) {
  const copy = useCopy(episodesCopy);
  const podcast = useCopy(podcastCopy);
  return (
    <section aria-labelledby="latest" className="section has-rule">
      <div className="wrap">
        <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
          <h2 id="latest">{podcast.latestTitle}</h2>
          <Link to="/episodes" className={quietActionClass}>
            {podcast.viewAll} <GoArrow />
          </Link>
        </div>
        {episodes.length > 0 ? (
          <>
            <EpisodeGrid episodes={episodes} />
            {episodes.some(({ guestName }) => guestName.includes("(sample guest)")) ? (
              <p className="mt-8 text-xs text-ink-soft">{podcast.samplesNote}</p>
            ) : null}
          </>
        ) : (
          <EmptyState
            heading="h3"
            title={copy.listEmptyTitle}
            text={copy.emptyText}
            action={
              <Link to="/admin" reloadDocument className={buttonClass({ kind: "secondary" })}>
                {copy.addEpisode}
              </Link>
            }
          />
        )}
      </div>
    </section>
  );
}

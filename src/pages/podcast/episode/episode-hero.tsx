import { Link } from "@tanstack/react-router";
import { siteFacts } from "../../../facts/site-facts.ts";
import { durationLabel, type Episode, episodeMinutes, keywordChips } from "../../../features/episodes/episode.ts";
import { guestSlug } from "../../../features/guests/guest.ts";
import { PlayButton } from "../../../features/player/ui/play-button.tsx";
import { formatDate } from "../../../lib/dates.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { ArrowLeft } from "../../../ui/icons.gen.ts";
import { EpisodeArtwork } from "../episode-artwork.tsx";
import { episodeCopy } from "../podcast-copy.ts";
import type { EpisodePlay } from "./episode-track.ts";
import { ListenElsewhere } from "./listen-elsewhere.tsx";

type EpisodeHeroProps = {
  episode: Episode;
  play: EpisodePlay /** Whether the page has a file to play. */;
  hasSound: boolean;
};

/** Label, chips, title, guest, date, duration, Play, listen links and picture (spec 2). */
export function EpisodeHero({ episode, play, hasSound }: EpisodeHeroProps) {
  const slug = guestSlug(episode.guestName);
  return (
    <header className="page-head">
      <div className="wrap">
        <Link to="/episodes" className={buttonClass({ kind: "quiet" })}>
          <ArrowLeft className="size-5" aria-hidden="true" />
          {episodeCopy.back}
        </Link>
        <div className="mt-3 grid items-start gap-6 lg:grid-cols-[4fr_7fr] lg:gap-14">
          <EpisodeArtwork episode={episode} priority className="w-55 max-w-full lg:w-full" />
          <div>
            <p className="text-sm text-ink-soft">{episode.episode}</p>
            <ul className="mt-3 flex flex-wrap gap-2" aria-label="Topics">
              {keywordChips(episode.keywords).map((keyword) => (
                <li key={keyword}>
                  <Chip>{keyword}</Chip>
                </li>
              ))}
            </ul>
            <h1 className="mt-5 text-h1-s">{episode.title}</h1>
            {episode.guestName ? (
              <p className="lead mt-3">
                with{" "}
                {slug ? (
                  <Link
                    to="/guest/$slug"
                    params={{ slug }}
                    className="text-inherit decoration-line-strong hover:decoration-current"
                  >
                    {episode.guestName}
                  </Link>
                ) : (
                  episode.guestName
                )}
              </p>
            ) : null}
            <p className="mt-3 flex flex-wrap gap-x-2.5 text-sm text-ink-soft">
              <time dateTime={episode.createdAt}>{formatDate(episode.createdAt, siteFacts.timeZone)}</time>
              <span aria-hidden="true">·</span>
              <span>{durationLabel(episodeMinutes(episode))}</span>
            </p>
            <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4">
              <PlayButton playing={play.playing} waiting={play.waiting} title={episode.title} onPress={play.toggle} />
              {hasSound ? (
                <noscript>
                  <a href="#player" className={buttonClass()}>
                    {episodeCopy.toPlayer}
                  </a>
                </noscript>
              ) : null}
              <p
                hidden={siteFacts.podcastPlatforms.length === 0}
                className="flex flex-wrap items-center gap-x-4 text-sm text-ink-soft"
              >
                Listen on
                {siteFacts.podcastPlatforms.map(({ key, name, url }) => (
                  <a key={key} href={url} rel="noopener" className="inline-flex min-h-8 items-center">
                    {name}
                  </a>
                ))}
              </p>
            </div>
            {hasSound ? null : <ListenElsewhere episode={episode} wanted={play.isWantedElsewhere} />}
          </div>
        </div>
      </div>
    </header>
  );
}

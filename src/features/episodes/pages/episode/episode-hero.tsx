import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { useCopy, useSite } from "../../../../facts/use-site.ts";
import { formatDate } from "../../../../lib/time/dates.ts";
import { buttonClass } from "../../../../ui/button.tsx";
import { Chip } from "../../../../ui/chip.tsx";
import { guestSlug } from "../../../guests/guest.ts";
import { PlayButton } from "../../../player/ui/play-button.tsx";
import { durationLabel, episodeMinutes, keywordChips, type ReadableEpisode } from "../../episode.ts";
import { EpisodeArtwork } from "../../ui/episode-artwork.tsx";
import { episodeWords } from "../../ui/episode-words-copy.ts";
import { episodeCopy } from "./episode-copy.ts";
import type { EpisodePlayback } from "./episode-track.ts";

function EpisodeTitle({ episode }: { episode: ReadableEpisode }) {
  const site = useSite();
  const slug = guestSlug(episode.guestName);
  const chips = keywordChips(episode.keywords);
  const words = useCopy(episodeWords);
  return (
    <>
      {episode.episode ? <p className="text-sm text-ink-soft">{episode.episode}</p> : null}
      {chips.length > 0 ? (
        <ul className="mt-3 flex flex-wrap gap-2" aria-label={words.topics}>
          {chips.map((keyword) => (
            <li key={keyword} lang={episode.lang}>
              <Chip>{keyword}</Chip>
            </li>
          ))}
        </ul>
      ) : null}
      <h1 lang={episode.lang} className="mt-5 text-h1-s">
        {episode.title}
      </h1>
      {episode.guestName ? (
        <p className="lead mt-3">
          {words.guest}{" "}
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
        <time dateTime={episode.createdAt}>
          {formatDate(episode.createdAt, site.facts.timeZone, site.facts.language)}
        </time>
        <span aria-hidden="true">·</span>
        <span>{durationLabel(episodeMinutes(episode), site.facts.language)}</span>
      </p>
    </>
  );
}

/** Always rendered, so that its change is announced. */
function ListenElsewhere({ episode, visible }: { episode: ReadableEpisode; visible: boolean }) {
  const site = useSite();
  const copy = useCopy(episodeCopy);
  const below = episode.audioPlayer ? "#listen" : episode.youtube ? "#watch" : undefined;
  return (
    <p role="status" className="max-w-read text-sm text-ink-soft not-empty:mt-4">
      {visible ? (
        <>
          {site.facts.podcastPlatforms.length > 0
            ? `${copy.elsewhere} ${site.facts.podcastPlatforms.map(({ name }) => name).join(", ")}. `
            : null}
          {below ? <a href={below}>{copy.below}</a> : null}
        </>
      ) : null}
    </p>
  );
}

type EpisodeHeroProps = { episode: ReadableEpisode; playback: EpisodePlayback; hasAudio: boolean };

/** Spec 2. */
export function EpisodeHero({ episode, playback, hasAudio }: EpisodeHeroProps) {
  const site = useSite();
  const copy = useCopy(episodeCopy);
  const { listenOn } = useCopy(episodeWords);
  return (
    <header className="page-head">
      <div className="wrap">
        <Link to="/episodes" className={buttonClass({ kind: "quiet" })}>
          <ArrowLeft className="size-5" aria-hidden="true" />
          {copy.back}
        </Link>
        <div className="mt-3 grid items-start gap-6 lg:grid-cols-[4fr_7fr] lg:gap-14">
          <EpisodeArtwork episode={episode} priority className="w-55 max-w-full lg:w-full" />
          <div>
            <EpisodeTitle episode={episode} />
            <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4">
              <PlayButton
                playing={playback.playing}
                waiting={playback.waiting}
                title={episode.title}
                onPress={playback.toggle}
              />
              {hasAudio ? (
                <noscript>
                  <a href="#player" className={buttonClass()}>
                    {copy.toPlayer}
                  </a>
                </noscript>
              ) : null}
              <p
                hidden={site.facts.podcastPlatforms.length === 0}
                className="flex flex-wrap items-center gap-x-4 text-sm text-ink-soft"
              >
                {listenOn}
                {site.facts.podcastPlatforms.map(({ key, name, url }) => (
                  <a key={key} href={url} rel="noopener" className="inline-flex min-h-11 items-center">
                    {name}
                  </a>
                ))}
              </p>
            </div>
            {hasAudio ? null : <ListenElsewhere episode={episode} visible={playback.isElsewhereVisible} />}
          </div>
        </div>
      </div>
    </header>
  );
}

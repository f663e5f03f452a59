import { siteFacts } from "../../../../facts/site-facts.ts";
import { PlayButton } from "../../../player/ui/play-button.tsx";
import type { Episode } from "../../episode.ts";
import { EpisodeArtwork } from "../../ui/episode-artwork.tsx";
import { BackToEpisodes, EpisodeTitle, ToPlayer } from "./episode-title.tsx";
import type { EpisodePlay } from "./episode-track.ts";
import { ListenElsewhere } from "./listen-elsewhere.tsx";

type EpisodeHeroProps = {
  episode: Episode;
  play: EpisodePlay;
  /** Whether the page has a file to play. */
  hasSound: boolean;
};

/** Label, chips, title, guest, date, duration, Play, listen links and picture (spec 2). */
export function EpisodeHero({ episode, play, hasSound }: EpisodeHeroProps) {
  return (
    <header className="page-head">
      <div className="wrap">
        <BackToEpisodes />
        <div className="mt-3 grid items-start gap-6 lg:grid-cols-[4fr_7fr] lg:gap-14">
          <EpisodeArtwork episode={episode} priority className="w-55 max-w-full lg:w-full" />
          <div>
            <EpisodeTitle episode={episode} />
            <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4">
              <PlayButton playing={play.playing} waiting={play.waiting} title={episode.title} onPress={play.toggle} />
              {hasSound ? (
                <noscript>
                  <ToPlayer />
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

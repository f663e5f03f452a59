import { usePlayer } from "../../../player/player-store.ts";
import { PlayButton } from "../../../player/ui/play-button.tsx";
import type { TrackState } from "../../../player/use-track.ts";
import type { Episode } from "../../episode.ts";
import { EpisodeArtwork } from "../../ui/episode-artwork.tsx";

/** The bar that stays at the foot of a phone's screen; it is in the page's flow, so it covers no text. */
export function PlayBar({ episode, play }: { episode: Episode; play: TrackState }) {
  // Another episode that plays has its own bar there, and two would leave little of the page.
  const another = usePlayer((state) => state.track !== null && state.track.id !== episode.id);
  if (another) return null;
  return (
    <aside
      aria-label="This episode"
      className="player-bar no-print flex items-center gap-3 px-gutter py-2.5 lg:hidden noscript:hidden"
    >
      <EpisodeArtwork episode={episode} className="w-11 flex-none" />
      <p className="min-w-0 flex-1">
        <b className="block truncate text-sm font-semibold">{episode.title}</b>
        <span className="block truncate text-xs text-ink-soft">{episode.guestName}</span>
      </p>
      <PlayButton playing={play.playing} waiting={play.waiting} title={episode.title} onPress={play.toggle} small />
    </aside>
  );
}

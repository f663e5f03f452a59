import type { Episode } from "../../data/episode.ts";
import { EpisodeArtwork } from "./episode-artwork.tsx";
import { PlayButton } from "./play-button.tsx";
import type { EpisodePlayer } from "./use-episode-player.ts";

/** The bar that stays at the foot of a phone's screen; it takes its place in the page's flow, so it covers no text. */
export function PlayBar({ episode, player }: { episode: Episode; player: EpisodePlayer }) {
  return (
    <aside
      aria-label="Now on this page"
      className="no-print sticky bottom-0 z-30 flex items-center gap-3 border-t border-line bg-surface px-gutter py-2.5 pb-[calc(10px+env(safe-area-inset-bottom))] shadow-float lg:hidden"
    >
      <EpisodeArtwork episode={episode} className="w-11 flex-none" />
      <p className="min-w-0 flex-1">
        <b className="block truncate text-sm font-semibold">{episode.title}</b>
        <span className="block truncate text-xs text-ink-soft">{episode.guestName}</span>
      </p>
      <PlayButton player={player} title={episode.title} small />
    </aside>
  );
}

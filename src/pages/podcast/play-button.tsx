import { Pause, Play } from "lucide-react";
import type { EpisodePlayer } from "./use-episode-player.ts";

type PlayButtonProps = { player: EpisodePlayer; title: string; small?: boolean };

/** Play or Pause, round; its name says which, and of what. */
export function PlayButton({ player, title, small = false }: PlayButtonProps) {
  const Icon = player.playing ? Pause : Play;
  return (
    <button
      type="button"
      onClick={player.toggle}
      aria-label={`${player.playing ? "Pause" : "Play"} ${title}`}
      className={`grid flex-none cursor-pointer place-items-center rounded-pill bg-tide text-on-tide hover:bg-tide-hover ${small ? "size-12" : "size-15"}`}
    >
      <Icon className={`fill-current stroke-none ${small ? "size-5" : "size-6.5"}`} aria-hidden="true" />
    </button>
  );
}

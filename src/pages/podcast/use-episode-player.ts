import { useEffect, useRef, useState } from "react";

export type EpisodePlayer = {
  playing: boolean;
  /** Plays or pauses; where there is no audio only the flag changes (specification, section 4). */
  toggle: () => void;
  /** To be put on the page's audio element, when there is one. */
  audio: React.RefObject<HTMLAudioElement | null>;
  onPlay: () => void;
  onPause: () => void;
};

/** The one playing state of an episode page: hero, sticky bar and player steer the same audio. */
export function useEpisodePlayer(episodeId: number): EpisodePlayer {
  const audio = useRef<HTMLAudioElement>(null);
  const [playing, setPlaying] = useState(false);

  // Another episode always opens paused.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the id is the signal, not an input
  useEffect(() => setPlaying(false), [episodeId]);

  function toggle() {
    const element = audio.current;
    if (!element) setPlaying((now) => !now);
    else if (element.paused) element.play().catch(() => setPlaying(false));
    else element.pause();
  }

  return { playing, toggle, audio, onPlay: () => setPlaying(true), onPause: () => setPlaying(false) };
}

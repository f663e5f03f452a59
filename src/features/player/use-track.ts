import { pausePlayer, playTrack, positionOf, type Track, usePlayer } from "./player-store.ts";

export type TrackState = { playing: boolean; waiting: boolean; failed: boolean; toggle: () => void };

export function useTrack(track: Track | null): TrackState {
  const isCurrent = usePlayer((state) => track !== null && state.track?.id === track.id);
  const playing = usePlayer((state) => state.playing) && isCurrent;
  const waiting = usePlayer((state) => state.waiting) && isCurrent;
  const failed = usePlayer((state) => state.failed) && isCurrent;
  function toggle() {
    if (playing) pausePlayer();
    else if (track) playTrack(track);
  }
  return { playing, waiting, failed, toggle };
}

/** Seconds; `duration` is null until known. */
export function useTrackTime(track: Track): { position: number; duration: number | null } {
  const position = usePlayer((state) => positionOf(state, track.id));
  const duration = usePlayer((state) => (state.track?.id === track.id ? state.duration : null));
  return { position, duration: duration === null ? track.seconds : Math.round(duration) };
}

import { useSyncExternalStore } from "react";
import { playerInUse } from "./player-in-use.ts";

export type Track = {
  /** The episode's id. */
  id: number;
  title: string;
  guest: string;
  /** Root-relative: audio, small picture, square PNG for system controls. */
  src: string;
  artwork: string;
  cover: string;
  /** Seconds; null until known. */
  seconds: number | null;
  chapters: readonly { start: number; title: string }[];
};

export type PlayerState = {
  /** Null before the first Play and after closing. */
  track: Track | null;
  playing: boolean;
  /** Buffering. */
  waiting: boolean;
  failed: boolean;
  position: number;
  duration: number | null;
  /** Start position of a recording not loaded yet. */
  cued: { id: number; position: number } | null;
  rate: number;
  volume: number;
  muted: boolean;
};

export const skipSeconds = 15;

const initial: PlayerState = {
  track: null,
  playing: false,
  waiting: false,
  failed: false,
  position: 0,
  duration: null,
  cued: null,
  rate: 1,
  volume: 1,
  muted: false,
};

// Loaded by every page, so only what autoplay rules require within the click; the rest is in play-engine.ts.
let state = initial;
let audio: HTMLAudioElement | undefined;
const listeners = new Set<() => void>();

export const readPlayer = (): PlayerState => state;

export function subscribePlayer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function setPlayer(change: Partial<PlayerState>): void {
  state = { ...state, ...change };
  playerInUse.set(state.track !== null);
  for (const listener of listeners) listener();
}

/** `select` must return a primitive or a stable reference. */
export function usePlayer<Part>(select: (state: PlayerState) => Part): Part {
  return useSyncExternalStore(
    subscribePlayer,
    () => select(state),
    () => select(initial),
  );
}

/** Seconds; that of a cued recording if it isn't loaded. */
export function positionOf({ track, position, cued }: PlayerState, id: number): number {
  if (track?.id === id) return position;
  return cued?.id === id ? cued.position : 0;
}

/** Attached to the body, because elements removed with their page are paused. */
export function audioElement(): HTMLAudioElement {
  if (!audio) {
    audio = document.createElement("audio");
    document.body.append(audio);
  }
  return audio;
}

function startPlayback(element: HTMLAudioElement): void {
  element.play().catch((error: unknown) => {
    // A newer call has taken over.
    if (error instanceof DOMException && error.name === "AbortError") return;
    const isBlocked = error instanceof DOMException && error.name === "NotAllowedError";
    setPlayer({ playing: false, waiting: false, failed: !isBlocked });
  });
}

/** `at` in seconds. Autoplay rules require a call within the click. */
export function playTrack(track: Track, at?: number): void {
  const element = audioElement();
  if (state.track?.id === track.id && !state.failed) {
    if (at !== undefined) seekTo(track, at);
    setPlayer({ playing: true });
  } else {
    const position = at ?? positionOf(state, track.id);
    setPlayer({
      track,
      position,
      duration: track.seconds,
      playing: true,
      waiting: true,
      failed: false,
      cued: state.cued?.id === track.id ? null : state.cued,
    });
    element.src = track.src;
    element.currentTime = position;
    element.defaultPlaybackRate = state.rate;
    element.playbackRate = state.rate;
  }
  startPlayback(element);
}

export function pausePlayer(): void {
  audio?.pause();
  setPlayer({ playing: false, waiting: false });
}

export function seekTo(track: Pick<Track, "id" | "seconds">, to: number): void {
  const isCurrent = state.track?.id === track.id;
  const end = (isCurrent ? state.duration : null) ?? track.seconds ?? Number.POSITIVE_INFINITY;
  const position = Math.max(0, Math.min(to, end));
  if (isCurrent && audio) audio.currentTime = position;
  setPlayer(isCurrent ? { position } : { cued: { id: track.id, position } });
}

export const seekBy = (track: Track, seconds: number): void => seekTo(track, positionOf(state, track.id) + seconds);

export function setRate(rate: number): void {
  if (audio) {
    audio.defaultPlaybackRate = rate;
    audio.playbackRate = rate;
  }
  setPlayer({ rate });
}

/** 0 to 1. */
export function setVolume(volume: number, muted = volume === 0): void {
  if (audio) {
    audio.volume = volume;
    audio.muted = muted;
  }
  setPlayer({ volume, muted });
}

export function closePlayer(): void {
  const { track, position } = state;
  audio?.pause();
  audio?.removeAttribute("src");
  audio?.load();
  const cued = track ? { id: track.id, position } : state.cued;
  setPlayer({ track: null, playing: false, waiting: false, failed: false, position: 0, duration: null, cued });
}

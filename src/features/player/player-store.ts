import { useSyncExternalStore } from "react";
import { playerInUse } from "./player-in-use.ts";

/** What the site's player plays: one recording of our own. */
export type Track = {
  /** The episode's. */
  id: number;
  title: string;
  guest: string;
  /** Root-relative URLs: the audio, a small picture, and a square PNG for the device's own controls. */
  src: string;
  artwork: string;
  cover: string;
  /** Length in seconds as the file says it, or null until the browser knows. */
  seconds: number | null;
  chapters: readonly { start: number; title: string }[];
};

export type PlayerState = {
  /** Null until the visitor plays something, and again when the player is closed. */
  track: Track | null;
  playing: boolean;
  /** Playing, but the audio has not arrived yet. */
  waiting: boolean;
  failed: boolean;
  /** Seconds. */
  position: number;
  duration: number | null;
  /** Where a recording that is not in the player will begin: the visitor chose it, or heard so far another day. */
  cued: { id: number; position: number } | null;
  rate: number;
  /** 0 to 1. */
  volume: number;
  muted: boolean;
};

/** Seconds that one press goes back or forth. */
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

/*
 * Every page that can play something loads this file, so it holds only what must happen within the click itself: some browsers block audio
 * that starts later. What the audio does from then on is play-engine.ts, which player-place.tsx loads.
 */
let state = initial;
let sound: HTMLAudioElement | undefined;
const listeners = new Set<() => void>();

/** The player's current state. */
export const readPlayer = (): PlayerState => state;

/** Calls back after every change; returns how to stop that. */
export function subscribePlayer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Changes what the player says about itself; for the player's own parts. */
export function setPlayer(change: Partial<PlayerState>): void {
  state = { ...state, ...change };
  playerInUse.set(state.track !== null);
  for (const listener of listeners) listener();
}

/** A part of the player's state; the component renders again when that part changes. `select` returns what is comparable. */
export function usePlayer<Part>(select: (state: PlayerState) => Part): Part {
  return useSyncExternalStore(
    subscribePlayer,
    () => select(state),
    () => select(initial),
  );
}

/** The position of this recording in seconds, whether it is in the player or not. */
export function positionOf({ track, position, cued }: PlayerState, id: number): number {
  if (track?.id === id) return position;
  return cued?.id === id ? cued.position : 0;
}

/** The one audio element of the visit. It is outside the pages: a browser pauses one that leaves the document. */
export function audioElement(): HTMLAudioElement {
  if (!sound) {
    sound = document.createElement("audio");
    document.body.append(sound);
  }
  return sound;
}

function start(element: HTMLAudioElement): void {
  element.play().catch((error: unknown) => {
    // A newer order overtook this one.
    if (error instanceof DOMException && error.name === "AbortError") return;
    const refused = error instanceof DOMException && error.name === "NotAllowedError";
    setPlayer({ playing: false, waiting: false, failed: !refused });
  });
}

/** Plays a recording, from `at` seconds or from its position. Call it within the visitor's click. */
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
  start(element);
}

/** Pauses the playing recording. */
export function pausePlayer(): void {
  sound?.pause();
  setPlayer({ playing: false, waiting: false });
}

/** Sends a recording to a time in seconds; one that is not in the player will begin there. */
export function seekTo(track: Pick<Track, "id" | "seconds">, to: number): void {
  const isCurrent = state.track?.id === track.id;
  const end = (isCurrent ? state.duration : null) ?? track.seconds ?? Number.POSITIVE_INFINITY;
  const position = Math.max(0, Math.min(to, end));
  if (isCurrent && sound) sound.currentTime = position;
  setPlayer(isCurrent ? { position } : { cued: { id: track.id, position } });
}

/** Sends a recording some seconds forth, or back when negative. */
export const seekBy = (track: Track, seconds: number): void => seekTo(track, positionOf(state, track.id) + seconds);

/** Sets the speed, 1 being as it was spoken. */
export function setRate(rate: number): void {
  if (sound) {
    sound.defaultPlaybackRate = rate;
    sound.playbackRate = rate;
  }
  setPlayer({ rate });
}

/** Sets the loudness, 0 to 1; any but 0 is heard. */
export function setVolume(volume: number, muted = volume === 0): void {
  if (sound) {
    sound.volume = volume;
    sound.muted = muted;
  }
  setPlayer({ volume, muted });
}

/** Stops the audio and hides the player; the position in the recording is stored. */
export function closePlayer(): void {
  const { track, position } = state;
  sound?.pause();
  sound?.removeAttribute("src");
  sound?.load();
  const cued = track ? { id: track.id, position } : state.cued;
  setPlayer({ track: null, playing: false, waiting: false, failed: false, position: 0, duration: null, cued });
}

import type { Site } from "../../facts/site.ts";
import { rememberPosition, rememberSettings } from "./player-memory.ts";
import {
  closePlayer,
  type PlayerState,
  pausePlayer,
  playTrack,
  readPlayer,
  seekBy,
  seekTo,
  setPlayer,
  skipSeconds,
  subscribePlayer,
  type Track,
} from "./player-store.ts";

/** Seconds; undefined if there is none. */
export function chapterStart(
  chapters: Track["chapters"],
  position: number,
  direction: "previous" | "next",
): number | undefined {
  if (direction === "next") return chapters.find(({ start }) => start > position + 0.5)?.start;
  // Early in a chapter, "previous" goes to the chapter before it, as in other players.
  return chapters.findLast(({ start }) => start < position - 3)?.start ?? chapters[0]?.start;
}

function mediaActions(track: Track): Partial<Record<MediaSessionAction, MediaSessionActionHandler | null>> {
  const toChapter = (direction: "previous" | "next") => {
    const start = chapterStart(track.chapters, readPlayer().position, direction);
    if (start !== undefined) seekTo(track, start);
  };
  const hasChapters = track.chapters.length > 1;
  return {
    play: () => playTrack(track),
    pause: pausePlayer,
    stop: closePlayer,
    seekbackward: ({ seekOffset }) => seekBy(track, -(seekOffset ?? skipSeconds)),
    seekforward: ({ seekOffset }) => seekBy(track, seekOffset ?? skipSeconds),
    seekto: ({ seekTime }) => {
      if (seekTime !== undefined) seekTo(track, seekTime);
    },
    previoustrack: hasChapters ? () => toChapter("previous") : null,
    nexttrack: hasChapters ? () => toChapter("next") : null,
  };
}

/** For lock screen, media keys and headphones. */
function updateMediaSession(site: Site, { track, playing }: PlayerState): void {
  if (!track || !("mediaSession" in navigator)) return;
  const session = navigator.mediaSession;
  session.metadata = new MediaMetadata({
    title: track.title,
    artist: track.guest || site.facts.name,
    album: site.facts.podcastName,
    artwork: [{ src: track.cover, sizes: "1400x1400", type: "image/png" }],
  });
  session.playbackState = playing ? "playing" : "paused";
  for (const [action, handler] of Object.entries(mediaActions(track))) {
    try {
      session.setActionHandler(action as MediaSessionAction, handler);
    } catch {
      // Unsupported action.
    }
  }
  updateMediaPosition();
}

function updateMediaPosition(): void {
  const { track, position, duration, rate } = readPlayer();
  if (!track || !duration || !("mediaSession" in navigator) || !("setPositionState" in navigator.mediaSession)) return;
  navigator.mediaSession.setPositionState({ duration, playbackRate: rate, position: Math.min(position, duration) });
}

function clearMediaSession(): void {
  if (!("mediaSession" in navigator)) return;
  navigator.mediaSession.metadata = null;
  navigator.mediaSession.playbackState = "none";
}

/** Between saves of the position. */
const saveIntervalSeconds = 5;

/** With less time left, a recording counts as finished. */
const finishedSeconds = 8;

let attached: HTMLAudioElement | undefined;

/** A finished recording starts over. */
function savePosition({ track, position, duration } = readPlayer()): void {
  if (track) rememberPosition(track.id, duration !== null && duration - position < finishedSeconds ? 0 : position);
}

/** Pauses when another window plays. */
function listenToOtherWindows(audio: HTMLAudioElement): void {
  if (!("BroadcastChannel" in window)) return;
  const channel = new BroadcastChannel("player");
  channel.addEventListener("message", () => pausePlayer());
  audio.addEventListener("play", () => channel.postMessage("playing"));
}

function listenToAudio(audio: HTMLAudioElement): void {
  const on = (type: keyof HTMLMediaElementEventMap, listener: () => void) => audio.addEventListener(type, listener);
  let lastSaved = 0;
  const duration = () =>
    Number.isFinite(audio.duration) && audio.duration > 0 ? audio.duration : readPlayer().duration;
  const hasTrack = () => readPlayer().track !== null;

  on("loadedmetadata", () => {
    const { position, rate, volume, muted } = readPlayer();
    // Some browsers drop a position set before the metadata loaded.
    if (Math.abs(audio.currentTime - position) > 1) audio.currentTime = position;
    audio.playbackRate = rate;
    audio.volume = volume;
    audio.muted = muted;
    setPlayer({ duration: duration() });
  });
  on("durationchange", () => hasTrack() && setPlayer({ duration: duration() }));
  on("timeupdate", () => {
    if (!hasTrack() || audio.readyState < HTMLMediaElement.HAVE_METADATA) return;
    setPlayer({ position: audio.currentTime });
    if (Math.abs(audio.currentTime - lastSaved) < saveIntervalSeconds) return;
    lastSaved = audio.currentTime;
    savePosition();
    updateMediaPosition();
  });
  on("seeked", updateMediaPosition);
  on("ratechange", updateMediaPosition);
  on("play", () => setPlayer({ playing: true }));
  on("playing", () => setPlayer({ playing: true, waiting: false, failed: false }));
  on("waiting", () => setPlayer({ waiting: true }));
  on("canplay", () => setPlayer({ waiting: false }));
  on("pause", () => {
    if (!hasTrack()) return;
    setPlayer({ playing: false, waiting: false });
    savePosition();
  });
  on("ended", () => {
    setPlayer({ playing: false, waiting: false, position: 0 });
    audio.currentTime = 0;
    savePosition();
  });
  on("error", () => {
    // Removing the source reports an error too.
    if (hasTrack() && audio.getAttribute("src")) setPlayer({ playing: false, waiting: false, failed: true });
  });
}

export function attachEngine(site: Site, audio: HTMLAudioElement): void {
  if (attached === audio) return;
  attached = audio;
  listenToAudio(audio);
  listenToOtherWindows(audio);
  window.addEventListener("pagehide", () => savePosition());

  let current = readPlayer();
  updateMediaSession(site, current);
  rememberSettings(current);
  subscribePlayer(() => {
    const previous = current;
    current = readPlayer();
    const { track, playing, rate, volume } = current;
    if (previous.track?.id !== track?.id) savePosition(previous);
    if (previous.rate !== rate || previous.volume !== volume) rememberSettings(current);
    if (!track) clearMediaSession();
    else if (previous.track?.id !== track.id || previous.playing !== playing) updateMediaSession(site, current);
  });
  // Catches up on events from before this file was loaded.
  setPlayer({ waiting: audio.readyState < HTMLMediaElement.HAVE_FUTURE_DATA && !audio.paused });
  if (Number.isFinite(audio.duration)) setPlayer({ duration: audio.duration });
  if (audio.error) setPlayer({ playing: false, waiting: false, failed: true });
}

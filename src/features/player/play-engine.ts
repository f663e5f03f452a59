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

type Actions = Partial<Record<MediaSessionAction, MediaSessionActionHandler>>;

/** Seconds; undefined if there is none. */
export function chapterStart(
  chapters: Track["chapters"],
  position: number,
  direction: "previous" | "next",
): number | undefined {
  if (direction === "next") return chapters.find(({ start }) => start > position + 0.5)?.start;
  // Early in a chapter, "previous" skips to the one before, as in other players.
  return chapters.findLast(({ start }) => start < position - 3)?.start ?? chapters[0]?.start;
}

function actions(track: Track, close: () => void): Actions {
  const toChapter = (direction: "previous" | "next") => {
    const start = chapterStart(track.chapters, readPlayer().position, direction);
    if (start !== undefined) seekTo(track, start);
  };
  return {
    play: () => playTrack(track),
    pause: pausePlayer,
    stop: close,
    seekbackward: ({ seekOffset }) => seekBy(track, -(seekOffset ?? skipSeconds)),
    seekforward: ({ seekOffset }) => seekBy(track, seekOffset ?? skipSeconds),
    seekto: ({ seekTime }) => {
      if (seekTime !== undefined) seekTo(track, seekTime);
    },
    ...(track.chapters.length > 1
      ? { previoustrack: () => toChapter("previous"), nexttrack: () => toChapter("next") }
      : { previoustrack: undefined, nexttrack: undefined }),
  };
}

/** For lock screen, media keys and headphones. */
function showMediaSession(site: Site, { track, playing }: PlayerState, close: () => void): void {
  if (!track || !("mediaSession" in navigator)) return;
  const session = navigator.mediaSession;
  session.metadata = new MediaMetadata({
    title: track.title,
    artist: track.guest || site.facts.name,
    album: site.facts.podcastName,
    artwork: [{ src: track.cover, sizes: "1400x1400", type: "image/png" }],
  });
  session.playbackState = playing ? "playing" : "paused";
  for (const [action, handler] of Object.entries(actions(track, close))) {
    try {
      session.setActionHandler(action as MediaSessionAction, handler ?? null);
    } catch {
      // Unsupported action.
    }
  }
  showMediaTime();
}

function showMediaTime(): void {
  const { track, position, duration, rate } = readPlayer();
  if (!track || !duration || !("mediaSession" in navigator) || !("setPositionState" in navigator.mediaSession)) return;
  navigator.mediaSession.setPositionState({ duration, playbackRate: rate, position: Math.min(position, duration) });
}

function leaveMediaSession(): void {
  if (!("mediaSession" in navigator)) return;
  navigator.mediaSession.metadata = null;
  navigator.mediaSession.playbackState = "none";
}

/** Seconds between saves of the position. */
const recordIntervalSeconds = 5;

/** Remaining seconds at which a recording counts as finished. */
const nearlyOver = 8;

let attached: HTMLAudioElement | undefined;

/** Saves the position; finished recordings start over. */
function note(): void {
  const { track, position, duration } = readPlayer();
  if (track) rememberPosition(track.id, duration !== null && duration - position < nearlyOver ? 0 : position);
}

function listenToOtherWindows(sound: HTMLAudioElement): void {
  if (!("BroadcastChannel" in window)) return;
  const channel = new BroadcastChannel("player");
  channel.addEventListener("message", () => pausePlayer());
  sound.addEventListener("play", () => channel.postMessage("playing"));
}

function listenToSound(sound: HTMLAudioElement): void {
  const on = (type: keyof HTMLMediaElementEventMap, listener: () => void) => sound.addEventListener(type, listener);
  let lastRecorded = 0;
  const length = () => (Number.isFinite(sound.duration) && sound.duration > 0 ? sound.duration : readPlayer().duration);
  const hasTrack = () => readPlayer().track !== null;

  on("loadedmetadata", () => {
    const { position, rate, volume, muted } = readPlayer();
    // Some browsers drop a position set before the metadata loaded.
    if (Math.abs(sound.currentTime - position) > 1) sound.currentTime = position;
    sound.playbackRate = rate;
    sound.volume = volume;
    sound.muted = muted;
    setPlayer({ duration: length() });
  });
  on("durationchange", () => hasTrack() && setPlayer({ duration: length() }));
  on("timeupdate", () => {
    if (!hasTrack() || sound.readyState < HTMLMediaElement.HAVE_METADATA) return;
    setPlayer({ position: sound.currentTime });
    if (Math.abs(sound.currentTime - lastRecorded) < recordIntervalSeconds) return;
    lastRecorded = sound.currentTime;
    note();
    showMediaTime();
  });
  on("seeked", showMediaTime);
  on("ratechange", showMediaTime);
  on("play", () => setPlayer({ playing: true }));
  on("playing", () => setPlayer({ playing: true, waiting: false, failed: false }));
  on("waiting", () => setPlayer({ waiting: true }));
  on("canplay", () => setPlayer({ waiting: false }));
  on("pause", () => {
    if (!hasTrack()) return;
    setPlayer({ playing: false, waiting: false });
    note();
  });
  on("ended", () => {
    setPlayer({ playing: false, waiting: false, position: 0 });
    sound.currentTime = 0;
    note();
  });
  on("error", () => {
    // Removing the source reports an error too.
    if (hasTrack() && sound.getAttribute("src")) setPlayer({ playing: false, waiting: false, failed: true });
  });
}

export function attachEngine(site: Site, sound: HTMLAudioElement): void {
  if (attached === sound) return;
  attached = sound;
  listenToSound(sound);
  listenToOtherWindows(sound);
  window.addEventListener("pagehide", note);

  let last = readPlayer();
  showMediaSession(site, last, closePlayer);
  rememberSettings(last);
  subscribePlayer(() => {
    const [before, now] = [last, readPlayer()];
    last = now;
    if (before.track && before.track.id !== now.track?.id) rememberPosition(before.track.id, before.position);
    if (before.rate !== now.rate || before.volume !== now.volume) rememberSettings(now);
    if (!now.track) leaveMediaSession();
    else if (before.track?.id !== now.track.id || before.playing !== now.playing)
      showMediaSession(site, now, closePlayer);
  });
  // Catches up with events before this file loaded.
  setPlayer({ waiting: sound.readyState < HTMLMediaElement.HAVE_FUTURE_DATA && !sound.paused });
  if (Number.isFinite(sound.duration)) setPlayer({ duration: sound.duration });
  if (sound.error) setPlayer({ playing: false, waiting: false, failed: true });
}

import { siteFacts } from "../../facts/site-facts.ts";
import {
  type PlayerState,
  pausePlayer,
  playTrack,
  readPlayer,
  seekBy,
  seekTo,
  skipSeconds,
  type Track,
} from "./player-store.ts";

type Actions = Partial<Record<MediaSessionAction, MediaSessionActionHandler>>;

/** The begin of the chapter before or after the one that is heard, in seconds; undefined when there is none. */
export function chapterStart(
  chapters: Track["chapters"],
  position: number,
  direction: "previous" | "next",
): number | undefined {
  if (direction === "next") return chapters.find(({ start }) => start > position + 0.5)?.start;
  // Shortly after a chapter has begun, 'previous' means the one before it, as on every player.
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

/** Tells the device what plays, for its lock screen, its keys and its headphones. */
export function showMediaSession({ track, playing }: PlayerState, close: () => void): void {
  if (!track || !("mediaSession" in navigator)) return;
  const session = navigator.mediaSession;
  session.metadata = new MediaMetadata({
    title: track.title,
    artist: track.guest || siteFacts.name,
    album: siteFacts.podcastName,
    artwork: [{ src: track.cover, sizes: "1400x1400", type: "image/png" }],
  });
  session.playbackState = playing ? "playing" : "paused";
  for (const [action, handler] of Object.entries(actions(track, close))) {
    try {
      session.setActionHandler(action as MediaSessionAction, handler ?? null);
    } catch {
      // This device has no such key.
    }
  }
  showMediaTime();
}

/** Tells the device how far the recording is. */
export function showMediaTime(): void {
  const { track, position, duration, rate } = readPlayer();
  if (!track || !duration || !("mediaSession" in navigator) || !("setPositionState" in navigator.mediaSession)) return;
  navigator.mediaSession.setPositionState({ duration, playbackRate: rate, position: Math.min(position, duration) });
}

/** The device's controls are for others again. */
export function leaveMediaSession(): void {
  if (!("mediaSession" in navigator)) return;
  navigator.mediaSession.metadata = null;
  navigator.mediaSession.playbackState = "none";
}

import { leaveMediaSession, showMediaSession, showMediaTime } from "./media-session.ts";
import { rememberPosition, rememberSettings } from "./player-memory.ts";
import { closePlayer, pausePlayer, readPlayer, setPlayer, subscribePlayer } from "./player-store.ts";

/** Seconds between two notes of how far the visitor has heard. */
const recordIntervalSeconds = 5;

/** What is left of a recording, in seconds, when it counts as heard to the end. */
const nearlyOver = 8;

let attached: HTMLAudioElement | undefined;

/** The position of the recording in the player goes into local storage; one heard to the end begins anew. */
function note(): void {
  const { track, position, duration } = readPlayer();
  if (track) rememberPosition(track.id, duration !== null && duration - position < nearlyOver ? 0 : position);
}

/** One window plays at a time: another one that starts pauses this one. */
function listenToOtherWindows(sound: HTMLAudioElement): void {
  if (!("BroadcastChannel" in window)) return;
  const channel = new BroadcastChannel("player");
  channel.addEventListener("message", () => pausePlayer());
  sound.addEventListener("play", () => channel.postMessage("playing"));
}

/** What the audio element reports becomes the player's state. */
function listenToSound(sound: HTMLAudioElement): void {
  const on = (type: keyof HTMLMediaElementEventMap, listener: () => void) => sound.addEventListener(type, listener);
  let lastRecorded = 0;
  const length = () => (Number.isFinite(sound.duration) && sound.duration > 0 ? sound.duration : readPlayer().duration);
  const hasTrack = () => readPlayer().track !== null;

  on("loadedmetadata", () => {
    const { position, rate, volume, muted } = readPlayer();
    // Not every browser remembers a position that was set before the metadata loaded.
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
    // Taking the source away reports an error too.
    if (hasTrack() && sound.getAttribute("src")) setPlayer({ playing: false, waiting: false, failed: true });
  });
}

/** Connects the audio element to the player's state, the browser's memory and the device's own controls; once for a visit. */
export function attachEngine(sound: HTMLAudioElement): void {
  if (attached === sound) return;
  attached = sound;
  listenToSound(sound);
  listenToOtherWindows(sound);
  window.addEventListener("pagehide", note);

  let last = readPlayer();
  showMediaSession(last, closePlayer);
  rememberSettings(last);
  subscribePlayer(() => {
    const [before, now] = [last, readPlayer()];
    last = now;
    if (before.track && before.track.id !== now.track?.id) rememberPosition(before.track.id, before.position);
    if (before.rate !== now.rate || before.volume !== now.volume) rememberSettings(now);
    if (!now.track) leaveMediaSession();
    else if (before.track?.id !== now.track.id || before.playing !== now.playing) showMediaSession(now, closePlayer);
  });
  // What the audio element did while this file was loading.
  setPlayer({ waiting: sound.readyState < HTMLMediaElement.HAVE_FUTURE_DATA && !sound.paused });
  if (Number.isFinite(sound.duration)) setPlayer({ duration: sound.duration });
  if (sound.error) setPlayer({ playing: false, waiting: false, failed: true });
}

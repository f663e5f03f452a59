import { useEffect, useState } from "react";
import type { MediaConsent } from "../../../../embeds/media/use-media-consent.ts";
import { episodeCoverPath } from "../../../../seo/episode-paths.ts";
import { readMemory, rememberedPosition } from "../../../player/player-memory.ts";
import { playTrack, readPlayer, seekTo, setPlayer, type Track } from "../../../player/player-store.ts";
import { type TrackState, useTrack } from "../../../player/use-track.ts";
import { episodePicture, type ReadableEpisode } from "../../episode.ts";
import { anchorTime, currentIndex, type EpisodeRecording } from "../../recording.ts";

export function episodeTrack(episode: ReadableEpisode, recording: EpisodeRecording | null): Track | null {
  if (!recording?.path) return null;
  return {
    id: episode.id,
    title: episode.title,
    guest: episode.guestName,
    src: recording.path,
    artwork: episodePicture(episode),
    cover: episodeCoverPath(episode.id),
    seconds: recording.seconds,
    chapters: recording.chapters,
  };
}

export type EpisodePlayback = TrackState & {
  playFrom: ((start: number) => void) | undefined;
  /** Play was pressed, but the site has no audio of the episode. */
  isElsewhereVisible: boolean;
};

/** Scrolls to and focuses a part of the page. */
function goTo(id: string): void {
  const part = document.getElementById(id);
  part?.scrollIntoView({ block: "center" });
  part?.focus({ preventScroll: true });
}

/** Play asks for consent to remote files, or leads to another service's embedded player. */
export function useEpisodePlayback(track: Track | null, consent: MediaConsent): EpisodePlayback {
  const recording = useTrack(track);
  const [isElsewhereVisible, setElsewhereVisible] = useState(false);
  const { agreed, isResumed, prepare } = consent;
  useEffect(() => {
    if (track && isResumed) playTrack(track);
  }, [track, isResumed]);
  if (!track) {
    const toggle = () => {
      setElsewhereVisible(true);
      goTo(document.getElementById("listen") ? "listen" : "watch");
    };
    return { ...recording, toggle, playFrom: undefined, isElsewhereVisible };
  }
  function toggle() {
    if (recording.playing) recording.toggle();
    else if (!agreed) goTo("player");
    else if (prepare()) recording.toggle();
  }
  function playFrom(start: number) {
    if (track && prepare()) playTrack(track, start);
  }
  return { ...recording, toggle, playFrom: agreed ? playFrom : undefined, isElsewhereVisible: false };
}

/** Cues the URL's time or the remembered position, without playing. */
export function useCuedPosition(track: Track | null, transcript: EpisodeRecording["transcript"] | undefined): void {
  useEffect(() => {
    const requestedTime = anchorTime(window.location.hash);
    if (requestedTime !== undefined && transcript && !document.getElementById(window.location.hash.slice(1))) {
      const paragraph = transcript[currentIndex(transcript, requestedTime)];
      if (paragraph) document.getElementById(paragraph.id)?.scrollIntoView();
    }
    if (!track || readPlayer().track?.id === track.id) return;
    if (!readPlayer().track) {
      const { rate, volume } = readMemory();
      // A speed selected before hydration takes precedence.
      setPlayer(readPlayer().rate === 1 ? { rate, volume } : { volume });
    }
    const start = requestedTime ?? rememberedPosition(track.id);
    if (start > 0) seekTo(track, start);
  }, [track, transcript]);
  useEffect(() => {
    if (!track) return;
    const cue = () => {
      const requestedTime = anchorTime(window.location.hash);
      if (requestedTime !== undefined) seekTo(track, requestedTime);
    };
    window.addEventListener("hashchange", cue);
    return () => window.removeEventListener("hashchange", cue);
  }, [track]);
}

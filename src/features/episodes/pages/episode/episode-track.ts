import { useEffect, useState } from "react";
import type { MediaConsent } from "../../../../embeds/media/use-media-consent.ts";
import { episodeCoverPath } from "../../../../seo/episode-paths.ts";
import { readMemory, rememberedPosition } from "../../../player/player-memory.ts";
import {
  playTrack,
  positionOf,
  readPlayer,
  seekTo,
  setPlayer,
  type Track,
  usePlayer,
} from "../../../player/player-store.ts";
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

export type EpisodePlay = TrackState & {
  playFrom: ((start: number) => void) | undefined;
  /** Play was pressed, but the page has nothing to play. */
  isWantedElsewhere: boolean;
  isBegun: boolean;
};

/** Scrolls to and focuses a part of the page. */
function goTo(id: string): void {
  const part = document.getElementById(id);
  part?.scrollIntoView({ block: "center" });
  part?.focus({ preventScroll: true });
}

/** Play asks for consent for remote files, or leads to the embedded player of another service. */
export function useEpisodePlay(track: Track | null, consent: MediaConsent): EpisodePlay {
  const recording = useTrack(track);
  const [isWantedElsewhere, setWanted] = useState(false);
  const isBegun = usePlayer((state) => track !== null && positionOf(state, track.id) > 0);
  const { agreed, isResumed, prepare } = consent;
  useEffect(() => {
    if (track && isResumed) playTrack(track);
  }, [track, isResumed]);
  if (!track) {
    const toggle = () => {
      setWanted(true);
      goTo(document.getElementById("listen") ? "listen" : "watch");
    };
    return { ...recording, toggle, playFrom: undefined, isWantedElsewhere, isBegun };
  }
  function toggle() {
    if (recording.playing) recording.toggle();
    else if (!agreed) goTo("player");
    else if (prepare()) recording.toggle();
  }
  function playFrom(start: number) {
    if (track && prepare()) playTrack(track, start);
  }
  return { ...recording, toggle, playFrom: agreed ? playFrom : undefined, isWantedElsewhere: false, isBegun };
}

/** Cues the URL's time or the remembered position; never starts by itself. */
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
      // A speed chosen before hydration wins.
      setPlayer(readPlayer().rate === 1 ? { rate, volume } : { volume });
    }
    const start = requestedTime ?? rememberedPosition(track.id);
    if (start > 0) seekTo(track, start);
  }, [track, transcript]);
  useEffect(() => {
    if (!track) return;
    // Handles a time link followed before hydration.
    const cue = () => {
      const requestedTime = anchorTime(window.location.hash);
      if (requestedTime !== undefined) seekTo(track, requestedTime);
    };
    window.addEventListener("hashchange", cue);
    return () => window.removeEventListener("hashchange", cue);
  }, [track]);
}

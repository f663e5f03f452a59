import { useEffect, useState } from "react";
import { type Episode, episodePicture } from "../../data/episode.ts";
import { currentIndex, type EpisodeRecording, placeTime } from "../../data/recording.ts";
import { episodeCoverPath } from "../../seo/episode-data.ts";
import { readMemory, rememberedPosition } from "../../site/player/player-memory.ts";
import { readPlayer, seekTo, setPlayer, type Track } from "../../site/player/player-store.ts";
import { type TrackState, useTrack } from "../../site/player/use-track.ts";

/** What the site's player needs of an episode; null when its sound is not ours. */
export function episodeTrack(episode: Episode, recording: EpisodeRecording | null): Track | null {
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

/** Play or Pause of an episode's page: its recording, or, where there is none of ours, only the flag (specification, section 4). */
export function useEpisodePlay(track: Track | null): TrackState {
  const recording = useTrack(track);
  const [flag, setFlag] = useState(false);
  if (track) return recording;
  return { playing: flag, waiting: false, failed: false, toggle: () => setFlag(!flag) };
}

/** An opened episode waits at the time that the address names, else where the visitor left it; it never starts by itself. */
export function useCuedPlace(track: Track | null, transcript: EpisodeRecording["transcript"] | undefined): void {
  useEffect(() => {
    const asked = placeTime(window.location.hash);
    if (asked !== undefined && transcript && !document.getElementById(window.location.hash.slice(1))) {
      const paragraph = transcript[currentIndex(transcript, asked)];
      if (paragraph) document.getElementById(paragraph.id)?.scrollIntoView();
    }
    if (!track || readPlayer().track?.id === track.id) return;
    if (!readPlayer().track) {
      const { rate, volume } = readMemory();
      setPlayer({ rate, volume });
    }
    const place = asked ?? rememberedPosition(track.id);
    if (place > 0) seekTo(track, place);
  }, [track, transcript]);
}

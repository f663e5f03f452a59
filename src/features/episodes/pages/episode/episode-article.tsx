import { useMemo } from "react";
import { useMediaConsent } from "../../../../embeds/media/use-media-consent.ts";
import type { ReadableEpisode } from "../../episode.ts";
import type { EpisodeRecording } from "../../recording.ts";
import { EpisodeBody } from "./episode-body.tsx";
import { EpisodeHero } from "./episode-hero.tsx";
import { episodeTrack, useEpisodePlayback } from "./episode-track.ts";

type EpisodeArticleProps = { episode: ReadableEpisode; recording: EpisodeRecording | null };

export function EpisodeArticle({ episode, recording }: EpisodeArticleProps) {
  const track = useMemo(() => episodeTrack(episode, recording), [episode, recording]);
  const consent = useMediaConsent(track?.src);
  const playback = useEpisodePlayback(track, consent);
  return (
    <article>
      <EpisodeHero episode={episode} playback={playback} hasAudio={track !== null} />
      <EpisodeBody
        episode={episode}
        recording={recording}
        track={track}
        playback={playback}
        consent={consent}
        isPreview
      />
    </article>
  );
}

import { useMemo } from "react";
import { useMediaConsent } from "../../../../embeds/media/use-media-consent.ts";
import type { ReadableEpisode } from "../../episode.ts";
import type { EpisodeRecording } from "../../recording.ts";
import { EpisodeBody } from "./episode-body.tsx";
import { EpisodeHero } from "./episode-hero.tsx";
import { episodeTrack, useEpisodePlay } from "./episode-track.ts";

type EpisodeArticleProps = { episode: ReadableEpisode; recording: EpisodeRecording | null };

export function EpisodeArticle({ episode, recording }: EpisodeArticleProps) {
  const track = useMemo(() => episodeTrack(episode, recording), [episode, recording]);
  const consent = useMediaConsent(track?.src);
  const play = useEpisodePlay(track, consent);
  return (
    <article>
      <EpisodeHero episode={episode} play={play} hasAudio={track !== null} />
      <EpisodeBody episode={episode} recording={recording} track={track} play={play} consent={consent} isPreview />
    </article>
  );
}

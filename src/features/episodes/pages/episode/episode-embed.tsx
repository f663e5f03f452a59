import { audioEmbed, videoEmbed } from "../../../../lib/player-url.ts";
import type { Episode } from "../../episode.ts";
import { episodeCopy } from "./episode-copy.ts";
import { EpisodeMedia } from "./episode-media.tsx";

type EpisodeEmbedProps = { kind: "video" | "audio"; episode: Episode; captions?: string | null };

/** The video or audio that an episode names by URL or by a service's own code. */
export function EpisodeEmbed({ kind, episode, captions = null }: EpisodeEmbedProps) {
  return kind === "video" ? (
    <EpisodeMedia
      id="watch"
      label="Video"
      verb={episodeCopy.watchAt}
      title={`${episode.title}: video`}
      embed={videoEmbed(episode.youtube ?? "")}
      captions={captions}
    />
  ) : (
    <EpisodeMedia
      id="listen"
      label="Audio player"
      verb={episodeCopy.listenAt}
      title={`${episode.title}: audio`}
      embed={audioEmbed(episode.audioPlayer ?? "")}
    />
  );
}

import { ArrowUpRight } from "lucide-react";
import { EmbedPlace } from "../../../../embeds/embed-place.tsx";
import { VideoPlace } from "../../../../embeds/media/video-place.tsx";
import { frameService } from "../../../../embeds/registry.ts";
import { readMediaUrl } from "../../../../lib/media-url.ts";
import { audioEmbed, type EpisodePlayer, videoEmbed } from "../../../../lib/player-url.ts";
import { buttonClass } from "../../../../ui/button.tsx";
import type { Episode } from "../../episode.ts";
import { episodeCopy } from "./episode-copy.ts";

type EpisodeMediaProps = {
  id: "watch" | "listen";
  label: string;
  /** Before the name of the other site: 'Watch at', 'Listen at'. */
  verb: string;
  title: string;
  embed: EpisodePlayer;
  /** Root-relative URL of the words of a video file. */
  captions?: string | null;
};

/** The host of a URL that a visitor may be sent to, or undefined. */
function webHost(url: string): string | undefined {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return undefined;
  return new URL(url).hostname.replace(/^www\./, "");
}

/**
 * An episode's video or audio at another service, or its video file: the player's place, or the way there. Any other https page is
 * framed as it is (spec 7), with the way there beside it, since its host may forbid frames.
 */
export function EpisodeMedia({ id, label, verb, title, embed, captions = null }: EpisodeMediaProps) {
  const host = webHost(embed.src);
  const media = embed.service ? undefined : readMediaUrl(embed.src);
  const video = media?.kind === "video" ? media : undefined;
  const isFramed = embed.service !== null || frameService(embed.src) !== undefined;
  if (!isFramed && !video && !host) return null;
  return (
    <section id={id} tabIndex={-1} aria-label={label} className="no-print mt-12 max-w-read">
      {video ? (
        <VideoPlace video={video} title={title} captions={captions} />
      ) : isFramed ? (
        <EmbedPlace service={embed.service} src={embed.src} title={title} height={embed.height} />
      ) : null}
      {video || embed.service ? null : (
        <a
          href={embed.src}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ kind: "secondary", size: "sm", className: isFramed ? "mt-4 min-h-11" : "min-h-11" })}
        >
          {verb} {host}
          <ArrowUpRight aria-hidden="true" />
        </a>
      )}
    </section>
  );
}

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

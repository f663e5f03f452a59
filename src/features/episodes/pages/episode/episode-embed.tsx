import { ArrowUpRight } from "lucide-react";
import { EpisodeVideo, ThirdPartyPlayer } from "../../../../embeds/media/media-gate.tsx";
import type { Captions } from "../../../../embeds/media/use-captions.ts";
import { frameService } from "../../../../embeds/registry.ts";
import { fillText } from "../../../../facts/tokens.ts";
import { useCopy } from "../../../../facts/use-site.ts";
import { readMediaUrl } from "../../../../lib/media-url.ts";
import { audioEmbed, type EpisodePlayer, videoEmbed } from "../../../../lib/player-url.ts";
import { buttonClass } from "../../../../ui/button.tsx";
import type { ReadableEpisode } from "../../episode.ts";
import { recordingWords } from "../../ui/recording-copy.ts";
import { episodeCopy } from "./episode-copy.ts";

type EpisodeMediaProps = {
  id: "watch" | "listen";
  label: string;
  verb: string;
  title: string;
  embed: EpisodePlayer;
  captions?: Captions;
};

function webHost(url: string): string | undefined {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return undefined;
  return new URL(url).hostname.replace(/^www\./, "");
}

/** An embed or video; other https pages are framed (spec 7) and also linked, as their host may forbid frames. */
export function EpisodeMedia({ id, label, verb, title, embed, captions = { src: null } }: EpisodeMediaProps) {
  const host = webHost(embed.src);
  const media = embed.service ? undefined : readMediaUrl(embed.src);
  const video = media?.kind === "video" ? media : undefined;
  const isFramed = embed.service !== null || frameService(embed.src) !== undefined;
  if (!isFramed && !video && !host) return null;
  return (
    <section id={id} tabIndex={-1} aria-label={label} className="no-print mt-12 max-w-read">
      {video ? (
        <EpisodeVideo video={video} title={title} captions={captions} />
      ) : isFramed ? (
        <ThirdPartyPlayer service={embed.service} src={embed.src} title={title} height={embed.height} />
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

type EpisodeEmbedProps = { kind: "video" | "audio"; episode: ReadableEpisode; captions?: string | null };

export function EpisodeEmbed({ kind, episode, captions = null }: EpisodeEmbedProps) {
  const copy = useCopy(episodeCopy);
  const words = useCopy(recordingWords);
  return kind === "video" ? (
    <EpisodeMedia
      id="watch"
      label={words.video}
      verb={copy.watchAt}
      title={fillText(words.videoOf, { recording: episode.title })}
      embed={videoEmbed(episode.youtube ?? "")}
      captions={{ src: captions, lang: episode.lang }}
    />
  ) : (
    <EpisodeMedia
      id="listen"
      label={words.audio}
      verb={copy.listenAt}
      title={fillText(words.audioOf, { recording: episode.title })}
      embed={audioEmbed(episode.audioPlayer ?? "")}
    />
  );
}

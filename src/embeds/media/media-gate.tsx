import { ArrowUpRight } from "lucide-react";
import { fillText } from "../../facts/tokens.ts";
import { useCopy } from "../../facts/use-site.ts";
import { classNames } from "../../lib/class-names.ts";
import type { MediaUrl } from "../../lib/media-url.ts";
import type { PlayerService } from "../../lib/player-url.ts";
import type { MediaPlaceholderProps } from "../consent/consent-gate.tsx";
import { mediaCopy } from "../embeds-copy.ts";
import { useLoaded } from "../use-loaded.ts";
import type { Captions } from "./use-captions.ts";
import { Video } from "./video.tsx";

const loadPlayer = () => import("../consent/consent-gate.tsx").then(({ ConsentPlayer }) => ConsentPlayer);

type ThirdPartyPlayerProps = {
  /** Null for a URL that passes unchanged (spec 7). */
  service: PlayerService | null;
  src: string;
  title: string;
  /** Frame height in pixels; 16:9 when left out. */
  height?: number;
  href?: string;
};

/** An outside player: a link without JavaScript, then a placeholder, then the frame after consent. */
export function ThirdPartyPlayer({ service, src, title, height, href = src }: ThirdPartyPlayerProps) {
  const part = useLoaded(loadPlayer);
  return (
    <div
      // Read by the page's Content-Security-Policy (frame-src).
      data-frame={src}
      data-kind={service ?? "other"}
      className={classNames(
        "no-print w-full max-w-full rounded-card bg-ground",
        part.state !== "ready" && "min-h-80",
        part.state !== "ready" && height === undefined && "sm:aspect-video",
      )}
    >
      {part.state === "ready" ? (
        <part.value src={src} title={title} height={height} href={href} embedId={src} />
      ) : (
        <a href={href} rel="noopener" className="inline-flex min-h-11 items-center gap-1 p-6 wrap-anywhere">
          {title}
          <ArrowUpRight className="size-4" aria-hidden="true" />
        </a>
      )}
    </div>
  );
}

const loadVideo = () => import("../consent/consent-gate.tsx").then(({ VideoGate }) => VideoGate);

type EpisodeVideoProps = {
  video: MediaUrl;
  title: string;
  captions: Captions;
};

export function EpisodeVideo({ video: { src, host }, title, captions }: EpisodeVideoProps) {
  return host === null ? (
    <Video src={src} title={title} captions={captions} />
  ) : (
    <OutsideVideo src={src} host={host} title={title} captions={captions} />
  );
}

type OutsideVideoProps = { src: string; host: string; title: string; captions: Captions };

function OutsideVideo({ src, host, title, captions }: OutsideVideoProps) {
  const media = useCopy(mediaCopy);
  const part = useLoaded(loadVideo);
  return (
    // Read by the page's Content-Security-Policy (media-src).
    <div data-media={src} className="min-h-80 w-full rounded-card bg-ground">
      {part.state === "ready" ? (
        <part.value src={src} title={title} captions={captions} />
      ) : (
        <a href={src} rel="noopener noreferrer" className="inline-flex min-h-11 items-center gap-1 p-6 wrap-anywhere">
          {fillText(media.open, { host })}
          <ArrowUpRight className="size-4" aria-hidden="true" />
        </a>
      )}
    </div>
  );
}

const loadPlaceholder = () => import("../consent/consent-gate.tsx").then(({ MediaPlaceholder }) => MediaPlaceholder);

/** A link without JavaScript; asks for consent once hydrated. */
export function MediaGate(props: MediaPlaceholderProps) {
  const media = useCopy(mediaCopy);
  const part = useLoaded(loadPlaceholder);
  if (part.state === "ready") return <part.value {...props} />;
  return (
    <div className="min-h-80 rounded-card bg-ground p-6">
      <a href={props.src} rel="noopener noreferrer" className="inline-flex min-h-11 items-center gap-1 wrap-anywhere">
        {fillText(media.open, { host: new URL(props.src).host })}
        <ArrowUpRight className="size-4" aria-hidden="true" />
      </a>
    </div>
  );
}

import { ArrowUpRight } from "lucide-react";
import type { MediaUrl } from "../../lib/media-url.ts";
import { mediaCopy } from "../embeds-copy.ts";
import { useLoaded } from "../use-loaded.ts";
import { Video } from "./video.tsx";

const loadVideo = () => import("./video-gate.tsx").then(({ VideoGate }) => VideoGate);

type VideoPlaceProps = {
  video: MediaUrl;
  title: string;
  captions: string | null;
};

export function VideoPlace({ video: { src, host }, title, captions }: VideoPlaceProps) {
  return host === null ? (
    <Video src={src} title={title} captions={captions} />
  ) : (
    <OutsideVideo src={src} host={host} title={title} captions={captions} />
  );
}

type OutsideVideoProps = { src: string; host: string; title: string; captions: string | null };

function OutsideVideo({ src, host, title, captions }: OutsideVideoProps) {
  const part = useLoaded(loadVideo);
  return (
    // Read by the page's Content-Security-Policy (media-src).
    <div data-media={src} className="min-h-80 w-full rounded-card bg-ground">
      {part.state === "ready" ? (
        <part.value src={src} title={title} captions={captions} />
      ) : (
        <a href={src} rel="noopener noreferrer" className="inline-flex min-h-11 items-center gap-1 p-6 wrap-anywhere">
          {mediaCopy.open(host)}
          <ArrowUpRight className="size-4" aria-hidden="true" />
        </a>
      )}
    </div>
  );
}

import { ArrowUpRight } from "lucide-react";
import { classNames } from "../lib/class-names.ts";
import type { PlayerService } from "../lib/player-url.ts";
import { useLoaded } from "./use-loaded.ts";

const loadPlayer = () => import("./player-place.tsx").then(({ ConsentPlayer }) => ConsentPlayer);

type EmbedPlaceProps = {
  /** Null for a URL that passes unchanged (spec 7). */
  service: PlayerService | null;
  src: string;
  title: string;
  /** Frame height in pixels; 16:9 when left out. */
  height?: number | undefined;
  href?: string;
};

/** An outside player: a link without JavaScript, then a placeholder, then the frame after consent. */
export function EmbedPlace({ service, src, title, height, href = src }: EmbedPlaceProps) {
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
        <part.value src={src} title={title} height={height} href={href} place={src} />
      ) : (
        <a href={href} rel="noopener" className="inline-flex min-h-11 items-center gap-1 p-6 wrap-anywhere">
          {title}
          <ArrowUpRight className="size-4" aria-hidden="true" />
        </a>
      )}
    </div>
  );
}

import { ArrowUpRight } from "lucide-react";
import { classNames } from "../lib/class-names.ts";
import type { PlayerService } from "../lib/player-url.ts";
import { useLoaded } from "./use-loaded.ts";

const load = () => import("./player-place.tsx").then(({ PlayerPlace }) => PlayerPlace);

type EmbedPlaceProps = {
  /** Which service it is; null for a URL that passes unchanged (spec 7). */
  service: PlayerService | null;
  src: string;
  /** Names the frame. */
  title: string;
  /** Of the frame, in pixels; without it the frame is as high as a picture of 16:9. */
  height?: number | undefined;
  /** The page on which the same is to be had; the player's own URL when there is none. */
  href?: string;
};

/**
 * The place of an outside player: a link by itself, a placeholder that asks once the page is hydrated, the frame once the
 * visitor agreed.
 */
export function EmbedPlace({ service, src, title, height, href = src }: EmbedPlaceProps) {
  const part = useLoaded(load);
  return (
    <div
      // The page's Content-Security-Policy reads from it what may be framed.
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

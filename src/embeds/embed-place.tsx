import { ArrowUpRight } from "lucide-react";
import { classNames } from "../lib/class-names.ts";
import { buttonClass } from "../ui/button.tsx";
import type { EmbedService } from "./episode-embeds.ts";

type EmbedPlaceProps = {
  service: EmbedService;
  /** The player's address; nothing of it is loaded here. */
  src: string;
  title: string;
  /** Pixels, where the player has a fixed height; a video keeps its shape instead. */
  height?: number | undefined;
};

const serviceNames: Record<EmbedService, string> = { youtube: "YouTube", spotify: "Spotify", soundcloud: "SoundCloud" };

/** Stands where another service's player belongs: names it, loads nothing from it and leads there. */
export function EmbedPlace({ service, src, title, height }: EmbedPlaceProps) {
  const name = serviceNames[service];
  return (
    <div
      className={classNames(
        "grid content-center justify-items-center gap-3 rounded-panel border border-line bg-ground p-5 text-center",
        height === undefined ? "aspect-video" : height < 200 ? "min-h-[166px]" : "min-h-[232px]",
      )}
    >
      <p className="text-sm text-ink-soft">
        “{title}” plays at {name}. Nothing is loaded from there until you go.
      </p>
      <a
        href={src}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass({ kind: "secondary", size: "sm" })}
      >
        Open at {name}
        <ArrowUpRight aria-hidden="true" />
      </a>
    </div>
  );
}

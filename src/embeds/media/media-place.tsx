import { ArrowUpRight } from "lucide-react";
import type { ReactNode } from "react";
import { mediaCopy } from "../embeds-copy.ts";
import { useLoaded } from "../use-loaded.ts";

const load = () => import("./media-placeholder.tsx").then(({ MediaPlaceholder }) => MediaPlaceholder);

type MediaPlaceProps = {
  /** The absolute URL of the file. */
  src: string;
  /** Other origins that it redirects to. */
  redirectOrigins: readonly string[];
  title: string;
  onPlay: () => void;
  onAlways: () => void;
  /** Another way out, such as a link to the file. */
  children: ReactNode;
};

/** Replaces the player of a file on another host until the visitor agreed: a link by itself, the question once the page is hydrated. */
export function MediaPlace({ src, redirectOrigins, title, onPlay, onAlways, children }: MediaPlaceProps) {
  const part = useLoaded(load);
  if (part.state === "ready") {
    return (
      <part.value src={src} redirectOrigins={redirectOrigins} title={title} onPlay={onPlay} onAlways={onAlways}>
        {children}
      </part.value>
    );
  }
  return (
    <div className="min-h-80 rounded-card bg-ground p-6">
      <a href={src} rel="noopener noreferrer" className="inline-flex min-h-11 items-center gap-1">
        {mediaCopy.open(new URL(src).host)}
        <ArrowUpRight className="size-4" aria-hidden="true" />
      </a>
    </div>
  );
}

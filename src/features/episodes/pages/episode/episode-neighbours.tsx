import { Link } from "@tanstack/react-router";
import { type EpisodeNeighbours, neighbourLabel } from "../../episode.ts";

export function NeighbourLinks({ neighbours }: { neighbours: EpisodeNeighbours | null }) {
  const { previous, next } = neighbours ?? {};
  if (!previous && !next) return null;
  return (
    <nav aria-label="Episodes" className="wrap no-print pb-section">
      <div className="grid border-y border-line md:grid-cols-2">
        {previous ? (
          <Link
            to="/episode/$id"
            params={{ id: String(previous.id) }}
            rel="prev"
            className="grid gap-0.5 wrap-anywhere py-4.5 text-ink no-underline hover:underline"
          >
            <span className="text-xs text-ink-soft">{neighbourLabel("Previous", previous.episode)}</span>
            <b className="font-serif text-h4 font-heading">{previous.title}</b>
          </Link>
        ) : null}
        {next ? (
          <Link
            to="/episode/$id"
            params={{ id: String(next.id) }}
            rel="next"
            className="grid gap-0.5 wrap-anywhere border-line py-4.5 text-ink no-underline hover:underline max-md:not-first:border-t md:col-start-2 md:border-l md:pl-6"
          >
            <span className="text-xs text-ink-soft">{neighbourLabel("Next", next.episode)}</span>
            <b className="font-serif text-h4 font-heading">{next.title}</b>
          </Link>
        ) : null}
      </div>
    </nav>
  );
}

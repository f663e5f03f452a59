import { Link } from "@tanstack/react-router";
import type { Part } from "../../../../ui/queries.ts";
import type { ArticleNeighbours as Neighbours } from "../../article.ts";
import { articleCopy } from "../blog-copy.ts";
import { usePart } from "../use-part.ts";

/** The articles published just before and just after this one; nothing until they are known, for the list leads on too. */
export function ArticleNeighbours({ neighbours }: { neighbours: Part<Neighbours> }) {
  const { data } = usePart(neighbours);
  if (!data?.previous && !data?.next) return null;
  const { label, previous, next } = articleCopy.neighbours;
  return (
    <nav aria-label={label} className="no-print mt-12 grid border-y border-line md:grid-cols-2">
      {data.previous ? (
        <Link
          to="/blog/$slug"
          params={{ slug: data.previous.slug }}
          rel="prev"
          className="grid content-start gap-1 wrap-anywhere py-4.5 text-ink no-underline hover:underline md:pr-6"
        >
          <span className="text-xs text-ink-soft">{previous}</span>
          <b className="font-serif text-h4 font-heading text-balance">{data.previous.title}</b>
        </Link>
      ) : null}
      {data.next ? (
        <Link
          to="/blog/$slug"
          params={{ slug: data.next.slug }}
          rel="next"
          className="grid content-start gap-1 wrap-anywhere border-line py-4.5 text-ink no-underline hover:underline max-md:not-first:border-t md:col-start-2 md:border-l md:pl-6"
        >
          <span className="text-xs text-ink-soft">{next}</span>
          <b className="font-serif text-h4 font-heading text-balance">{data.next.title}</b>
        </Link>
      ) : null}
    </nav>
  );
}

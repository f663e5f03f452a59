import { Link } from "@tanstack/react-router";
import { Play } from "lucide-react";
import { HeroFilm } from "../../../embeds/hero-film.tsx";
import { siteFacts } from "../../../facts/site-facts.ts";
import { publicUrl } from "../../../lib/web-url.ts";
import { showDescription } from "../../../seo/show-description.ts";
import { buttonClass } from "../../../ui/button.tsx";
import type { EpisodeSummary } from "../episode.ts";
import { podcastCopy } from "../ui/podcast-copy.ts";

type PodcastHeroProps = { latest: EpisodeSummary | undefined };

/** Full-screen opening: the chart at night, an image of its own below 768 px (spec 2). */
export function PodcastHero({ latest }: PodcastHeroProps) {
  return (
    <section
      aria-labelledby="podcast-title"
      className="on-deep relative grid min-h-[min(92svh,780px)] items-end overflow-clip pt-[calc(var(--bar)+48px)] pb-[clamp(48px,7vw,104px)] lg:min-h-[min(100svh,860px)]"
    >
      <picture className="pointer-events-none absolute inset-0">
        <source media="(width < 768px)" srcSet={publicUrl("/charts/podcast-hero-small.svg")} />
        <img
          src={publicUrl("/charts/podcast-hero.svg")}
          alt=""
          width={1440}
          height={860}
          fetchPriority="high"
          className="size-full object-cover max-lg:mask-[linear-gradient(#000_30%,transparent_60%)] lg:mask-[linear-gradient(90deg,transparent_30%,#000_58%)]"
        />
      </picture>
      <HeroFilm />
      <div className="wrap relative">
        <p className="mark">Podcast</p>
        <h1 id="podcast-title" className="mt-3 max-w-[11em] text-[clamp(2.15rem,1.5rem+2.9vw,4.25rem)]">
          {siteFacts.podcastName}
        </h1>
        <p className="lead mt-5 max-w-[27em]">{showDescription}</p>
        <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          <Link to="/episodes" className={buttonClass()}>
            {podcastCopy.browse}
          </Link>
          {latest ? (
            <Link to="/episode/$id" params={{ id: String(latest.id) }} className={buttonClass({ kind: "quiet" })}>
              <Play className="size-5" aria-hidden="true" />
              {podcastCopy.playLatest}
            </Link>
          ) : null}
        </p>
      </div>
    </section>
  );
}

import { createFileRoute, Link } from "@tanstack/react-router";
import type { LucideIcon as Icon } from "lucide-react";
import { Anchor, Compass, Cpu, Gauge, NotebookPen, Play, Users } from "lucide-react";
import { HeroFilm } from "../../../embeds/hero-film.tsx";
import { isHidden } from "../../../facts/hidden-pages.ts";
import type { Texts } from "../../../facts/page-texts.ts";
import { podcastOf } from "../../../facts/podcast.ts";
import { useCopy, useSite } from "../../../facts/use-site.ts";
import { truncateAtWord } from "../../../lib/truncate.ts";
import { podcastSeriesData } from "../../../seo/episode-data.ts";
import { headOf } from "../../../seo/page-head.ts";
import { SiteLink } from "../../../site/site-link.tsx";
import { Arranged } from "../../../ui/arranged.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Cells } from "../../../ui/cells.tsx";
import { deferredPart } from "../../../ui/deferred-part.tsx";
import { GoArrow, quietActionClass } from "../../../ui/go.tsx";
import { ErrorState } from "../../../ui/page-states.tsx";
import { Section } from "../../../ui/section.tsx";
import type { FormAnswer } from "../../forms/form-shape.ts";
import { VisibleForm } from "../../forms/ui/visible-form.ts";
import { PagePicture } from "../../media/ui/page-picture.tsx";
import { newsletterBoxForm } from "../../subscribers/newsletter-form.ts";
import { postSubscription } from "../../subscribers/subscriber-handlers.functions.ts";
import { type EpisodeSummary, latestEpisodeCount } from "../episode.ts";
import { episodesQuery } from "../episodes.queries.ts";
import { listeningWords } from "../ui/listening-copy.ts";
import { episodesCopy, podcastCopy, podcastSections } from "../ui/podcast-copy.ts";

const heroClass =
  "pointer-events-none absolute inset-0 max-lg:mask-[linear-gradient(#000_30%,transparent_60%)] lg:mask-[linear-gradient(90deg,transparent_30%,#000_58%)]";

/** For the owner's picture, which the text must not overlap. */
const pictureClass =
  "pointer-events-none absolute inset-x-0 top-0 mask-t-from-80% max-lg:h-1/2 max-lg:mask-b-from-50% lg:bottom-0 lg:left-1/2 lg:mask-l-from-60%";

/** The chart at night; a separate image below 768 px (spec 2). */
function PodcastHero({ latest }: { latest: EpisodeSummary | undefined }) {
  const site = useSite();
  const copy = useCopy(podcastCopy);
  const words = useCopy(listeningWords);
  const { file, alt } = copy.image;
  return (
    <section
      aria-labelledby="podcast-title"
      className="on-deep relative grid min-h-[min(92svh,780px)] items-end overflow-clip pt-[calc(var(--bar)+48px)] pb-[clamp(48px,7vw,104px)] lg:min-h-[min(100svh,860px)]"
    >
      {file ? (
        <PagePicture file={file} alt={alt} className={pictureClass} />
      ) : (
        <picture className={heroClass}>
          <source media="(width < 768px)" srcSet="/charts/podcast-hero-small.svg" />
          <img
            src="/charts/podcast-hero.svg"
            alt=""
            width={1440}
            height={860}
            fetchPriority="high"
            className="size-full object-cover"
          />
        </picture>
      )}
      <HeroFilm />
      <div className="wrap relative">
        <p className="mark">{words.podcast}</p>
        <h1 id="podcast-title" className="mt-3 max-w-[11em] text-[clamp(2.15rem,1.5rem+2.9vw,4.25rem)]">
          {site.facts.podcastName}
        </h1>
        <p className="lead mt-5 max-w-[27em]">{podcastOf(site).description}</p>
        <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          <Link to="/episodes" className={buttonClass()}>
            {copy.browse}
          </Link>
          {latest ? (
            <Link to="/episode/$id" params={{ id: String(latest.id) }} className={buttonClass({ kind: "quiet" })}>
              <Play className="size-5" aria-hidden="true" />
              {copy.playLatest}
            </Link>
          ) : null}
        </p>
      </div>
    </section>
  );
}

function NewsletterBox({ answer }: { answer: FormAnswer | undefined }) {
  const site = useSite();
  const podcast = useCopy(podcastCopy);
  if (isHidden(site, "/sunday-review")) return null;
  return (
    <Section id="newsletter" ground="ground" label={site.facts.newsletterName}>
      <div className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-[7fr_5fr]">
        <div>
          <h2>{site.facts.newsletterName}</h2>
          <p className="lead mt-4">{podcast.newsletterLead}</p>
        </div>
        <VisibleForm shape={newsletterBoxForm(site)} answer={answer} submitLabel={podcast.newsletterAction} />
      </div>
    </Section>
  );
}

/** Try Again reloads the page (spec 8). */
function LatestEpisodesError() {
  const episodes = useCopy(episodesCopy);
  const podcast = useCopy(podcastCopy);
  return (
    <section aria-labelledby="latest" className="section has-rule">
      <div className="wrap">
        <h2 id="latest">{podcast.latestTitle}</h2>
        <ErrorState
          heading="h3"
          title={episodes.listErrorTitle}
          text={episodes.errorText}
          action={<Button onClick={() => window.location.reload()}>{episodes.tryAgain}</Button>}
        />
      </div>
    </section>
  );
}

const LatestEpisodes = deferredPart("visible", () =>
  import("./latest-episodes.tsx").then((part) => part.LatestEpisodes),
);

const topicIcons: Record<Texts<typeof podcastCopy>["topics"][number]["key"], Icon> = {
  strategy: Compass,
  leadership: Users,
  ai: Cpu,
  knowledge: NotebookPen,
  performance: Gauge,
  resilience: Anchor,
};

function TopicsSection() {
  const podcast = useCopy(podcastCopy);
  return (
    <Section mark={podcast.topicsMark} title={podcast.topicsTitle}>
      <Cells
        columns={3}
        items={podcast.topics.map(({ key, title, text }) => ({ icon: topicIcons[key], title, text }))}
      />
      <p className="mt-8">
        <SiteLink to="/podcast-registration" className={quietActionClass}>
          {podcast.guestAction} <GoArrow />
        </SiteLink>
      </p>
    </Section>
  );
}

/** Characters shown by search engines. */
const descriptionLength = 155;

export const Route = createFileRoute("/_site/podcast")({
  staticData: { header: "on-deep" },
  server: { handlers: { POST: postSubscription(newsletterBoxForm) } },
  loader: async ({ context, serverContext }) => ({
    episodes: await context.queries.fetch(episodesQuery()),
    answer: serverContext?.formAnswer,
  }),
  head: headOf((site) => ({
    title: site.facts.podcastName,
    description: truncateAtWord(podcastOf(site).description, descriptionLength),
    path: "/podcast",
    structuredData: import.meta.env.SSR && ((origin) => [podcastSeriesData(site, origin)]),
  })),
  component: PodcastPage,
  errorComponent: PodcastError,
});

function PodcastPage() {
  const site = useSite();
  const { episodes, answer } = Route.useLoaderData();
  return (
    <>
      <PodcastHero latest={episodes[0]} />
      <Arranged
        names={podcastSections(site)}
        parts={{
          topics: <TopicsSection />,
          latest: <LatestEpisodes episodes={episodes.slice(0, latestEpisodeCount)} />,
          newsletter: <NewsletterBox answer={answer} />,
        }}
      />
    </>
  );
}

function PodcastError() {
  return (
    <>
      <PodcastHero latest={undefined} />
      <TopicsSection />
      <LatestEpisodesError />
      <NewsletterBox answer={undefined} />
    </>
  );
}

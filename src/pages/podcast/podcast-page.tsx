import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { latestEpisodeCount } from "../../data/episode.ts";
import { episodesQuery } from "../../data/episodes.queries.ts";
import { postSubscription } from "../../data/subscribers.functions.ts";
import { podcastSeriesData } from "../../seo/episode-data.ts";
import { pageHead } from "../../seo/page-head.ts";
import { newsletterBoxForm } from "../../site/newsletter-form.ts";
import { siteFacts } from "../../site/site-facts.ts";
import { EpisodesError } from "./episodes-error.tsx";
import { LatestEpisodes } from "./latest-episodes.tsx";
import { NewsletterBox } from "./newsletter-box.tsx";
import { PodcastHero } from "./podcast-hero.tsx";
import { podcastDescription } from "./podcast-meta.ts";
import { TopicsSection } from "./topics-section.tsx";

export const Route = createFileRoute("/_site/podcast")({
  staticData: { header: "on-deep" },
  server: { handlers: { POST: postSubscription(newsletterBoxForm) } },
  loader: ({ context, serverContext }) =>
    context.queryClient.query(episodesQuery()).then(() => serverContext?.formAnswer),
  head: () =>
    pageHead({
      title: siteFacts.podcastName,
      description: podcastDescription,
      path: "/podcast",
      structuredData: import.meta.env.SSR && ((origin) => [podcastSeriesData(origin, podcastDescription)]),
    }),
  component: PodcastPage,
  errorComponent: EpisodesError,
});

function PodcastPage() {
  const answer = Route.useLoaderData();
  const { data: episodes } = useSuspenseQuery(episodesQuery());
  return (
    <>
      <PodcastHero latest={episodes[0]} />
      <TopicsSection />
      <LatestEpisodes episodes={episodes.slice(0, latestEpisodeCount)} />
      <NewsletterBox answer={answer} />
    </>
  );
}

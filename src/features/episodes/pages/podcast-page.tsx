import { createFileRoute } from "@tanstack/react-router";
import { siteFacts } from "../../../facts/site-facts.ts";
import { podcastSeriesData } from "../../../seo/episode-data.ts";
import { pageHead } from "../../../seo/page-head.ts";
import { showDescription } from "../../../seo/show-description.ts";
import { deferredPart } from "../../../ui/deferred-part.tsx";
import { newsletterBoxForm } from "../../newsletter/newsletter-form.ts";
import { postSubscription } from "../../newsletter/subscriber-handlers.functions.ts";
import { latestEpisodeCount } from "../episode.ts";
import { episodesQuery } from "../episodes.queries.ts";
import { LatestEpisodesError } from "./latest-episodes-error.tsx";
import { NewsletterBox } from "./newsletter-box.tsx";
import { PodcastHero } from "./podcast-hero.tsx";

const LatestEpisodes = deferredPart("visible", () =>
  import("./latest-episodes.tsx").then((part) => part.LatestEpisodes),
);

const TopicsSection = deferredPart("never", () => import("./topics-section.tsx").then((part) => part.TopicsSection));

export const Route = createFileRoute("/_site/podcast")({
  staticData: { header: "on-deep" },
  server: { handlers: { POST: postSubscription(newsletterBoxForm) } },
  loader: async ({ context, serverContext }) => ({
    episodes: await context.queries.ask(episodesQuery()),
    answer: serverContext?.formAnswer,
  }),
  head: () =>
    pageHead({
      title: siteFacts.podcastName,
      description: showDescription,
      path: "/podcast",
      structuredData: import.meta.env.SSR && ((origin) => [podcastSeriesData(origin, showDescription)]),
    }),
  component: PodcastPage,
  errorComponent: PodcastError,
});

function PodcastPage() {
  const { episodes, answer } = Route.useLoaderData();
  return (
    <>
      <PodcastHero latest={episodes[0]} />
      <TopicsSection />
      <LatestEpisodes episodes={episodes.slice(0, latestEpisodeCount)} />
      <NewsletterBox answer={answer} />
    </>
  );
}

/** The home without its episodes, which could not be read. */
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

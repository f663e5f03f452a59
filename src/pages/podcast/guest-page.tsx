import { createFileRoute, notFound } from "@tanstack/react-router";
import { listItems } from "../../data/episode.ts";
import { guestQuery } from "../../data/episodes.functions.ts";
import { truncate } from "../../lib/truncate.ts";
import { guestData, guestPath } from "../../seo/episode-data.ts";
import { pageHead } from "../../seo/page-head.ts";
import { siteFacts } from "../../site/site-facts.ts";
import { Chip } from "../../ui/chip.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { EpisodeGrid } from "./episode-grid.tsx";
import { EpisodesError } from "./episodes-error.tsx";
import { EpisodesPending } from "./episodes-pending.tsx";
import { GuestMissing } from "./guest-missing.tsx";
import { guestCopy } from "./podcast-copy.ts";
import { TextList } from "./text-list.tsx";

/** Longest description that search engines show, in characters. */
const descriptionLength = 155;

export const Route = createFileRoute("/_site/guest/$slug")({
  loader: async ({ context, params }) => {
    const guest = await context.queryClient.query(guestQuery(params.slug.slice(0, 200)));
    if (!guest) throw notFound();
    return { guest };
  },
  head: ({ loaderData }) => {
    if (!loaderData) return {};
    const { guest } = loaderData;
    const [first] = listItems(guest.about);
    const titles = guest.episodes.map(({ title }) => title).join(", ");
    return pageHead({
      title: `${guest.name} ${guestCopy.titleEnd} ${siteFacts.podcastName}`,
      description: truncate(
        `${guest.name} on ${siteFacts.podcastName}: ${titles}.${first ? ` ${first}.` : ""}`,
        descriptionLength,
      ),
      path: guestPath(guest.slug),
      type: "profile",
      structuredData: import.meta.env.SSR && ((origin) => [guestData(origin, guest)]),
    });
  },
  component: GuestPage,
  pendingComponent: EpisodesPending,
  errorComponent: EpisodesError,
  notFoundComponent: GuestMissing,
});

function GuestPage() {
  const { guest } = Route.useLoaderData();
  const { name, note, about, episodes } = guest;
  return (
    <>
      <PageHead
        crumbs={[{ label: "Home", link: { to: "/" } }, { label: "Podcast", link: { to: "/podcast" } }, { label: name }]}
        title={name}
      >
        <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-soft">
          {guestCopy.mark}
          {note ? <Chip tone="plain">{note}</Chip> : null}
        </p>
      </PageHead>
      <div className="wrap pb-section">
        {about ? (
          <div className="prose border-t border-line pt-opening">
            <TextList title={guestCopy.aboutTitle} text={about} />
          </div>
        ) : null}
        <section aria-labelledby="guest-episodes" className="mt-opening border-t border-line pt-opening">
          <h2 id="guest-episodes" className="mb-8">
            {guestCopy.episodesTitle}
          </h2>
          <EpisodeGrid episodes={episodes} />
        </section>
      </div>
    </>
  );
}

import { createFileRoute, Link, notFound } from "@tanstack/react-router";
import { useCopy } from "../../../../facts/use-site.ts";
import { truncateAtWord } from "../../../../lib/truncate.ts";
import { guestData } from "../../../../seo/episode-data.ts";
import { guestPath } from "../../../../seo/episode-paths.ts";
import { pageHead } from "../../../../seo/page-head.ts";
import { MissingPage } from "../../../../site/missing-page.tsx";
import { Breadcrumbs, homeCrumb } from "../../../../ui/breadcrumbs.tsx";
import { buttonClass } from "../../../../ui/button.tsx";
import { Chip } from "../../../../ui/chip.tsx";
import { listItems } from "../../../episodes/list-items.ts";
import { EpisodeArtwork } from "../../../episodes/ui/episode-artwork.tsx";
import { EpisodeGrid } from "../../../episodes/ui/episode-grid.tsx";
import { EpisodesError } from "../../../episodes/ui/episodes-error.tsx";
import { EpisodesPending } from "../../../episodes/ui/episodes-pending.tsx";
import { episodeMissingCopy } from "../../../episodes/ui/listening-states-copy.ts";
import { guestQuery } from "../../guests.queries.ts";
import { guestCopy } from "./guest-copy.ts";

function TextList({ title, text, lang }: { title: string; text: string; lang: string | undefined }) {
  const items = listItems(text);
  if (items.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <ul lang={lang}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  );
}

function GuestMissing() {
  const words = useCopy(guestCopy);
  const { backToEpisodes } = useCopy(episodeMissingCopy);
  return (
    <MissingPage title={words.missingTitle} text={words.missingText}>
      <Link to="/episodes" className={buttonClass()}>
        {backToEpisodes}
      </Link>
    </MissingPage>
  );
}

/** Joins guest and show. Not a page copy, which would be part of every page's script, like all heads. */
const joiningWord = { en: "on", de: "bei" };

/** Search engines show that many characters. */
const maxDescriptionLength = 155;

export const Route = createFileRoute("/_site/guest/$slug")({
  loader: async ({ context, params }) => {
    const guest = await context.queries.fetch(guestQuery(params.slug));
    if (!guest) throw notFound();
    return { guest };
  },
  head: ({ match, loaderData }) => {
    const site = match.context.site();
    if (!loaderData) return {};
    const { guest } = loaderData;
    const [first] = listItems(guest.about);
    const titles = guest.episodes.map(({ title }) => title).join(", ");
    const title = `${guest.name} ${joiningWord[site.facts.language]} ${site.facts.podcastName}`;
    return pageHead(site, {
      title,
      description: truncateAtWord(`${title}: ${titles}.${first ? ` ${first}.` : ""}`, maxDescriptionLength),
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
  const words = useCopy(guestCopy);
  const { guest } = Route.useLoaderData();
  const { name, note, about, lang, episodes } = guest;
  const [newest] = episodes;
  return (
    <>
      <div className="page-head">
        <div className="wrap">
          <Breadcrumbs items={[homeCrumb, { label: "Podcast", link: { to: "/podcast" } }, { label: name }]} />
          <div className="mt-6 grid items-start gap-6 lg:grid-cols-[4fr_7fr] lg:gap-14">
            {newest ? <EpisodeArtwork episode={newest} priority className="w-55 max-w-full lg:w-full" /> : null}
            <div>
              <p className="mt-0 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-soft">
                {words.mark}
                {note ? <Chip tone="plain">{note}</Chip> : null}
              </p>
              <h1 className="mt-4 text-h1-s">{name}</h1>
              {about ? (
                <div className="prose mt-8">
                  <TextList title={words.aboutTitle} text={about} lang={lang} />
                </div>
              ) : null}
            </div>
          </div>
        </div>
      </div>
      <div className="wrap pb-section">
        <section aria-labelledby="guest-episodes" className="border-t border-line pt-opening">
          <h2 id="guest-episodes" className="mb-8">
            {words.episodesTitle}
          </h2>
          <EpisodeGrid episodes={episodes} columns={4} />
        </section>
      </div>
    </>
  );
}

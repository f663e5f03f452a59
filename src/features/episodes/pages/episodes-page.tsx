import { createFileRoute, Link, type SearchSchemaInput, useNavigate, useRouter } from "@tanstack/react-router";
import { X } from "lucide-react";
import { type FormEvent, useEffect, useRef } from "react";
import { copyOf } from "../../../facts/page-texts.ts";
import { countedText } from "../../../facts/tokens.ts";
import { useCopy } from "../../../facts/use-site.ts";
import { textParameter } from "../../../lib/url-search.ts";
import { pageHead } from "../../../seo/page-head.ts";
import { breadcrumbData } from "../../../seo/structured-data.ts";
import { AskSection } from "../../../site/ask-field.tsx";
import { homeCrumb } from "../../../ui/breadcrumbs.tsx";
import { buttonClass, IconButton } from "../../../ui/button.tsx";
import { PageHead } from "../../../ui/page-head.tsx";
import { EmptyState } from "../../../ui/page-states.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { useInputBeforeHydration } from "../../../ui/use-input-before-hydration.ts";
import { searchEpisodes } from "../episode.ts";
import { episodesQuery } from "../episodes.queries.ts";
import { EpisodeGrid } from "../ui/episode-grid.tsx";
import { EpisodesError } from "../ui/episodes-error.tsx";
import { EpisodesPending } from "../ui/episodes-pending.tsx";
import { listeningWords } from "../ui/listening-copy.ts";
import { episodesCopy } from "../ui/podcast-copy.ts";
import { episodesMeta } from "../ui/podcast-meta.ts";

function EpisodeSearch({ term }: { term: string }) {
  const copy = useCopy(episodesCopy);
  const navigate = useNavigate();
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  useInputBeforeHydration(input, term, (entered) => setTimeout(() => searchFor(entered)));

  // Outside changes (Back, Clear Search) update the field, but never while the visitor types.
  const lastTerm = useRef(term);
  useEffect(() => {
    if (lastTerm.current === term) return;
    lastTerm.current = term;
    if (input.current && document.activeElement !== input.current) input.current.value = term;
  }, [term]);

  function searchFor(next: string) {
    void navigate({ to: "/episodes", search: next.trim() ? { search: next } : {}, replace: true, resetScroll: false });
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    searchFor(input.current?.value ?? "");
  }

  function clear() {
    if (input.current) {
      input.current.value = "";
      input.current.focus();
    }
    searchFor("");
  }

  return (
    <search className="w-full md:w-96">
      <form action={router.buildLocation({ to: "/episodes" }).publicHref} onSubmit={onSubmit} className="relative">
        <SearchField
          ref={input}
          label={copy.searchLabel}
          name="search"
          defaultValue={term}
          maxLength={200}
          onInput={(event) => searchFor(event.currentTarget.value)}
          className="[&_input]:pr-12 [&_input::-webkit-search-cancel-button]:hidden"
        />
        {term ? (
          <IconButton label={copy.clearSearch} bare className="absolute top-0.5 right-0.5" onClick={clear}>
            <X className="size-5" aria-hidden="true" />
          </IconButton>
        ) : null}
      </form>
    </search>
  );
}

type EpisodesSearch = { search?: string | undefined };

function readSearch(raw: Partial<Record<keyof EpisodesSearch, unknown>> & SearchSchemaInput): EpisodesSearch {
  const term = textParameter(raw.search);
  return { search: term.trim() ? term.slice(0, 200) : undefined };
}

export const Route = createFileRoute("/_site/episodes")({
  validateSearch: readSearch,
  loader: ({ context }) => context.queries.fetch(episodesQuery()),
  head: ({ match }) => {
    const site = match.context.site();
    const words = copyOf(site, episodesMeta);
    return pageHead(site, {
      title: words.title,
      description: words.description,
      path: "/episodes",
      noindex: match.search.search !== undefined,
      structuredData:
        import.meta.env.SSR &&
        ((origin) => [breadcrumbData(site, origin, [{ name: "Podcast", path: "/podcast" }, { name: words.title }])]),
    });
  },
  component: EpisodesPage,
  pendingComponent: EpisodesPending,
  errorComponent: EpisodesError,
});

function EpisodesPage() {
  const meta = useCopy(episodesMeta);
  const words = useCopy(listeningWords);
  const copy = useCopy(episodesCopy);
  const { search = "" } = Route.useSearch();
  const episodes = Route.useLoaderData();
  const matches = searchEpisodes(episodes, search);
  return (
    <>
      <PageHead
        crumbs={[homeCrumb, { label: words.podcast, link: { to: "/podcast" } }, { label: meta.title }]}
        title={meta.title}
        lead={copy.lead}
      />
      <div className="wrap pb-section">
        {episodes.length === 0 ? (
          <EmptyState title={copy.emptyTitle} text={copy.emptyText} />
        ) : (
          <>
            <div className="mb-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-line pt-8">
              <EpisodeSearch term={search} />
              <p role="status" className="text-sm text-ink-soft">
                {countedText(words.shown, matches.length)}
              </p>
            </div>
            <h2 className="sr-only">{words.episodes}</h2>
            {matches.length > 0 ? (
              <EpisodeGrid episodes={matches} opensPage />
            ) : (
              <EmptyState
                heading="h3"
                title={copy.noMatchTitle}
                text={copy.noMatchText}
                action={
                  <Link to="/episodes" activeOptions={{ exact: true }} className={buttonClass({ kind: "secondary" })}>
                    {copy.clearSearch}
                  </Link>
                }
              />
            )}
          </>
        )}
      </div>
      <AskSection title={copy.askTitle} text={copy.askText} />
    </>
  );
}

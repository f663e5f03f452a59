import { createFileRoute, Link, notFound } from "@tanstack/react-router";
import { useMemo } from "react";
import { useMediaConsent } from "../../../../embeds/media/use-media-consent.ts";
import { useCopy } from "../../../../facts/use-site.ts";
import { truncate } from "../../../../lib/truncate.ts";
import { podcastEpisodeData } from "../../../../seo/episode-data.ts";
import { pageHead } from "../../../../seo/page-head.ts";
import { MissingPage } from "../../../../site/missing-page.tsx";
import { buttonClass } from "../../../../ui/button.tsx";
import { usePlayer } from "../../../player/player-store.ts";
import { PlayButton } from "../../../player/ui/play-button.tsx";
import type { TrackState } from "../../../player/use-track.ts";
import { type EpisodeNeighbours, neighbourLabel, type ReadableEpisode } from "../../episode.ts";
import { episodeQuery } from "../../episodes.queries.ts";
import type { EpisodeRecording } from "../../recording.ts";
import { EpisodeArtwork } from "../../ui/episode-artwork.tsx";
import { episodeWords } from "../../ui/episode-words-copy.ts";
import { EpisodesPending } from "../../ui/episodes-pending.tsx";
import { episodeMissingCopy } from "../../ui/listening-states-copy.ts";
import { EpisodeBody } from "./episode-body.tsx";
import { EpisodeHero } from "./episode-hero.tsx";
import { episodeTrack, useCuedPosition, useEpisodePlayback } from "./episode-track.ts";

function NeighbourLinks({ neighbours }: { neighbours: EpisodeNeighbours | null }) {
  const words = useCopy(episodeWords);
  const { previous, next } = neighbours ?? {};
  if (!previous && !next) return null;
  return (
    <nav aria-label={words.episodes} className="wrap no-print pb-section">
      <div className="grid border-y border-line md:grid-cols-2">
        {previous ? (
          <Link
            to="/episode/$id"
            params={{ id: String(previous.id) }}
            rel="prev"
            className="grid gap-0.5 wrap-anywhere py-4.5 text-ink no-underline hover:underline"
          >
            <span className="text-xs text-ink-soft">{neighbourLabel(words.previous, previous.episode)}</span>
            <b lang={previous.lang} className="font-serif text-h4 font-heading">
              {previous.title}
            </b>
          </Link>
        ) : null}
        {next ? (
          <Link
            to="/episode/$id"
            params={{ id: String(next.id) }}
            rel="next"
            className="grid gap-0.5 wrap-anywhere border-line py-4.5 text-ink no-underline hover:underline max-md:not-first:border-t md:col-start-2 md:border-l md:pl-6"
          >
            <span className="text-xs text-ink-soft">{neighbourLabel(words.next, next.episode)}</span>
            <b lang={next.lang} className="font-serif text-h4 font-heading">
              {next.title}
            </b>
          </Link>
        ) : null}
      </div>
    </nav>
  );
}

/** In the flow, so that it doesn't cover text. */
function PlayBar({ episode, playback }: { episode: ReadableEpisode; playback: TrackState }) {
  const words = useCopy(episodeWords);
  // A playing episode already has its own bar.
  const hasOtherTrack = usePlayer((state) => state.track !== null && state.track.id !== episode.id);
  if (hasOtherTrack) return null;
  return (
    <aside
      aria-label={words.thisEpisode}
      className="player-bar no-print flex items-center gap-3 px-gutter py-2.5 lg:hidden noscript:hidden"
    >
      <EpisodeArtwork episode={episode} className="w-11 flex-none" />
      <p className="min-w-0 flex-1">
        <b lang={episode.lang} className="block truncate text-sm font-semibold">
          {episode.title}
        </b>
        <span className="block truncate text-xs text-ink-soft">{episode.guestName}</span>
      </p>
      <PlayButton
        playing={playback.playing}
        waiting={playback.waiting}
        title={episode.title}
        onPress={playback.toggle}
        small
      />
    </aside>
  );
}

/** For an unknown id or a failed load (spec 2 and 8). */
function EpisodeMissing() {
  const { missingTitle, missingText, backToEpisodes } = useCopy(episodeMissingCopy);
  return (
    <MissingPage title={missingTitle} text={missingText}>
      <Link to="/episodes" className={buttonClass()}>
        {backToEpisodes}
      </Link>
    </MissingPage>
  );
}

/** Undefined for anything but a positive integer that fits the column (spec 5). */
function readId(text: string): number | undefined {
  const id = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  return id > 0 ? id : undefined;
}

/** Characters shown by search engines (specification, "Page metadata"). */
const descriptionLength = 155;

export const Route = createFileRoute("/_site/episode/$id")({
  loader: async ({ context, params }) => {
    const id = readId(params.id);
    const page = id === undefined ? undefined : await context.queries.fetch(episodeQuery(id));
    if (!page?.episode) throw notFound();
    return { episode: page.episode, neighbours: page.neighbours, recording: page.recording };
  },
  head: ({ match, loaderData }) => {
    const site = match.context.site();
    return loaderData
      ? pageHead(site, {
          title: loaderData.episode.title,
          description: truncate(loaderData.episode.summary, descriptionLength),
          keywords: loaderData.episode.keywords,
          path: `/episode/${loaderData.episode.id}`,
          publishedTime: loaderData.episode.createdAt,
          markdown: `/episode/${loaderData.episode.id}.md`,
          structuredData: import.meta.env.SSR && ((origin) => [podcastEpisodeData(site, origin, loaderData.episode)]),
        })
      : {};
  },
  component: EpisodePage,
  pendingComponent: EpisodesPending,
  errorComponent: EpisodeMissing,
  notFoundComponent: EpisodeMissing,
});

function EpisodePage() {
  const loaded = Route.useLoaderData();
  // Resets local state when the episode changes.
  return <LoadedEpisode key={loaded.episode.id} {...loaded} />;
}

type LoadedEpisodeProps = {
  episode: ReadableEpisode;
  neighbours: EpisodeNeighbours | null;
  recording: EpisodeRecording | null;
};

function LoadedEpisode({ episode, neighbours, recording }: LoadedEpisodeProps) {
  const track = useMemo(() => episodeTrack(episode, recording), [episode, recording]);
  const consent = useMediaConsent(track?.src);
  const playback = useEpisodePlayback(track, consent);
  useCuedPosition(track, recording?.transcript);
  return (
    <>
      <article>
        <EpisodeHero episode={episode} playback={playback} hasAudio={track !== null} />
        <EpisodeBody episode={episode} recording={recording} track={track} playback={playback} consent={consent} />
      </article>
      <NeighbourLinks neighbours={neighbours} />
      <PlayBar episode={episode} playback={playback} />
    </>
  );
}

import { useState } from "react";
import type { MediaConsent } from "../../../../embeds/media/use-media-consent.ts";
import { useCopy } from "../../../../facts/use-site.ts";
import { truncate } from "../../../../lib/truncate.ts";
import { Button } from "../../../../ui/button.tsx";
import { deferredPart } from "../../../../ui/deferred-part.tsx";
import type { Track } from "../../../player/player-store.ts";
import { type ReadableEpisode, summaryLength } from "../../episode.ts";
import type { EpisodeRecording } from "../../recording.ts";
import { episodeWords } from "../../ui/episode-words-copy.ts";
import type { EpisodePlayback } from "./episode-track.ts";

/** Cut at 300 characters until expanded (spec 4). */
function ExpandableSummary({ episode: { summary: text, lang } }: { episode: ReadableEpisode }) {
  const [expanded, setExpanded] = useState(false);
  const words = useCopy(episodeWords);
  const isLong = text.length > summaryLength;
  return (
    <div>
      <p id="summary" lang={lang} className="text-md">
        {expanded ? text : truncate(text, summaryLength)}
      </p>
      {isLong ? (
        <Button
          kind="secondary"
          size="sm"
          className="mt-4 min-h-11"
          aria-expanded={expanded}
          aria-controls="summary"
          onClick={() => setExpanded(!expanded)}
        >
          {expanded ? words.less : words.more}
        </Button>
      ) : null}
    </div>
  );
}

const EpisodePlayer = deferredPart("visible", () => import("./episode-player.tsx").then((part) => part.EpisodePlayer));

const EpisodeEmbed = deferredPart("visible", () => import("./episode-embed.tsx").then((part) => part.EpisodeEmbed));

const EpisodeSharing = deferredPart("visible", () =>
  import("./episode-sharing.tsx").then((part) => part.EpisodeSharing),
);

const EpisodeGuest = deferredPart("visible", () => import("./episode-words.tsx").then((part) => part.EpisodeGuest));
const EpisodeInsights = deferredPart("visible", () =>
  import("./episode-words.tsx").then((part) => part.EpisodeInsights),
);

const Transcript = deferredPart("visible", () => import("./transcript.tsx").then((part) => part.Transcript));

const ChapterList = deferredPart("visible", () => import("./chapter-list.tsx").then((part) => part.ChapterList));

type EpisodeBodyProps = {
  episode: ReadableEpisode;
  recording: EpisodeRecording | null;
  track: Track | null;
  playback: EpisodePlayback;
  consent: MediaConsent;
  /** A preview has no page to share. */
  isPreview?: boolean;
};

/** Order as specified (spec 2). */
export function EpisodeBody({ episode, recording, track, playback, consent, isPreview = false }: EpisodeBodyProps) {
  return (
    <div className="wrap pb-section-tight">
      <div className="border-t border-line pt-opening lg:grid lg:grid-cols-[4fr_7fr] lg:gap-x-14">
        <div className="lg:col-start-2">
          <ExpandableSummary episode={episode} />
          {episode.youtube ? (
            <EpisodeEmbed kind="video" episode={episode} captions={recording?.captions ?? null} />
          ) : null}
          <EpisodeInsights episode={episode} />
          {track && recording ? (
            <EpisodePlayer
              track={track}
              recording={recording}
              playback={playback}
              consent={consent}
              lang={episode.lang}
            />
          ) : null}
          {!track && episode.audioPlayer ? <EpisodeEmbed kind="audio" episode={episode} /> : null}
        </div>
        {recording ? (
          <div className="mt-10 max-w-read lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:mt-0">
            <div className="lg:sticky lg:top-[calc(var(--bar)+32px)] lg:max-w-80">
              <ChapterList recording={recording} playFrom={playback.playFrom} episode={episode} />
            </div>
          </div>
        ) : null}
        <div className="lg:col-start-2">
          <EpisodeGuest episode={episode} />
          {recording ? <Transcript recording={recording} playFrom={playback.playFrom} episode={episode} /> : null}
          {isPreview ? null : <EpisodeSharing episode={episode} />}
        </div>
      </div>
    </div>
  );
}

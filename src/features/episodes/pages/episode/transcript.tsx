import { ChevronDown } from "lucide-react";
import { Fragment, useRef, useState } from "react";
import { fillText } from "../../../../facts/tokens.ts";
import { useCopy } from "../../../../facts/use-site.ts";
import { classNames } from "../../../../lib/class-names.ts";
import { formatDuration, isoDuration } from "../../../../lib/time/clock-time.ts";
import { MarkedText } from "../../../../ui/marked-text.tsx";
import { SearchField } from "../../../../ui/search-field.tsx";
import { useInputBeforeHydration } from "../../../../ui/use-input-before-hydration.ts";
import { usePlayer } from "../../../player/player-store.ts";
import type { ReadableEpisode } from "../../episode.ts";
import { currentIndex, type EpisodeRecording, type TranscriptParagraph } from "../../recording.ts";
import { recordingWords } from "../../ui/recording-copy.ts";
import { episodeCopy } from "./episode-copy.ts";
import { usePlayFrom } from "./use-play-from.ts";

/** Longer transcripts start folded; a link to a paragraph unfolds them. */
const maxUnfolded = 60;

type TranscriptProps = {
  recording: EpisodeRecording;
  /** Undefined while the page cannot play. */
  playFrom: ((start: number) => void) | undefined;
  episode: Pick<ReadableEpisode, "id" | "lang">;
};

const contains = ({ speaker, text }: TranscriptParagraph, term: string) =>
  `${speaker} ${text}`.toLowerCase().includes(term.toLowerCase());

export function Transcript({
  recording: { transcript, chapters },
  playFrom: play,
  episode: { id: episodeId, lang },
}: TranscriptProps) {
  const copy = useCopy(episodeCopy);
  const words = useCopy(recordingWords);
  const [term, setTerm] = useState("");
  const field = useRef<HTMLInputElement>(null);
  useInputBeforeHydration(field, term, setTerm);
  const playFrom = usePlayFrom(play);
  const current = usePlayer((state) =>
    state.track?.id === episodeId ? (transcript[currentIndex(transcript, state.position)]?.id ?? "") : "",
  );
  if (transcript.length === 0) return null;
  const trimmedTerm = term.trim();
  const visible = trimmedTerm ? transcript.filter((paragraph) => contains(paragraph, trimmedTerm)) : transcript;
  const chapterOf = ({ start }: TranscriptParagraph) => (start === null ? -1 : currentIndex(chapters, start + 0.5));
  return (
    <details id="transcript" open={transcript.length <= maxUnfolded} className="disclosure mt-14 max-w-read">
      <summary>
        <h2 className="text-[clamp(1.6875rem,1.5rem+0.8vw,2.125rem)] leading-[1.15]">{copy.transcriptTitle}</h2>
        <ChevronDown />
      </summary>
      <div className="pb-6">
        <search className="no-print mb-6 flex flex-wrap items-center gap-x-5 gap-y-2 noscript:hidden">
          <SearchField
            ref={field}
            label={copy.transcriptSearch}
            value={term}
            maxLength={100}
            onChange={(event) => setTerm(event.currentTarget.value)}
            className="w-full sm:w-72"
          />
          <p role="status" className="text-sm text-ink-soft">
            {trimmedTerm ? fillText(words.paragraphs, { shown: visible.length, total: transcript.length }) : ""}
          </p>
        </search>
        {visible.length === 0 ? <p className="text-ink-soft">{copy.transcriptNothing}</p> : null}
        {visible.map((paragraph, index) => {
          const { id, start, speaker, text } = paragraph;
          const chapter = chapterOf(paragraph);
          const previous = visible[index - 1];
          const startsChapter = !trimmedTerm && chapter >= 0 && (!previous || chapterOf(previous) !== chapter);
          const previousSpeaker = previous && !trimmedTerm && !startsChapter ? previous.speaker : "";
          return (
            <Fragment key={id}>
              {startsChapter ? (
                <h3 lang={lang} className="mt-8 mb-2 font-sans text-h4 font-semibold first:mt-0">
                  {chapters[chapter]?.title}
                </h3>
              ) : null}
              <p
                id={id}
                className={classNames("said", start === null && "is-untimed")}
                aria-current={id === current ? "true" : undefined}
              >
                {start === null ? null : (
                  <a href={`#${id}`} onClick={(event) => playFrom(event, start, id)}>
                    <time dateTime={isoDuration(start)}>{formatDuration(start)}</time>{" "}
                    <span className="sr-only">{play ? copy.playFromHere : copy.linkToHere}</span>
                  </a>
                )}
                <span lang={lang}>
                  {speaker && speaker !== previousSpeaker ? (
                    <>
                      <b className="mr-1">
                        <MarkedText text={speaker} term={trimmedTerm} />
                        <span className="sr-only">:</span>
                      </b>{" "}
                    </>
                  ) : null}
                  <MarkedText text={text} term={trimmedTerm} />
                </span>
              </p>
            </Fragment>
          );
        })}
      </div>
    </details>
  );
}

import type { ReactNode } from "react";
import type { AskResult, Source } from "../../features/ask/ask.ts";
import { KindIcon } from "./kind-icon.tsx";
import { PlayFrom, SourceLink } from "./source-link.tsx";

/** A sentence of the answer with its source beside it. */
export function AnswerSentence({
  source,
  tracks,
  children,
}: {
  source: Source;
  tracks: AskResult["tracks"];
  children: ReactNode;
}) {
  return (
    <li>
      <blockquote>{children}</blockquote>
      <div className="answer-source">
        <SourceLink source={source}>
          <KindIcon kind={source.kind} />
          <span>{source.title}</span>
        </SourceLink>
        {source.place ? <span className="answer-place">{source.place}</span> : null}
        <PlayFrom source={source} tracks={tracks} />
      </div>
    </li>
  );
}

/** The sentences that answer best, word for word. */
export function QuotedSentences({ answer, tracks }: Pick<AskResult, "answer" | "tracks">) {
  return (
    <ol className="answer-list">
      {answer.map(({ text, source }) => (
        <AnswerSentence key={`${source.passage} ${text}`} source={source} tracks={tracks}>
          “{text}”
        </AnswerSentence>
      ))}
    </ol>
  );
}

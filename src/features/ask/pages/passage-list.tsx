import { BookOpen, FileText, Mail, Mic } from "lucide-react";
import type { ReactNode } from "react";
import type { TextPart } from "../../../lib/text-match.ts";
import type { SourceKind } from "../archive/passage.ts";
import type { AskResult, FoundPassage } from "../ask.ts";
import { PlayFrom, SourceLink } from "./source-link.tsx";

const icons = { article: FileText, episode: Mic, issue: Mail, ebook: BookOpen, page: FileText };

function KindIcon({ kind }: { kind: SourceKind }) {
  const Icon = icons[kind];
  return <Icon aria-hidden="true" />;
}

function Marked({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, hit }) => (hit ? <mark key={text}>{text}</mark> : text));
}

type AnswerListProps = Pick<AskResult, "passages" | "tracks"> & { isBusy?: boolean; children?: ReactNode };

/** Quoted passages that the owner or a model has chosen as the answer. */
export function AnswerList({ passages, tracks, isBusy, children }: AnswerListProps) {
  return (
    <ol className="answer-list" {...(isBusy === undefined ? {} : { "aria-live": "polite", "aria-busy": isBusy })}>
      {passages.map(({ source }) => (
        <li key={source.passage}>
          <blockquote>“{source.text}”</blockquote>
          <div className="answer-source">
            <SourceLink source={source}>
              <KindIcon kind={source.kind} />
              <span>{source.title}</span>
            </SourceLink>
            {source.place ? <span className="answer-place">{source.place}</span> : null}
            <PlayFrom source={source} tracks={tracks} />
          </div>
        </li>
      ))}
      {children}
    </ol>
  );
}

function FoundPassageItem({
  passage: { parts, source },
  tracks,
}: { passage: FoundPassage } & Pick<AskResult, "tracks">) {
  return (
    <li>
      <div>
        <h3 className="text-h4">
          <SourceLink source={source}>{source.title}</SourceLink>
        </h3>
        {source.place ? (
          <div className="found-place">
            <KindIcon kind={source.kind} />
            <span>{source.place}</span>
          </div>
        ) : null}
        <PlayFrom source={source} tracks={tracks} />
      </div>
      <p>
        <Marked parts={parts} />
      </p>
    </li>
  );
}

/** The closest passages, each under the title of its article. */
export function FoundList({ passages, tracks }: Pick<AskResult, "passages" | "tracks">) {
  return (
    <ol className="found-list">
      {passages.map((passage) => (
        <FoundPassageItem key={passage.source.passage} passage={passage} tracks={tracks} />
      ))}
    </ol>
  );
}

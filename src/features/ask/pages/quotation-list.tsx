import { BookOpen, FileText, Mail, Mic } from "lucide-react";
import type { ReactNode } from "react";
import type { SourceKind } from "../archive/passage.ts";
import type { AskResult } from "../ask.ts";
import { PlayFrom, SourceLink } from "./source-link.tsx";

const icons = { article: FileText, episode: Mic, issue: Mail, ebook: BookOpen };

export function KindIcon({ kind }: { kind: SourceKind }) {
  const Icon = icons[kind];
  return <Icon aria-hidden="true" />;
}

type QuotationListProps = Pick<AskResult, "answer" | "tracks"> & {
  isBusy?: boolean;
  children?: ReactNode;
};

export function QuotationList({ answer, tracks, isBusy, children }: QuotationListProps) {
  return (
    <ol className="answer-list" {...(isBusy === undefined ? {} : { "aria-live": "polite", "aria-busy": isBusy })}>
      {answer.map(({ text, source }) => (
        <li key={`${source.passage} ${text}`}>
          <blockquote>“{text}”</blockquote>
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

import type { ReactNode } from "react";
import type { AskResult } from "../ask.ts";
import { KindIcon } from "./kind-icon.tsx";
import { PlayFrom, SourceLink } from "./source-link.tsx";

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

import { SiteLink } from "../../../site/site-link.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import type { AskResult } from "../ask.ts";
import { askCopy } from "./ask-copy.ts";
import { KindIcon } from "./kind-icon.tsx";
import { MarkedText } from "./marked-text.tsx";
import { PlayFrom, SourceLink } from "./source-link.tsx";
import "./answer.css";

/** Passages that have words of the question and do not answer it. */
function Mentions({ groups, tracks }: Pick<AskResult, "groups" | "tracks">) {
  return (
    <ul className="mention-list">
      {groups.flatMap(({ passages }) =>
        passages.map(({ parts, source }) => (
          <li key={source.passage}>
            <p>
              <MarkedText parts={parts} />
            </p>
            <div className="answer-source">
              <SourceLink source={source}>
                <KindIcon kind={source.kind} />
                <span>{source.title}</span>
              </SourceLink>
              {source.place ? <span className="answer-place">{source.place}</span> : null}
              <PlayFrom source={source} tracks={tracks} />
            </div>
          </li>
        )),
      )}
    </ul>
  );
}

/** Nothing answers: said plainly, with the passages that mention what was asked, if any, and a person to ask. */
export function NotAnswered({
  result: { question, mentioned, groups, total, tracks, corrections },
}: {
  result: AskResult;
}) {
  return (
    <section className="not-answered" aria-labelledby="asked">
      <h2 className="answer-question" id="asked">
        {question}
      </h2>
      <p role="status" className="mt-4 max-w-[38em] text-md">
        <b>{askCopy.none}</b> {total > 0 ? askCopy.mentions(total, mentioned) : null}
      </p>
      {total > 0 ? <Mentions groups={groups} tracks={tracks} /> : null}
      <div className="answer-foot">
        <p>
          {askCopy.perhapsAPerson} {corrections.map(({ asked, read }) => askCopy.readAs(asked, read)).join(" ")}
        </p>
        <SiteLink to="/contact" className={buttonClass({ kind: "secondary" })}>
          {askCopy.sendIt}
        </SiteLink>
      </div>
    </section>
  );
}

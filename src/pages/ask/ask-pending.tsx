import { PageHead } from "../../ui/page-head.tsx";
import { LoadingGroup, Skeleton } from "../../ui/skeleton.tsx";
import { askCopy } from "./ask-copy.ts";
import { askMeta } from "./ask-meta.ts";
import "./ask.css";

const widths = ["w-10/12", "w-8/12", "w-9/12"];

/** Shown while the archive is searched. */
export function AskPending() {
  return (
    <>
      <PageHead title={askMeta.heading} lead={askCopy.lead} />
      <div className="wrap pb-section">
        <LoadingGroup label={askCopy.searching} className="answer">
          <Skeleton className="block h-8 w-7/12" />
          <ol className="answer-list" aria-hidden="true">
            {widths.map((width) => (
              <li key={width} className="is-waiting">
                <Skeleton className={`mt-1 block h-6 ${width}`} />
                <Skeleton className="mt-2.5 block h-4 w-7/12" />
              </li>
            ))}
          </ol>
        </LoadingGroup>
      </div>
    </>
  );
}

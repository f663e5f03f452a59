import { PageHead } from "../../../ui/page-head.tsx";
import { LoadingGroup, Skeleton } from "../../../ui/skeleton.tsx";
import { askMeta } from "./ask-meta.ts";

const widths = ["w-10/12", "w-8/12", "w-9/12"];

/** Shown while the archive is searched. It is in the script of every page, and therefore without the page's copy and style. */
export function AskPending() {
  return (
    <>
      <PageHead title={askMeta.heading} />
      <div className="wrap pb-section">
        <LoadingGroup label={askMeta.searching}>
          {widths.map((width) => (
            <Skeleton key={width} className={`mt-4 block h-6 ${width}`} />
          ))}
        </LoadingGroup>
      </div>
    </>
  );
}

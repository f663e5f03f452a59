import { useCopy } from "../../../facts/use-site.ts";
import { PageHead } from "../../../ui/page-head.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { episodesMeta } from "./podcast-meta.ts";

export function EpisodesPending() {
  const episodes = useCopy(episodesMeta);
  return (
    <>
      <PageHead title={episodes.title} />
      <div className="wrap grid min-h-96 place-items-center pb-section">
        <Spinner label="Loading episodes" />
      </div>
    </>
  );
}

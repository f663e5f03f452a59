import { useCopy } from "../../../facts/use-site.ts";
import { PageHead } from "../../../ui/page-head.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { listeningWords } from "./listening-copy.ts";
import { episodesMeta } from "./podcast-meta.ts";

export function EpisodesPending() {
  const episodes = useCopy(episodesMeta);
  const { loading } = useCopy(listeningWords);
  return (
    <>
      <PageHead title={episodes.title} />
      <div className="wrap grid min-h-96 place-items-center pb-section">
        <Spinner label={loading} />
      </div>
    </>
  );
}

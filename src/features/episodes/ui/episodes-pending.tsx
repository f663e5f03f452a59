import { useCopy } from "../../../facts/use-site.ts";
import { PageHead } from "../../../ui/page-head.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { listeningStates } from "./listening-states-copy.ts";
import { episodesMeta } from "./podcast-meta.ts";

export function EpisodesPending() {
  const episodes = useCopy(episodesMeta);
  const { loading } = useCopy(listeningStates);
  return (
    <>
      <PageHead title={episodes.title} />
      <div className="wrap grid min-h-96 place-items-center pb-section">
        <Spinner label={loading} />
      </div>
    </>
  );
}

import { useCopy } from "../../../facts/use-site.ts";
import { Button } from "../../../ui/button.tsx";
import { PageHead } from "../../../ui/page-head.tsx";
import { ErrorState } from "../../../ui/page-states.tsx";
import { episodesCopy } from "./podcast-copy.ts";
import { episodesMeta } from "./podcast-meta.ts";

/** Try Again reloads the page (spec 2 and 8). */
export function EpisodesError() {
  const meta = useCopy(episodesMeta);
  const episodes = useCopy(episodesCopy);
  return (
    <>
      <PageHead title={meta.title} />
      <div className="wrap pb-section">
        <ErrorState
          title={episodes.errorTitle}
          text={episodes.errorText}
          action={<Button onClick={() => window.location.reload()}>{episodes.tryAgain}</Button>}
        />
      </div>
    </>
  );
}

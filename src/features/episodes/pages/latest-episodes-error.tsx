import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { episodesCopy, podcastCopy } from "../ui/podcast-copy.ts";

/** Stands there when the episodes could not be read; Try Again loads the page anew (spec 8). */
export function LatestEpisodesError() {
  return (
    <section aria-labelledby="latest" className="section has-rule">
      <div className="wrap">
        <h2 id="latest">{podcastCopy.latestTitle}</h2>
        <ErrorState
          heading="h3"
          title={episodesCopy.listErrorTitle}
          text={episodesCopy.errorText}
          action={<Button onClick={() => window.location.reload()}>{episodesCopy.tryAgain}</Button>}
        />
      </div>
    </section>
  );
}

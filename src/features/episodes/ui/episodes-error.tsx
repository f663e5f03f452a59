import { Button } from "../../../ui/button.tsx";
import { PageHead } from "../../../ui/page-head.tsx";
import { ErrorState } from "../../../ui/page-states.tsx";
import { episodesCopy } from "./podcast-copy.ts";
import { episodesMeta } from "./podcast-meta.ts";

/** Try Again reloads the page (spec 2 and 8). */
export function EpisodesError() {
  return (
    <>
      <PageHead title={episodesMeta.title} />
      <div className="wrap pb-section">
        <ErrorState
          title={episodesCopy.errorTitle}
          text={episodesCopy.errorText}
          action={<Button onClick={() => window.location.reload()}>{episodesCopy.tryAgain}</Button>}
        />
      </div>
    </>
  );
}

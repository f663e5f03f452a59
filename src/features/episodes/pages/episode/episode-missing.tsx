import { Link } from "@tanstack/react-router";
import { MissingPage } from "../../../../site/missing-page.tsx";
import { buttonClass } from "../../../../ui/button.tsx";
import { episodeMissingCopy } from "../../ui/episode-missing-copy.ts";

/** For an id that no episode has, and when the episode could not be read (spec 2 and 8). */
export function EpisodeMissing() {
  return (
    <MissingPage title={episodeMissingCopy.missingTitle} text={episodeMissingCopy.missingText}>
      <Link to="/episodes" className={buttonClass()}>
        {episodeMissingCopy.backToEpisodes}
      </Link>
    </MissingPage>
  );
}

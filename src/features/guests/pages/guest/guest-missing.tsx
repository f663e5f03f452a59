import { Link } from "@tanstack/react-router";
import { MissingPage } from "../../../../site/missing-page.tsx";
import { buttonClass } from "../../../../ui/button.tsx";
import { episodeMissingCopy } from "../../../episodes/ui/episode-missing-copy.ts";
import { guestCopy } from "./guest-copy.ts";

/** For a name that no episode has. */
export function GuestMissing() {
  return (
    <MissingPage title={guestCopy.missingTitle} text={guestCopy.missingText}>
      <Link to="/episodes" className={buttonClass()}>
        {episodeMissingCopy.backToEpisodes}
      </Link>
    </MissingPage>
  );
}

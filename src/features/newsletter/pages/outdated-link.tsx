import { Link } from "@tanstack/react-router";
import { StandAlone } from "../../../site/stand-alone.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { newLinkCopy } from "./subscription-copy.ts";

/** What a link shows that names nobody (any more): the way to a new one. */
export function OutdatedLink() {
  return (
    <StandAlone {...newLinkCopy.outdated}>
      <Link to="/newsletter/link" className={buttonClass()}>
        {newLinkCopy.button}
      </Link>
    </StandAlone>
  );
}

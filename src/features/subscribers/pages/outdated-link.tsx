import { Link } from "@tanstack/react-router";
import { StandAlone } from "../../../site/stand-alone.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { newLinkCopy } from "./subscription-copy.ts";

export function OutdatedLink() {
  return (
    <StandAlone {...newLinkCopy.outdated}>
      <Link to="/newsletter/link" className={buttonClass()}>
        {newLinkCopy.button}
      </Link>
    </StandAlone>
  );
}

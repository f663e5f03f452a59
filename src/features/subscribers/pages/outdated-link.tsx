import { Link } from "@tanstack/react-router";
import { useCopy } from "../../../facts/use-site.ts";
import { StandAlone } from "../../../site/stand-alone.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { newLinkCopy } from "./subscription-copy.ts";

export function OutdatedLink() {
  const newLink = useCopy(newLinkCopy);
  return (
    <StandAlone {...newLink.outdated}>
      <Link to="/newsletter/link" className={buttonClass()}>
        {newLink.button}
      </Link>
    </StandAlone>
  );
}

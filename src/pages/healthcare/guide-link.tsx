import { type ButtonKind, buttonClass } from "../../ui/button.tsx";
import { guideAction, guideId } from "./healthcare-agent-copy.ts";

/** A plain link: the router ignores a second click on the current place, the browser scrolls there again. */
export function GuideLink({ kind = "secondary" }: { kind?: ButtonKind }) {
  return (
    <a href={`#${guideId}`} className={buttonClass({ kind })}>
      {guideAction}
    </a>
  );
}

import { type ButtonKind, buttonClass } from "../../ui/button.tsx";
import { guideAction, guideId } from "./healthcare-agent-copy.ts";

/**
 * A button that scrolls to the form for the free guide. A plain link on purpose: the router ignores a second click on the
 * place it is already at, the browser scrolls there again.
 */
export function GuideLink({ kind = "secondary" }: { kind?: ButtonKind }) {
  return (
    <a href={`#${guideId}`} className={buttonClass({ kind })}>
      {guideAction}
    </a>
  );
}

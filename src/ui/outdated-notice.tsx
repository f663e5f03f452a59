import { type ReactNode, useContext } from "react";
import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";
import { UiWords } from "./ui-words.ts";

/** Used where an automatic reload could lose typed text. */
export function OutdatedNotice({ className, children }: { className?: string; children?: ReactNode }) {
  const words = useContext(UiWords);
  return (
    <Notice tone="warning" role="alert" {...(className !== undefined && { className })}>
      <p>{words.outdated}</p>
      {children}
      <Button kind="secondary" size="sm" className="mt-3" onClick={() => window.location.reload()}>
        {words.reload}
      </Button>
    </Notice>
  );
}

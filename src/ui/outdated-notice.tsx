import type { ReactNode } from "react";
import { outdatedMessage } from "../lib/outdated.ts";
import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";

type OutdatedNoticeProps = {
  className?: string;
  children?: ReactNode;
};

/** Used where an automatic reload could lose typed text. */
export function OutdatedNotice({ className, children }: OutdatedNoticeProps) {
  return (
    <Notice tone="warning" role="alert" {...(className !== undefined && { className })}>
      <p>{outdatedMessage}</p>
      {children}
      <Button kind="secondary" size="sm" className="mt-3" onClick={() => window.location.reload()}>
        Reload
      </Button>
    </Notice>
  );
}

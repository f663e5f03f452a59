import type { ReactNode } from "react";
import { outdatedMessage } from "../lib/outdated.ts";
import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";

type OutdatedNoticeProps = {
  className?: string;
  /** What the visitor should know before the page is loaded anew. */
  children?: ReactNode;
};

/** Says that the page is older than the site, where loading it anew by itself could cost what someone has typed. */
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

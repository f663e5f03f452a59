import { useNavigate } from "@tanstack/react-router";
import { type MouseEvent, type ReactElement, type ReactNode, useEffect, useState } from "react";
import { useEmbedSettings } from "../use-embed-settings.ts";
import { useLoaded } from "../use-loaded.ts";

const load = () => import("./scheduling-dialog.tsx").then(({ SchedulingDialog }) => SchedulingDialog);

/** A booking link that opens the scheduling service in a dialog; plain without JavaScript or with a modifier key. */
export function SchedulingLink({ children }: { children: ReactElement }) {
  const { scheduling } = useEmbedSettings();
  return scheduling ? <OpeningLink {...scheduling}>{children}</OpeningLink> : children;
}

function OpeningLink({ url, scriptUrl, children }: { url: string; scriptUrl?: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const dialog = useLoaded(load);
  const navigate = useNavigate();
  const isMissing = open && dialog.state === "failed";
  useEffect(() => {
    if (isMissing) void navigate({ to: "/strategy-call" });
  }, [isMissing, navigate]);
  function onClick(event: MouseEvent) {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!plain || dialog.state === "failed") return;
    event.preventDefault();
    event.stopPropagation();
    setOpen(true);
  }
  return (
    <>
      <span data-service="scheduling" className="contents" onClickCapture={onClick}>
        {children}
      </span>
      {dialog.state === "ready" ? (
        <dialog.value open={open} onClose={() => setOpen(false)} url={url} scriptUrl={scriptUrl} />
      ) : null}
    </>
  );
}

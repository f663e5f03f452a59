import { useNavigate } from "@tanstack/react-router";
import { Dialog } from "../../ui/dialog.tsx";
import { schedulingCopy } from "../embeds-copy.ts";
import { SchedulingWidget } from "./scheduling-widget.tsx";

type SchedulingDialogProps = { open: boolean; onClose: () => void; url: string; scriptUrl?: string };

export function SchedulingDialog({ open, onClose, url, scriptUrl }: SchedulingDialogProps) {
  const navigate = useNavigate();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={schedulingCopy.dialogTitle}
      className="w-[min(760px,calc(100vw-32px))]"
    >
      {open ? (
        <SchedulingWidget
          inDialog
          url={url}
          scriptUrl={scriptUrl}
          useOwn={() => void navigate({ to: "/strategy-call" })}
        />
      ) : null}
    </Dialog>
  );
}

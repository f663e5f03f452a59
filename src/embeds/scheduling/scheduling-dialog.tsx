import { useNavigate } from "@tanstack/react-router";
import { useCopy } from "../../facts/use-site.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { schedulingCopy } from "../embeds-copy.ts";
import { SchedulingWidget } from "./scheduling-widget.tsx";

type SchedulingDialogProps = { open: boolean; onClose: () => void; url: string; scriptUrl?: string };

export function SchedulingDialog({ open, onClose, url, scriptUrl }: SchedulingDialogProps) {
  const scheduling = useCopy(schedulingCopy);
  const navigate = useNavigate();
  return (
    <Dialog open={open} onClose={onClose} title={scheduling.dialogTitle} className="w-[min(760px,calc(100vw-32px))]">
      {open ? (
        <SchedulingWidget
          inDialog
          url={url}
          scriptUrl={scriptUrl}
          onUseBuiltIn={() => void navigate({ to: "/strategy-call" })}
        />
      ) : null}
    </Dialog>
  );
}

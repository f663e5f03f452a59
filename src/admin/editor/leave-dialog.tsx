import { useBlocker } from "@tanstack/react-router";
import { Dialog } from "../../ui/dialog.tsx";
import { AdminButton } from "../admin-button.tsx";
import { Note } from "../states.tsx";

/** Milliseconds to wait for the last save before leaving. */
const maxWaitMs = 2500;

type LeaveDialogProps = {
  session: {
    isDirty: () => boolean;
    flushWithin: (timeoutMs: number) => Promise<boolean>;
    read: () => { isSavedLocally: boolean; autosave: { status: string } };
  };
};

export function LeaveDialog({ session }: LeaveDialogProps) {
  const blocker = useBlocker({
    shouldBlockFn: async () => session.isDirty() && !(await session.flushWithin(maxWaitMs)),
    enableBeforeUnload: () => {
      const { isSavedLocally, autosave } = session.read();
      return session.isDirty() && (!isSavedLocally || autosave.status === "failed");
    },
    withResolver: true,
  });
  const stay = () => blocker.reset?.();
  return (
    <Dialog open={blocker.status === "blocked"} onClose={stay} title="Leave before it is saved?">
      <Note>
        {session.read().isSavedLocally
          ? "The server did not answer. Your text is stored in this browser and is offered when you open it here again."
          : "The server did not answer, and this browser has no room for a copy: what you wrote last would be lost."}
      </Note>
      <div className="dialog-actions">
        <AdminButton onClick={() => blocker.proceed?.()}>Leave</AdminButton>
        <AdminButton kind="primary" onClick={stay}>
          Stay here
        </AdminButton>
      </div>
    </Dialog>
  );
}

import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../kit/confirm-dialog.tsx";

/** Gives up unsaved work, after a question: nothing brings it back. */
export function DiscardChanges({ onDiscard }: { onDiscard: () => Promise<unknown> }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button kind="secondary" size="sm" onClick={() => setAsking(true)}>
        Discard changes
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Discard your changes?"
        confirm="Discard changes"
        danger
        onConfirm={onDiscard}
      >
        The form goes back to what was saved last. What you have written since then is lost.
      </ConfirmDialog>
    </>
  );
}

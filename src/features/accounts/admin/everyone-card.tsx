import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { FormCard } from "../../../admin/fields/form-layout.tsx";
import { Note } from "../../../admin/note.tsx";
import { withSession } from "../../../admin/sign-in-again.ts";
import { StatusChip } from "../../../admin/status-chip.tsx";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { type NewProof, requireSecondFactor } from "../identity-client.ts";
import { ProofDialog } from "./proof-dialog.tsx";
import { refreshSessions } from "./sessions-query.ts";

/** The rule for all administrators; `enabled`: this account has a second factor itself. */
export function EveryoneCard({ required, enabled }: { required: boolean; enabled: boolean }) {
  const queryClient = useQueryClient();
  const [asks, setAsks] = useState(false);

  async function change(proof: NewProof): Promise<void> {
    await withSession(() => requireSecondFactor(!required, proof));
    toast({
      title: required ? "Each administrator chooses now" : "Everyone needs two-factor authentication now",
      type: "success",
    });
    await refreshSessions(queryClient);
  }

  return (
    <FormCard
      title="Everyone needs two-factor authentication"
      note="An administrator without it is led to its set-up after signing in, and reaches nothing else until it is done."
    >
      <p>
        <StatusChip tone={required ? "done" : "planned"}>
          {required ? "Required" : "Each administrator chooses"}
        </StatusChip>
      </p>
      {enabled || required ? (
        <div className="admin-actions">
          <Button kind={required ? "danger" : "secondary"} onClick={() => setAsks(true)}>
            {required ? "Stop requiring it" : "Require it of everyone"}
          </Button>
        </div>
      ) : (
        <Note>Set up two-factor authentication for your own account first.</Note>
      )}
      <ProofDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={required ? "Stop requiring a second factor?" : "Require a second factor of everyone?"}
        confirm={required ? "Stop requiring it" : "Require it"}
        danger={required}
        asksCode={enabled}
        onConfirm={change}
      >
        {required
          ? "A password alone opens the admin area again for administrators who have no second factor."
          : "Administrators who have none set it up with their next step here. Anyone who loses phone and backup codes is let in again by npm run admin on the machine of the site."}
      </ProofDialog>
    </FormCard>
  );
}

import { useState } from "react";
import { FieldsForm } from "../../../../admin/fields/fields-form.tsx";
import { useAction } from "../../../../admin/use-action.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { TextField } from "../../../../ui/text-field.tsx";
import { setNewsletterRate } from "../../dispatch/dispatch.admin.functions.ts";
import { type IssueProgress, rateLimits } from "../../dispatch/dispatch.ts";
import { useDispatchChange } from "./use-dispatch-change.ts";

/** Asks how many copies leave in a minute. */
export function RateDialog({ progress, onClose }: { progress: IssueProgress; onClose: () => void }) {
  const { id, ratePerMinute } = progress;
  const [text, setText] = useState(String(ratePerMinute));
  const change = useDispatchChange();
  const save = useAction(async () => {
    await change(() => setNewsletterRate({ data: { id, ratePerMinute: Number(text.trim() || Number.NaN) || 0 } }));
    onClose();
  });
  return (
    <Dialog open onClose={onClose} title="Change the rate">
      <FieldsForm onSubmit={save.run}>
        <TextField
          label="Copies a minute"
          inputMode="numeric"
          value={text}
          onChange={setText}
          error={save.problem}
          help={`From ${rateLimits.min} to ${rateLimits.max.toLocaleString("en-GB")}. Ask your mail provider what it accepts.`}
        />
        <div className="dialog-actions">
          <Button kind="secondary" size="sm" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" size="sm" busy={save.busy}>
            Save rate
          </Button>
        </div>
      </FieldsForm>
    </Dialog>
  );
}

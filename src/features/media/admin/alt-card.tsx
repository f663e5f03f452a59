import { useState } from "react";
import { FieldsForm } from "../../../admin/fields/fields-form.tsx";
import { FormCard } from "../../../admin/fields/form-layout.tsx";
import { useShortcut } from "../../../admin/shortcuts.tsx";
import { withSession } from "../../../admin/sign-in-again.ts";
import { useUnsaved } from "../../../admin/unsaved.ts";
import { useAction } from "../../../admin/use-action.ts";
import { useInvalidate } from "../../../admin/use-admin-query.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { saveMediaAlt } from "../media.functions.ts";

/** What a picture shows, in words; without them it cannot be used. */
export function AltCard({ id, alt }: { id: number; alt: string }) {
  const [text, setText] = useState(alt);
  const invalidate = useInvalidate();
  useUnsaved(text !== alt, "the description");
  const save = useAction(async () => {
    if (!text.trim()) throw new Error("Say what the picture shows: screen readers read it aloud.");
    await withSession(() => saveMediaAlt({ data: { id, alt: text } }));
    await invalidate("media");
    toast({ title: "Description saved", type: "success" });
  });
  useShortcut("s", save.run);
  return (
    <FormCard title="Description">
      <FieldsForm tight onSubmit={save.run}>
        <TextField
          label="What the picture shows"
          help="One sentence for people who cannot see it."
          error={save.problem}
          maxLength={500}
          value={text}
          onChange={setText}
        />
        <Button type="submit" size="sm" busy={save.busy}>
          Save description
        </Button>
      </FieldsForm>
    </FormCard>
  );
}

import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { FieldRow, FieldsForm, FormCard, FormLayout } from "../../../admin/fields/form-layout.tsx";
import { PageBar } from "../../../admin/page-bar.tsx";
import { useShortcut } from "../../../admin/shortcuts.tsx";
import { useUnsaved } from "../../../admin/unsaved.ts";
import { FieldErrors, useAction } from "../../../admin/use-change.ts";
import { hasEmailShape } from "../../../lib/web-url.ts";
import { Button } from "../../../ui/button.tsx";
import { TextareaField, TextField } from "../../../ui/text-field.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { createManualLead } from "../leads.admin.functions.ts";

const empty = { name: "", email: "", organisation: "", source: "", message: "" };

/** Someone who called or was met elsewhere. */
export function NewLead() {
  const [values, setValues] = useState(empty);
  const [emailProblem, setEmailProblem] = useState<string>();
  const navigate = useNavigate();
  useUnsaved(JSON.stringify(values) !== JSON.stringify(empty), "the new lead");
  const field = (name: keyof typeof empty) => ({
    value: values[name],
    onChange: (value: string) => {
      setValues((previous) => ({ ...previous, [name]: value }));
      if (name === "email") setEmailProblem(undefined);
    },
  });
  const save = useAction(async () => {
    const email = values.email.trim();
    if (!hasEmailShape(email)) {
      setEmailProblem("Enter an email address such as anna@example.com. Replies go to it.");
      throw new FieldErrors();
    }
    const id = await createManualLead({ data: { ...values, email } });
    toast({ title: "Lead saved", type: "success" });
    await navigate({ to: "/admin/leads/$id", params: { id: String(id) }, ignoreBlocker: true });
  }, "The lead was not saved");
  useShortcut("s", save.run);
  return (
    <>
      <PageBar title="New lead" back="lead" />
      <FormLayout>
        <FormCard note="For someone who called, or someone you met. People who use a form appear automatically.">
          <FieldsForm onSubmit={save.run}>
            <FieldRow>
              <TextField label="Name" maxLength={200} autoComplete="off" {...field("name")} />
              <TextField
                label="Email"
                type="email"
                maxLength={254}
                autoComplete="off"
                error={emailProblem}
                {...field("email")}
              />
            </FieldRow>
            <FieldRow>
              <TextField label="Organisation" optional maxLength={200} autoComplete="off" {...field("organisation")} />
              <TextField
                label="Source"
                optional
                help="Such as “Met at the quality conference”."
                maxLength={200}
                {...field("source")}
              />
            </FieldRow>
            <TextareaField label="What they want" optional rows={6} maxLength={20_000} {...field("message")} />
            <Button type="submit" busy={save.busy}>
              Save lead
            </Button>
          </FieldsForm>
        </FormCard>
      </FormLayout>
    </>
  );
}

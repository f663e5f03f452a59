import { useRef, useState } from "react";
import { useAction } from "../../../admin/use-action.ts";
import { TextField } from "../../../ui/text-field.tsx";
import { StepForm } from "./step-form.tsx";

type RenamePasskeyProps = { name: string; onRename: (name: string) => Promise<void>; onCancel: () => void };

/** Another name for a passkey. */
export function RenamePasskey({ name: before, onRename, onCancel }: RenamePasskeyProps) {
  const [name, setName] = useState(before);
  const field = useRef<HTMLInputElement>(null);
  const { busy, problem, run } = useAction(async () => {
    if (!name.trim()) throw new Error("Enter a name.");
    await onRename(name.trim().slice(0, 60));
  });
  return (
    <StepForm field={field} confirm="Save the name" busy={busy} onSubmit={run} onCancel={onCancel} className="max-w-90">
      <TextField label="Name of the passkey" ref={field} error={problem} value={name} onChange={setName} />
    </StepForm>
  );
}

import { useRef, useState } from "react";
import { TextField } from "../../../ui/text-field.tsx";
import { addPasskey } from "../passkeys.ts";
import { browserName } from "./browser-name.ts";
import { ProofFields, useProof } from "./proof-fields.tsx";
import { StepForm } from "./step-form.tsx";

type AddPasskeyProps = { asksCode: boolean; onAdded: () => Promise<void>; onCancel: () => void };

/** A name for the device and a new proof of who asks; then the device asks for finger, face or code. */
export function AddPasskey({ asksCode, onAdded, onCancel }: AddPasskeyProps) {
  const [name, setName] = useState(() => browserName(navigator.userAgent));
  const field = useRef<HTMLInputElement>(null);
  const proof = useProof(asksCode, async (given) => {
    await addPasskey(name.trim().slice(0, 60) || browserName(navigator.userAgent), given);
    await onAdded();
  });
  return (
    <StepForm
      field={field}
      confirm="Add the passkey"
      busy={proof.busy}
      onSubmit={proof.run}
      onCancel={onCancel}
      className="max-w-90"
    >
      <TextField label="Name of this device" ref={field} value={name} onChange={setName} autoComplete="off" />
      <ProofFields proof={proof} />
    </StepForm>
  );
}

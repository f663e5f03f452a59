import { useRef } from "react";
import type { NewProof } from "../../../features/accounts/identity-client.ts";
import { ProofFields, useProof } from "./proof-fields.tsx";
import { StepForm } from "./step-form.tsx";

type AskProofProps = {
  label: string;
  /** Whether a code of the second factor is asked for too. */
  asksCode: boolean;
  danger?: boolean;
  onConfirm: (proof: NewProof) => Promise<unknown>;
  onCancel: () => void;
};

/** The password again, and the code, before a step that changes how one signs in or who is signed in. */
export function AskProof({ label, asksCode, danger = false, onConfirm, onCancel }: AskProofProps) {
  const field = useRef<HTMLInputElement>(null);
  const proof = useProof(asksCode, onConfirm);
  return (
    <StepForm
      field={field}
      confirm={label}
      danger={danger}
      busy={proof.busy}
      onSubmit={proof.run}
      onCancel={onCancel}
      className="is-narrow"
    >
      <ProofFields proof={proof} first={field} />
    </StepForm>
  );
}

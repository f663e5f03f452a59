import { type RefObject, useRef } from "react";
import type { NewProof } from "../identity-client.ts";
import { ProofFields, useProof } from "./proof-fields.tsx";
import { StepForm } from "./step-form.tsx";

type AskProofProps = {
  label: string;
  /** Whether a second-factor code is asked for too. */
  asksCode: boolean;
  danger?: boolean;
  field?: RefObject<HTMLInputElement | null>;
  onConfirm: (proof: NewProof) => Promise<unknown>;
  onCancel: () => void;
};

/** Re-authentication before security-relevant steps. */
export function AskProof({ label, asksCode, danger = false, field: given, onConfirm, onCancel }: AskProofProps) {
  const own = useRef<HTMLInputElement>(null);
  const field = given ?? own;
  const proof = useProof(asksCode, onConfirm);
  return (
    <StepForm
      field={field}
      confirm={label}
      danger={danger}
      busy={proof.busy}
      onSubmit={proof.run}
      onCancel={onCancel}
      className="max-w-90"
    >
      <ProofFields proof={proof} first={field} />
    </StepForm>
  );
}

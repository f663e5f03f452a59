import { useRef, useState } from "react";
import { useAction } from "../../../admin/use-action.ts";
import { TextField } from "../../../ui/text-field.tsx";
import { StepForm } from "./step-form.tsx";

type SetUpProps = {
  setUp: { uri: string; svg: string };
  onFinish: (code: string) => Promise<void>;
  onCancel: () => void;
};

/** The QR code for the app, and the code that the app then shows. */
export function SetUpSteps({ setUp, onFinish, onCancel }: SetUpProps) {
  const [code, setCode] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const secret = new URL(setUp.uri).searchParams.get("secret") ?? "";
  const { busy, problem, run } = useAction(async () => {
    try {
      await onFinish(code);
    } catch (failure) {
      field.current?.select();
      throw failure;
    }
  });
  return (
    <StepForm field={field} confirm="Turn it on" busy={busy} onSubmit={run} onCancel={onCancel}>
      <p>Scan this with your authenticator app, or type the key into it.</p>
      <img
        className="size-50 rounded-panel border bg-[white] p-2"
        src={`data:image/svg+xml;utf8,${encodeURIComponent(setUp.svg)}`}
        alt="QR code for the authenticator app"
        width={200}
        height={200}
      />
      <p>
        Key: <code className="break-all">{secret}</code>
      </p>
      <TextField
        label="Code that the app shows"
        error={problem}
        className="max-w-90"
        ref={field}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={setCode}
      />
    </StepForm>
  );
}

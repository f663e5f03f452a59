import type { ComponentProps } from "react";
import { Button } from "../ui/button.tsx";

type AdminButtonProps = Omit<ComponentProps<typeof Button>, "size"> & {
  /** Runs on a click, and keeps the button busy until it ends; as `useAction` returns it. */
  action?: { busy: boolean; run: () => void };
  /** The action of the form that the button submits. */
  submits?: { busy: boolean };
};

/** The usual button of the admin area: small, and secondary unless it says otherwise. */
export function AdminButton({ action, submits, ...rest }: AdminButtonProps) {
  return (
    <Button
      kind="secondary"
      size="sm"
      type={submits ? "submit" : "button"}
      busy={(action ?? submits)?.busy}
      onClick={action && (() => action.run())}
      {...rest}
    />
  );
}

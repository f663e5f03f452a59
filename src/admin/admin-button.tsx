import type { ComponentProps } from "react";
import { Button } from "../ui/button.tsx";

type AdminButtonProps = Omit<ComponentProps<typeof Button>, "size"> & {
  /** Result of `useAction`: runs on click, and the button is busy meanwhile. */
  action?: { busy: boolean; run: () => void };
  /** Action of the form that the button submits. */
  submits?: { busy: boolean };
};

/** The default button of the admin area: small and secondary. */
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

import { X } from "lucide-react";
import { createContext, type ReactNode, useContext, useEffect, useId, useRef } from "react";
import { createPortal } from "react-dom";
import { classNames } from "../lib/class-names.ts";
import { IconButton } from "./button.tsx";

type DialogProps = { open: boolean; onClose: () => void; title: string; className?: string; children: ReactNode };

/** The element that dialogs are put into, for the styles of what it is part of; the body without one. */
export const DialogContainer = createContext<HTMLElement | null>(null);

/**
 * A modal dialog outside of everything that opens it, for a form within a form is submitted by the browser itself. Escape, the close button and a click beside it call
 * `onClose`, and focus returns to where it was.
 */
export function Dialog({ open, onClose, title, className, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  /** Closes by the caller that the browser has yet to report; it does so a moment later, when the dialog may be open again. */
  const closes = useRef(0);
  const titleId = useId();
  const container = useContext(DialogContainer);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    if (open) {
      dialog.showModal();
    } else {
      closes.current += 1;
      dialog.close();
    }
  }, [open]);
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way is Escape, which the element handles itself
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className={classNames("dialog", className)}
      onClose={() => {
        if (closes.current > 0) closes.current -= 1;
        else onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
      // React's events bubble to where the dialog is rendered, which can be a form of its own.
      onSubmit={(event) => event.stopPropagation()}
    >
      <div className="dialog-head">
        <h2 id={titleId}>{title}</h2>
        <IconButton label="Close" bare className="-mt-2" onClick={() => ref.current?.close()}>
          <X />
        </IconButton>
      </div>
      <div className="dialog-body">{children}</div>
    </dialog>,
    container ?? document.body,
  );
}

import { type ReactNode, useEffect, useId, useRef } from "react";
import { classNames } from "../lib/class-names.ts";
import { IconButton } from "./button.tsx";
import { X } from "./icons.gen.ts";

type DialogProps = { open: boolean; onClose: () => void; title: string; className?: string; children: ReactNode };

/** A modal dialog; Escape, the close button and a click beside it call `onClose`, and focus returns to where it was. */
export function Dialog({ open, onClose, title, className, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  /** Closes by the caller that the browser has yet to report; it does so a moment later, when the dialog may be open again. */
  const closes = useRef(0);
  const titleId = useId();
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
  return (
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
    >
      <div className="dialog-head">
        <h2 id={titleId} className="text-h3">
          {title}
        </h2>
        <IconButton label="Close" bare className="-mt-2" onClick={() => ref.current?.close()}>
          <X />
        </IconButton>
      </div>
      <div className="dialog-body">{children}</div>
    </dialog>
  );
}

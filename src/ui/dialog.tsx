import { X } from "lucide-react";
import { createContext, type ReactNode, useContext, useEffect, useId, useRef } from "react";
import { createPortal } from "react-dom";
import { classNames } from "../lib/class-names.ts";
import { IconButton } from "./button.tsx";
import { UiWords } from "./ui-words.ts";

type DialogProps = { open: boolean; onClose: () => void; title: string; className?: string; children: ReactNode };

/** Portal target that gives dialogs their styles; defaults to the body. */
export const DialogContainer = createContext<HTMLElement | null>(null);

/** Rendered outside its opener to avoid nested forms. Escape, close button and backdrop call `onClose`; focus returns. */
export function Dialog({ open, onClose, title, className, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  /** Closes whose event is pending: it fires later, when the dialog may be open again. */
  const closes = useRef(0);
  const titleId = useId();
  const words = useContext(UiWords);
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
      // React events bubble to the portal's owner, which may be a form.
      onSubmit={(event) => event.stopPropagation()}
    >
      <div className="dialog-head">
        <h2 id={titleId}>{title}</h2>
        <IconButton label={words.close} bare className="-mt-2" onClick={() => ref.current?.close()}>
          <X />
        </IconButton>
      </div>
      <div className="dialog-body">{children}</div>
    </dialog>,
    container ?? document.body,
  );
}

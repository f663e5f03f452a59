import type { LucideIcon as Icon } from "lucide-react";
import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { type FocusEvent, type PointerEvent, useContext, useRef } from "react";
import { classNames } from "../lib/class-names.ts";
import { type Toast, type ToastType, toasts } from "./toast-store.ts";
import { UiWords } from "./ui-words.ts";

/** Pixels (spec 1). */
const swipeThreshold = 50;

const icons: Record<ToastType, Icon> = { success: CircleCheck, error: CircleAlert, info: Info };

function resumeUnlessFocused({ currentTarget }: PointerEvent<HTMLDivElement>) {
  if (!currentTarget.matches(":focus-within")) toasts.resume();
}

function resumeUnlessHovered({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) {
  if (!currentTarget.matches(":hover") && !currentTarget.contains(relatedTarget)) toasts.resume();
}

/** Hovering or focus pauses, swiping dismisses. */
export function ToastCard({ toast }: { toast: Toast }) {
  const startX = useRef<number | null>(null);
  const Icon = icons[toast.type];
  const words = useContext(UiWords);

  function move(event: PointerEvent<HTMLDivElement>) {
    if (startX.current === null) return;
    const distance = event.clientX - startX.current;
    event.currentTarget.style.transform = `translateX(${distance}px)`;
    event.currentTarget.style.opacity = String(Math.max(0.3, 1 - Math.abs(distance) / 240));
  }
  function release(event: PointerEvent<HTMLDivElement>) {
    if (startX.current === null) return;
    const distance = event.clientX - startX.current;
    startX.current = null;
    if (event.type === "pointerup" && Math.abs(distance) >= swipeThreshold) {
      toasts.dismiss(toast.id);
      return;
    }
    event.currentTarget.style.transform = "";
    event.currentTarget.style.opacity = "";
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pausing and swiping are extras of the pointer; the close button does the same
    <div
      className={classNames("toast", toast.type === "error" && "toast-error")}
      onPointerEnter={toasts.pause}
      onPointerLeave={resumeUnlessFocused}
      onFocus={toasts.pause}
      onBlur={resumeUnlessHovered}
      onPointerDown={(event) => {
        if (event.target instanceof Element && event.target.closest("button")) return;
        startX.current = event.clientX;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
    >
      <Icon />
      <div>
        <b>{toast.title}</b>
        {toast.description ? <p>{toast.description}</p> : null}
        {toast.action ? (
          <button
            type="button"
            className="toast-action"
            onClick={() => {
              toast.action?.run();
              toasts.dismiss(toast.id);
            }}
          >
            {toast.action.label}
          </button>
        ) : null}
      </div>
      <button
        type="button"
        className="toast-close"
        aria-label={words.closeMessage}
        onClick={() => toasts.dismiss(toast.id)}
      >
        <X />
      </button>
    </div>
  );
}

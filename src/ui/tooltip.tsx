import { type FocusEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { classNames } from "../lib/class-names.ts";

/** Milliseconds of hover (spec 1). */
export const tooltipDelay = 700;

type TooltipProps = {
  text: string;
  end?: boolean;
  className?: string;
  children: (tip: { "aria-describedby": string }) => ReactNode;
};

/** After 700 ms of hover, at once on focus; Escape hides it. */
export function Tooltip({ text, end, className, children }: TooltipProps) {
  const id = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState(false);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape") setOpen(false);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [open]);

  function hide() {
    clearTimeout(timer.current);
    setOpen(false);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to the control inside, which keeps its own role
    <span
      className={classNames("tooltip", className)}
      onPointerEnter={(event) => {
        if (event.pointerType === "touch") return;
        clearTimeout(timer.current);
        timer.current = setTimeout(() => setOpen(true), tooltipDelay);
      }}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event: FocusEvent) => {
        if (event.target.matches(":focus-visible")) setOpen(true);
      }}
      onBlur={hide}
    >
      {children({ "aria-describedby": id })}
      <span role="tooltip" id={id} data-open={open} className={classNames(end && "is-end")}>
        {text}
      </span>
    </span>
  );
}

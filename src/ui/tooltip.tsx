import { type FocusEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { classNames } from "../lib/class-names.ts";

/** How long the pointer rests before a tooltip shows, in milliseconds (spec 1). */
export const tooltipDelay = 700;

type TooltipProps = {
  text: string;
  /** Aligned with the end of its control, for controls near the right edge. */
  end?: boolean;
  className?: string;
  children: (tip: { "aria-describedby": string }) => ReactNode;
};

/** Words about a control: after 700 ms under the pointer, at once on keyboard focus, gone with Escape. */
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

import { Pause, Play } from "lucide-react";
import { type CSSProperties, type FocusEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import type { ClientLogo } from "../facts/client-logos.ts";
import { useCopy } from "../facts/use-site.ts";
import { classNames } from "../lib/class-names.ts";
import { IconButton } from "../ui/button.tsx";
import { ClientMark } from "./client-mark.tsx";
import { showWords } from "./frame-copy.ts";

/** Milliseconds of hover (spec 1). */
const tooltipDelay = 700;

type TooltipProps = {
  text: string;
  end?: boolean;
  className?: string;
  children: (tip: { "aria-describedby": string }) => ReactNode;
};

/** After 700 ms of hover, at once on focus; Escape hides it. */
function Tooltip({ text, end, className, children }: TooltipProps) {
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

// Under reduced motion the row scrolls and must be focusable in every browser.
const reachable = { tabIndex: 0 };

type LogoMarqueeProps = { logos: readonly ClientLogo[]; mark: string };

/** 5 s per logo (spec 2). Pausable; scrollable under reduced motion; static without JavaScript. */
export function LogoMarquee({ logos, mark }: LogoMarqueeProps) {
  const [paused, setPaused] = useState(false);
  const words = useCopy(showWords);
  return (
    <div className="section is-tight has-rule overflow-clip">
      <div className="wrap flex items-center justify-between gap-6">
        <p className="mark">{mark}</p>
        <Tooltip
          text={paused ? words.playLogos : words.pauseLogos}
          end
          className="-mr-3 motion-reduce:hidden noscript:hidden"
        >
          {(tip) => (
            <IconButton
              {...tip}
              bare
              label={paused ? words.playLogos : words.pauseLogos}
              onClick={() => setPaused(!paused)}
            >
              {paused ? <Play /> : <Pause />}
            </IconButton>
          )}
        </Tooltip>
      </div>
      <section className="marquee mt-3" data-paused={paused} {...reachable} aria-label={mark}>
        <div className="marquee-track" style={{ "--logos": logos.length } as CSSProperties}>
          <Row logos={logos} />
          <Row logos={logos} hidden />
        </div>
      </section>
    </div>
  );
}

function Row({ logos, hidden = false }: { logos: readonly ClientLogo[]; hidden?: boolean }) {
  return (
    <ul aria-hidden={hidden} className="flex min-w-[100vw] flex-none justify-around">
      {logos.map((logo) => (
        <li key={logo.name} className="w-46 flex-none px-4 sm:w-64 sm:px-6">
          <ClientMark logo={hidden ? { ...logo, alt: "" } : logo} />
        </li>
      ))}
    </ul>
  );
}

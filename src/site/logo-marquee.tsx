import { Pause, Play } from "lucide-react";
import { type CSSProperties, useState } from "react";
import type { ClientLogo } from "../facts/client-logos.ts";
import { IconButton } from "../ui/button.tsx";
import { Tooltip } from "../ui/tooltip.tsx";
import { ClientMark } from "./client-mark.tsx";
import "./logo-marquee.css";

// Under reduced motion the row scrolls and must be focusable in every browser.
const reachable = { tabIndex: 0 };

type LogoMarqueeProps = { logos: readonly ClientLogo[]; mark: string };

/** 5 s per logo (spec 2). Pausable; scrollable under reduced motion; static without JavaScript. */
export function LogoMarquee({ logos, mark }: LogoMarqueeProps) {
  const [paused, setPaused] = useState(false);
  return (
    <div className="section is-tight has-rule overflow-clip">
      <div className="wrap flex items-center justify-between gap-6">
        <p className="mark">{mark}</p>
        <Tooltip
          text={paused ? "Play logos" : "Pause logos"}
          end
          className="-mr-3 motion-reduce:hidden noscript:hidden"
        >
          {(tip) => (
            <IconButton {...tip} bare label={paused ? "Play logos" : "Pause logos"} onClick={() => setPaused(!paused)}>
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

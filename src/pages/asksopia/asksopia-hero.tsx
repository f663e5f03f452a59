import { BookOpen } from "lucide-react";
import { ActionLink } from "../../site/action-link.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { LeadingFacts } from "../../ui/facts.tsx";
import { GoArrow } from "../../ui/go.tsx";
import { heroCopy } from "./asksopia-copy.ts";
import heroChart from "./hero-chart.svg?url";

/** The promise, and beside it an answer that hangs on the page it was read from. */
export function AsksopiaHero() {
  const { badge, title, lead, action, secondAction, facts } = heroCopy;
  return (
    <section aria-labelledby="asksopia-title" className="relative overflow-clip pt-bar">
      {/* Drawn 1 : 1 and hung on the content's right edge, so the islands frame the page at every width. */}
      <img
        src={heroChart}
        alt=""
        // Where the narrow layout hides it, it is not fetched either.
        loading="lazy"
        width={1440}
        height={760}
        className="pointer-events-none absolute top-0 right-[calc(max(var(--gutter),(100%-var(--wide))/2)-140px)] h-[760px] w-[1440px] max-w-none object-cover mask-t-from-82% mask-t-to-94% mask-b-from-80% mask-l-from-20% mask-l-to-34% max-lg:hidden min-[80rem]:mask-l-from-40% min-[80rem]:mask-l-to-60%"
      />
      <div className="wrap relative">
        <div className="grid items-center gap-x-16 gap-y-12 pt-[clamp(40px,5vw,72px)] pb-[clamp(40px,4vw,64px)] lg:grid-cols-[7fr_5fr]">
          <div>
            <Chip tone="signal">{badge}</Chip>
            <h1 id="asksopia-title" className="mt-5 max-w-[10em]">
              {title}
            </h1>
            <p className="lead mt-5 max-w-[28em]">{lead}</p>
            <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-3">
              <ActionLink {...action} />
              <a href="#how-it-works" className={buttonClass({ kind: "quiet" })}>
                {secondAction}
                <GoArrow />
              </a>
            </div>
          </div>
          <AnswerWithPage />
        </div>
        <LeadingFacts facts={facts} />
      </div>
    </section>
  );
}

/** The sentence on the page, and the line that leads from it down to the answer. */
function AnswerWithPage() {
  const { specimen } = heroCopy;
  return (
    <figure className="relative max-w-[480px] sm:max-lg:max-w-none lg:w-full lg:justify-self-end">
      <figcaption className="sr-only">{specimen.caption}</figcaption>
      <div className="ml-auto w-[88%] overflow-clip rounded-panel border border-line bg-surface pb-36 lg:w-[82%]">
        <div className="flex items-baseline justify-between gap-4 border-b border-line px-6 py-4 text-xs text-ink-soft">
          <span className="font-semibold text-ink">{specimen.document}</span>
          <span className="max-sm:hidden lg:hidden xl:inline">{specimen.page}</span>
        </div>
        <div className="px-6 pt-5">
          <p className="text-xs text-ink-soft">{specimen.version}</p>
          <TextLines className="mt-4" widths={["w-full", "w-11/12", "w-4/5"]} />
          <p className="mt-6 font-serif text-h4 whitespace-pre-wrap font-heading">{specimen.section}</p>
          <p className="relative -mx-2 mt-2 rounded-control bg-signal-soft px-2 py-1.5 text-sm after:absolute after:top-full after:left-6 after:h-60 after:border-l-[1.5px] after:border-signal">
            {specimen.sentence}
            <span
              aria-hidden="true"
              className="absolute top-full left-6 z-1 size-3 -translate-x-[5.5px] -translate-y-1/2 rounded-pill border-2 border-signal bg-surface"
            />
          </p>
          <TextLines className="mt-5 pl-12" widths={["w-full", "w-3/4", "w-11/12"]} />
        </div>
      </div>
      <div className="relative z-2 -mt-28 w-[92%] rounded-card border border-line bg-surface px-5.5 py-5 shadow-float">
        <p className="flex gap-2 text-xs text-ink-soft">
          <span>{specimen.place}</span>
          <span aria-hidden="true">·</span>
          <span>{specimen.time}</span>
          <span aria-hidden="true">·</span>
          <span>{specimen.sample}</span>
        </p>
        <p className="mt-2 font-serif text-h4 leading-[1.3] italic">{specimen.question}</p>
        <p className="mt-3 border-t border-line pt-3 text-base">{specimen.answer}</p>
        <p className="mt-3.5 flex gap-2.5 rounded-control bg-tide-soft px-3 py-2.5 text-xs font-medium text-tide">
          <BookOpen className="size-4.5" />
          {specimen.source}
        </p>
      </div>
    </figure>
  );
}

/** Lines of text too far away to read. */
function TextLines({ widths, className }: { widths: readonly string[]; className?: string }) {
  return (
    <span aria-hidden="true" className={`grid gap-2.5 ${className ?? ""}`}>
      {widths.map((width) => (
        <span key={width} className={`h-1.5 rounded-pill bg-line ${width}`} />
      ))}
    </span>
  );
}

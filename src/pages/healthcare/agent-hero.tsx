import { BookOpen, Mic, Volume2 } from "lucide-react";
import { buttonClass } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { LeadingFacts } from "../../ui/facts.tsx";
import { GoArrow } from "../../ui/go.tsx";
import { GuideLink } from "./guide-link.tsx";
import { heroCopy } from "./healthcare-agent-copy.ts";
import voiceProfile from "./voice-profile.svg?url";
import { VoiceTrace } from "./voice-trace.tsx";

/** The promise to nursing, beside a dialogue at night; the depth profile behind it rises like the spoken sentence. */
export function AgentHero() {
  const { badge, title, lead, secondAction, facts } = heroCopy;
  return (
    <section aria-labelledby="agent-title" className="relative overflow-clip pt-bar">
      <img
        src={voiceProfile}
        alt=""
        // Where the narrow layout hides it, it is not fetched either.
        loading="lazy"
        width={1440}
        height={640}
        className="pointer-events-none absolute right-0 bottom-[60px] h-[640px] w-full min-w-[1440px] max-w-none object-cover object-right-bottom mask-t-from-70% mask-b-from-70% mask-l-from-30% mask-l-to-46% max-xl:mask-l-from-18% max-xl:mask-l-to-30% max-lg:hidden"
      />
      <div className="wrap relative">
        <div className="grid items-center gap-x-16 gap-y-12 pt-[clamp(40px,5vw,72px)] pb-[clamp(40px,5vw,80px)] lg:grid-cols-[7fr_5fr]">
          <div>
            <Chip tone="tide">{badge}</Chip>
            <h1 id="agent-title" className="mt-5 max-w-[10.5em]">
              {title}
            </h1>
            <p className="lead mt-5 max-w-[29em]">{lead}</p>
            <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-3">
              <GuideLink kind="primary" />
              <a href="#voice-agent" className={buttonClass({ kind: "quiet" })}>
                {secondAction}
                <GoArrow />
              </a>
            </div>
          </div>
          <Dialogue />
        </div>
        <LeadingFacts facts={facts} />
      </div>
    </section>
  );
}

function Dialogue() {
  const { caption, place, time, sample, asked, question, heard, answer, source } = heroCopy.dialogue;
  return (
    <figure className="w-full max-w-[440px] rounded-card sm:max-lg:max-w-none border border-line bg-surface shadow-float lg:justify-self-end">
      <figcaption className="sr-only">{caption}</figcaption>
      <p className="flex gap-2 border-b border-line px-6 py-3.5 text-xs text-ink-soft">
        <span>{place}</span>
        <span aria-hidden="true">·</span>
        <span>{time}</span>
        <span aria-hidden="true">·</span>
        <span>{sample}</span>
      </p>
      <div className="gap-x-12 px-6 pt-5 pb-6 sm:max-lg:grid sm:max-lg:grid-cols-2">
        <div>
          <p className="flex items-center gap-2 text-xs font-medium text-ink-soft">
            <Mic className="size-4.5 text-signal" />
            {asked}
          </p>
          <VoiceTrace seed={3} className="mt-3 h-9 text-signal" />
          <p className="mt-3 font-serif text-h3 leading-[1.25] italic">{question}</p>
        </div>
        <div className="max-sm:mt-6 max-sm:border-t max-sm:border-line max-sm:pt-5 lg:mt-6 lg:border-t lg:border-line lg:pt-5">
          <p className="flex items-center gap-2 text-xs font-medium text-ink-soft">
            <Volume2 className="size-4.5 text-tide" />
            {heard}
          </p>
          <VoiceTrace seed={11} className="mt-3 h-9 text-tide" />
          <p className="mt-3 text-base">{answer}</p>
          <p className="mt-4 flex gap-2.5 rounded-control bg-tide-soft px-3 py-2.5 text-xs font-medium text-tide">
            <BookOpen className="size-4.5" />
            {source}
          </p>
        </div>
      </div>
    </figure>
  );
}

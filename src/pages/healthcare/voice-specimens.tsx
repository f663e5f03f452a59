import { BookOpen, Mic, Volume2 } from "lucide-react";
import type { ReactNode } from "react";
import { solutionCopy } from "./healthcare-agent-copy.ts";
import { VoiceTrace } from "./voice-trace.tsx";

function Place({ children }: { children: ReactNode }) {
  return <p className="mb-3 text-xs text-ink-soft">{children}</p>;
}

/** A recording while it is made. */
export function CaptureSpecimen() {
  const { place, length, spoken } = solutionCopy.capture;
  return (
    <>
      <Place>{place}</Place>
      <div className="my-auto rounded-panel border border-line bg-surface p-4">
        <p className="flex items-center gap-2 text-xs tabular-nums text-ink-soft">
          <Mic className="size-4.5 text-signal" />
          {length}
        </p>
        <VoiceTrace seed={7} className="mt-2 h-8 text-signal" />
        <p className="mt-2 font-serif text-lg leading-snug text-ink-mid italic">{spoken}</p>
      </div>
    </>
  );
}

/** The draft made of the recording. */
export function ProcessingSpecimen() {
  const { place, parts } = solutionCopy.processing;
  return (
    <>
      <Place>{place}</Place>
      <dl className="my-auto rounded-panel border border-line bg-surface px-4">
        {parts.map(({ label, text }) => (
          <div key={label} className="grid grid-cols-[3.75rem_1fr] gap-3 border-line py-2 not-first:border-t">
            <dt className="font-semibold text-tide">{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The approved rule, asked for and read out. */
export function AccessSpecimen() {
  const { place, question, answer, source } = solutionCopy.access;
  return (
    <>
      <Place>{place}</Place>
      <div className="my-auto">
        <p className="ml-auto flex w-fit max-w-[92%] gap-2.5 rounded-[12px_12px_4px_12px] bg-ink px-4 py-2.5 text-paper">
          <Mic className="mt-0.5 size-4.5" />
          {question}
        </p>
        <div className="mt-2 w-fit max-w-[92%] rounded-[12px_12px_12px_4px] border border-line bg-surface px-4 py-2.5">
          <p className="flex gap-2.5">
            <Volume2 className="mt-0.5 size-4.5 text-tide" />
            {answer}
          </p>
          <p className="mt-2 flex gap-2.5 text-xs font-medium text-tide">
            <BookOpen className="size-4.5" />
            {source}
          </p>
        </div>
      </div>
    </>
  );
}

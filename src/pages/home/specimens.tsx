import { Check } from "lucide-react";

type AnswerSpecimenProps = { question: string; answer: string; source: string };

/** A question and its answer, as they pass between a colleague and the agent. */
export function AnswerSpecimen({ question, answer, source }: AnswerSpecimenProps) {
  return (
    <>
      <p className="max-w-[92%] self-end rounded-[10px_10px_2px_10px] bg-ink px-3.25 py-2.25 text-paper">{question}</p>
      <p className="max-w-[96%] self-start rounded-[10px_10px_10px_2px] border border-line bg-surface px-3.25 py-2.75">
        {answer} <cite className="font-medium whitespace-nowrap text-tide not-italic">{source}</cite>
      </p>
    </>
  );
}

/** Loudness along the recording, in parts of a hundred. */
const LOUDNESS = [
  22, 48, 34, 70, 52, 88, 40, 64, 96, 58, 76, 36, 82, 50, 92, 62, 44, 72, 30, 56, 84, 46, 66, 28, 40, 18,
];
const WAVE = LOUDNESS.map(
  (share, index) => `M${index * 6 + 2} ${(17 - share * 0.16).toFixed(1)}v${(share * 0.32).toFixed(1)}`,
).join("");

/** Spoken words, and the numbered steps they became. */
export function RecordingSpecimen({ length, steps }: { length: string; steps: readonly string[] }) {
  return (
    <>
      <p className="flex items-center gap-2.5 text-xs text-ink-soft">
        <svg
          viewBox="0 0 156 34"
          aria-hidden="true"
          className="h-8.5 w-39 fill-none stroke-signal"
          strokeLinecap="round"
        >
          <path d={WAVE} strokeWidth="3" />
        </svg>
        {length}
      </p>
      <ol className={listClass}>
        {steps.map((step, index) => (
          <li key={step} className={lineClass}>
            <span aria-hidden="true" className={numberClass}>
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </>
  );
}

/** The first weeks of a new colleague; what is done has its tick. */
export function PlanSpecimen({ weeks }: { weeks: readonly { week: string; state: string }[] }) {
  return (
    <ol className={listClass}>
      {weeks.map(({ week, state }, index) => (
        <li key={week} className={lineClass}>
          {state === "done" ? (
            <Check className="mt-px size-4.5 text-tide" />
          ) : (
            <span aria-hidden="true" className={numberClass}>
              {index + 1}
            </span>
          )}
          {week}
          <span className="ml-auto text-ink-soft">{state}</span>
        </li>
      ))}
    </ol>
  );
}

const listClass = "divide-y divide-line rounded-panel border border-line bg-surface px-3.5 py-1";
const lineClass = "flex gap-2.5 py-1.75";
const numberClass = "w-4.5 text-center font-semibold text-tide tabular-nums";

import { Check, CircleCheck, Minus } from "lucide-react";
import type { ReactNode } from "react";
import { useCopy } from "../../facts/use-site.ts";
import { classNames } from "../../lib/class-names.ts";
import { featuresCopy } from "./product-copy.ts";

function Place({ children }: { children: ReactNode }) {
  return <p className="mb-3 text-xs text-ink-soft">{children}</p>;
}

/** No approved document covers the question. */
export function AnswerSpecimen() {
  const features = useCopy(featuresCopy);
  const { place, question, reply } = features.answers;
  return (
    <>
      <Place>{place}</Place>
      <p className="mt-auto ml-auto max-w-[88%] rounded-[12px_12px_4px_12px] bg-ink px-4 py-2.5 text-paper">
        {question}
      </p>
      <p className="mt-2 mb-auto max-w-[92%] rounded-[12px_12px_12px_4px] border border-line bg-surface px-4 py-2.5">
        {reply}
      </p>
    </>
  );
}

export function WritingSpecimen() {
  const features = useCopy(featuresCopy);
  const { place, spoken, steps, state } = features.writing;
  return (
    <>
      <Place>{place}</Place>
      <p className="font-serif text-lg leading-snug text-ink-mid italic">{spoken}</p>
      <ol className="mt-3 rounded-panel border border-line bg-surface px-4">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-3 border-line py-2 not-first:border-t">
            <span aria-hidden="true" className="font-semibold text-tide">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
      <p className="mt-2 text-xs text-ink-soft">{state}</p>
    </>
  );
}

const pastDays: ReadonlySet<string> = new Set(["mon", "tue"]);
const today = "wed";

export function OnboardingSpecimen() {
  const features = useCopy(featuresCopy);
  const { place, days } = features.onboarding;
  return (
    <>
      <Place>{place}</Place>
      <ol className="rounded-panel border border-line bg-surface px-4">
        {days.map(({ key, day, task, state }) => (
          <li key={day} className="grid grid-cols-[2.75rem_1fr_auto] items-center border-line py-2 not-first:border-t">
            <span className="text-ink-soft">{day}</span>
            <span className={classNames(key === today && "font-semibold")}>{task}</span>
            <span
              className={classNames(
                "flex gap-1.5 text-xs",
                key === today ? "font-semibold text-signal" : "text-ink-soft",
              )}
            >
              {pastDays.has(key) ? <CircleCheck className="size-4.5 text-tide" /> : null}
              {state}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

/** By the roles, in their order. */
const allowed: Readonly<Record<string, readonly boolean[]>> = {
  handHygiene: [true, true, true],
  controlled: [true, true, false],
  recallBatch: [false, true, false],
  payrollRun: [false, false, true],
};

export function AccessSpecimen() {
  const features = useCopy(featuresCopy);
  const { place, sopColumn, roles, rows, yes, no } = features.access;
  return (
    <table className="w-full">
      <caption className="mb-3 text-left text-xs text-ink-soft">{place}</caption>
      <thead>
        <tr className="text-xs text-ink-soft">
          <th scope="col" className="pb-2 text-left font-medium">
            {sopColumn}
          </th>
          {roles.map((role) => (
            <th key={role} scope="col" className="px-1 pb-2 text-center font-medium">
              {role}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, sop }) => (
          <tr key={sop} className="border-t border-line">
            <th scope="row" className="py-2 pr-2 text-left font-normal">
              {sop}
            </th>
            {roles.map((role, index) => (
              <td key={role} className="px-1 py-2 text-center">
                {allowed[key]?.[index] ? (
                  <Check aria-hidden="true" className="mx-auto size-5 text-tide" />
                ) : (
                  <Minus aria-hidden="true" className="mx-auto size-5 text-line-strong" />
                )}
                <span className="sr-only">{allowed[key]?.[index] ? yes : no}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

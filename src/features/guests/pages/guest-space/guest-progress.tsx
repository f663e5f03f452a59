import { CircleCheck, CircleDashed, Lock } from "lucide-react";
import { useCopy } from "../../../../facts/use-site.ts";
import type { GuestView } from "../../guest-view.ts";
import { guestSpaceCopy } from "./guest-space-copy.ts";
import { guestSpaceWords } from "./guest-space-words-copy.ts";

export type OpenGuestView = Extract<GuestView, { state: "open" }>;

const icons = { done: CircleCheck, open: CircleDashed, locked: Lock };

export function GuestProgress({ view: { release, interview } }: { view: OpenGuestView }) {
  const { steps } = useCopy(guestSpaceCopy);
  const { states } = useCopy(guestSpaceWords);
  const released = release ? "done" : "open";
  const scheduled = interview ? "done" : release ? "open" : "locked";
  const items = [
    { ...steps.signUp, state: "done" },
    { title: steps.release.title, text: steps.release[released], state: released },
    { title: steps.schedule.title, text: steps.schedule[scheduled], state: scheduled },
  ] as const;
  return (
    <ol aria-label={steps.label} className="mt-[clamp(28px,4vw,48px)] grid gap-gap md:grid-cols-3">
      {items.map(({ title, text, state }) => {
        const Icon = icons[state];
        return (
          <li key={title} className="border-t-2 border-line-strong pt-4">
            <p className="flex items-center gap-2 text-sm font-semibold text-tide">
              <Icon className="size-5" />
              {states[state]}
            </p>
            <p className="mt-2 font-serif text-h4">{title}</p>
            <p className="mt-1 text-base text-ink-soft">{text}</p>
          </li>
        );
      })}
    </ol>
  );
}

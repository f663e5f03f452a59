import { Check } from "lucide-react";
import type { Claim } from "../../facts/claims.ts";
import { classNames } from "../../lib/class-names.ts";
import { type Accent, accentClass } from "../../ui/card.tsx";

type ReturnCard = { accent: Accent; name: string; lines: readonly (Claim | string)[] };

/** What each industry reports; a line without a figure has a tick in the figure's place. */
export function ReturnCards({ cards }: { cards: readonly ReturnCard[] }) {
  return (
    <ul className="grid gap-x-gap gap-y-8 md:grid-cols-3">
      {cards.map(({ accent, name, lines }) => (
        <li key={name} className={classNames("border-t-2 border-accent pt-4", accentClass(accent))}>
          <h3 className="font-sans text-h4 font-semibold text-accent">{name}</h3>
          <ul className="mt-2 divide-y divide-line">
            {lines.map((line) => (
              <li
                key={typeof line === "string" ? line : line.wording}
                className="grid min-h-12 grid-cols-[4rem_1fr] items-baseline py-2 text-base text-ink-soft"
              >
                {typeof line === "string" ? (
                  <>
                    <Check className="size-5 self-center text-accent" />
                    {line}
                  </>
                ) : (
                  <>
                    <b className="font-serif text-h3 font-heading text-ink lining-nums">{line.figure} </b>
                    {line.label}
                  </>
                )}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

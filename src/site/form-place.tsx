import type { ReactNode } from "react";
import { LetterCard } from "./letter-card.tsx";

export type FormPlaceProps = {
  id: string;
  title: string;
  intro: ReactNode;
  subject: string;
  /** What the message asks for, one line each, such as "Name" or "Organisation". */
  bodyLines: readonly string[];
  submitLabel: string;
  heading?: "h2" | "h3";
  className?: string;
};

/** Where a page's form stands. It shows what will be asked and takes the answers by e-mail or telephone. */
export function FormPlace({ bodyLines, ...card }: FormPlaceProps) {
  return (
    <LetterCard {...card} lines={bodyLines}>
      <p className="mt-6 text-sm font-semibold">What the message asks for</p>
      <ul className="mt-2 grid gap-x-gap sm:grid-cols-2">
        {bodyLines.map((line) => (
          <li key={line} className="border-t border-line py-3 text-base sm:nth-[2n+1]:last:col-span-2">
            {line}
          </li>
        ))}
      </ul>
    </LetterCard>
  );
}

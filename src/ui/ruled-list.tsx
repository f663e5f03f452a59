import type { ReactNode } from "react";
import { classNames } from "../lib/class-names.ts";

export type RuledItem = { title: string; text: ReactNode };

type RuledListProps = { items: readonly RuledItem[]; heading?: "h3" | "h4"; className?: string };

/** Pairs of a claim and its explanation between hairlines. */
export function RuledList({ items, heading: Heading = "h3", className }: RuledListProps) {
  return (
    <ul className={classNames("ruled", className)}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <Heading className="font-sans text-h4 font-semibold">{title}</Heading>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

import type { ReactNode } from "react";
import { classNames } from "../lib/class-names.ts";
import { swipeRow } from "./swipe-row.ts";

export type RuledItem = { title: string; text: ReactNode };

type RuledListProps = { items: readonly RuledItem[]; swipes?: boolean; className?: string };

export function RuledList({ items, swipes, className }: RuledListProps) {
  return (
    <ul {...(swipes && swipeRow)} className={classNames("ruled", className)}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3 className="font-sans text-h4 font-semibold">{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

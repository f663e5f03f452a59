import type { ReactNode } from "react";
import { classNames } from "../lib/class-names.ts";
import { swipeRow } from "./swipe-row.ts";

export type Step = { when?: string; title: string; text: ReactNode };

const countClasses: Record<number, string> = { 2: "n2", 3: "n3", 4: "n4", 5: "n5" };

type StepsProps = { items: readonly Step[]; swipes?: boolean; className?: string };

export function Steps({ items, swipes, className }: StepsProps) {
  return (
    <ol {...(swipes && swipeRow)} className={classNames("course", countClasses[items.length], className)}>
      {items.map(({ when, title, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: texts may repeat, and the order is fixed
        <li key={index}>
          {when ? <p className="course-when">{when}</p> : null}
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

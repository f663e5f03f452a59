import type { ReactNode } from "react";
import { classNames } from "../lib/class-names.ts";

export type Figure = { prefix?: string; value: string; label: ReactNode };

const columnClasses: Record<2 | 3 | 4, string> = { 2: "n2", 3: "n3", 4: "n4" };

type FiguresProps = {
  items: readonly Figure[];
  columns?: 2 | 3 | 4;
  row?: boolean;
  action?: ReactNode;
  className?: string;
};

export function Figures({ items, columns = 3, row, action, className }: FiguresProps) {
  return (
    <ul className={classNames("figs", columnClasses[columns], row && "is-row", className)}>
      {items.map(({ prefix, value, label }) => (
        <li key={`${prefix ?? ""}${value}`}>
          <p className="fig">
            {prefix ? <small>{prefix} </small> : null}
            {value}
          </p>
          <p>{label}</p>
        </li>
      ))}
      {action ? <li className="figs-action">{action}</li> : null}
    </ul>
  );
}

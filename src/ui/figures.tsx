import type { ReactNode } from "react";
import { classNames } from "../lib/class-names.ts";

/** Read as label, value and unit when it has a unit ("Onboarding 4x faster"); shown with the value first. */
export type Figure = { prefix?: string; value: string; unit?: string; label: ReactNode };

type FiguresProps = {
  items: readonly Figure[];
  columns?: 2 | 3 | 4;
  row?: boolean;
  action?: ReactNode;
  className?: string;
};

export function Figures({ items, columns = 3, row, action, className }: FiguresProps) {
  return (
    <ul className={classNames("figs", `n${columns}`, row && "is-row", className)}>
      {items.map(({ prefix, value, unit, label }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: texts may repeat, and the order is fixed
        <li key={index}>
          {unit === undefined ? null : <p>{label}</p>}
          <p className="fig">
            {prefix ? <small>{prefix} </small> : null}
            {unit ? `${value} ` : value}
            {unit ? <small>{unit}</small> : null}
          </p>
          {unit === undefined ? <p>{label}</p> : null}
        </li>
      ))}
      {action ? <li className="figs-action">{action}</li> : null}
    </ul>
  );
}

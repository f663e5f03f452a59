import type { LucideIcon as Icon } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../lib/class-names.ts";

export type Cell = { icon?: Icon; title: string; text: ReactNode };

type CellsProps = { items: readonly Cell[]; columns?: 2 | 3; className?: string };

export function Cells({ items, columns = 2, className }: CellsProps) {
  return (
    <ul className={classNames("cells", `n${columns}`, className)}>
      {items.map(({ icon: Icon, title, text }) => (
        <li key={title}>
          {Icon ? <Icon className="size-6" /> : null}
          <h3 className="font-sans text-h4 font-semibold">{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

import type { LucideIcon as Icon } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../lib/class-names.ts";

export type Definition = { icon?: Icon; term: string; description: ReactNode };

export function DefinitionList({ items, className }: { items: readonly Definition[]; className?: string }) {
  return (
    <dl className={classNames("details-list", className)}>
      {items.map(({ icon: Icon, term, description }) => (
        <div key={term}>
          <dt>
            {Icon ? <Icon /> : null}
            {term}
          </dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  );
}

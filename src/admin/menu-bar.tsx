import type { ReactNode } from "react";
import { classNames } from "../lib/class-names.ts";
import { BrandLink } from "../site/brand-link.tsx";

export const MenuBrand = ({ className }: { className?: string }) => (
  <BrandLink className={classNames("text-[1.125rem]! text-ink hover:text-ink", className)} />
);

export function MenuBar({ children }: { children: ReactNode }) {
  return (
    <header className="flex items-center justify-between gap-3 border-b bg-ground py-1 pr-2 pl-4 desk:sticky desk:top-0 desk:h-dvh desk:flex-col desk:items-stretch desk:justify-start desk:overflow-y-auto desk:border-r desk:border-b-0 desk:gap-2 desk:px-3 desk:py-3">
      <MenuBrand className="desk:min-h-9 desk:px-2.5" />
      {children}
    </header>
  );
}

export const menuEntryClass = (className?: string): string =>
  classNames(
    "flex min-h-11 w-full items-center gap-2.5 rounded-control px-2.5 text-left font-[500] text-ink no-underline desk:min-h-10",
    "hover:bg-ink/6 hover:text-ink data-[status=active]:bg-surface data-[status=active]:font-semibold",
    "data-[status=active]:shadow-[inset_0_0_0_1px_var(--line)] [&_.lucide]:size-4.5 [&_.lucide]:text-ink-soft",
    className,
  );

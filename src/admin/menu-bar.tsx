import type { ReactNode } from "react";
import { BrandLink } from "../site/brand-link.tsx";

/** The brand above a menu. */
export const MenuBrand = ({ className }: { className?: string }) => (
  <BrandLink className={`text-[1.125rem]! text-ink hover:text-ink ${className ?? ""}`} />
);

/** The bar of the menu: above the page, or beside it on a wide screen. */
export function MenuBar({ children }: { children: ReactNode }) {
  return (
    <header className="flex items-center justify-between gap-3 border-b bg-ground py-1 pr-2 pl-4 desk:sticky desk:top-0 desk:h-dvh desk:flex-col desk:items-stretch desk:justify-start desk:overflow-y-auto desk:border-r desk:border-b-0 desk:px-3 desk:py-4">
      <MenuBrand className="desk:px-2.5" />
      {children}
    </header>
  );
}

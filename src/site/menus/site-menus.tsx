import { BrandLink } from "../brand-link.tsx";
import { DesktopMenu } from "./desktop-menu.tsx";
import { MobileMenu } from "./mobile-menu.tsx";

export function SiteMenus() {
  return (
    <div className="wrap flex h-bar items-center justify-between gap-6">
      <BrandLink />
      <DesktopMenu />
      <MobileMenu />
    </div>
  );
}

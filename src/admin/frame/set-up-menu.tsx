import { BrandLink } from "../../site/brand-link.tsx";
import { SignOutEntry } from "./sign-out-entry.tsx";

/** The menu while a second factor has to be set up first: nothing else is open yet but the way out. */
export function SetUpMenu() {
  return (
    <header className="admin-bar">
      <BrandLink className="admin-brand" />
      <ul className="admin-foot">
        <li>
          <SignOutEntry />
        </li>
      </ul>
    </header>
  );
}

import { MenuBar } from "../menu-bar.tsx";
import { SignOutEntry } from "./sign-out-entry.tsx";

/** The menu while a second factor has to be set up first: nothing else is open yet but the way out. */
export function SetUpMenu() {
  return (
    <MenuBar>
      <ul className="mt-auto">
        <li>
          <SignOutEntry />
        </li>
      </ul>
    </MenuBar>
  );
}

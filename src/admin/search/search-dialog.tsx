import { useSyncExternalStore } from "react";
import { Dialog } from "../../ui/dialog.tsx";
import { useShortcut } from "../shortcuts.tsx";
import { isSearchOpen, openSearch } from "./admin-search.ts";
import { SearchBox } from "./search-box.tsx";

/** The search through the whole admin area; once in the frame. */
export function SearchDialog() {
  const open = useSyncExternalStore(isSearchOpen.subscribe, isSearchOpen.read, () => false);
  const close = () => isSearchOpen.set(false);
  useShortcut("/", openSearch);
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Search"
      className="mt-[min(10dvh,96px)] max-h-[min(80dvh,720px)] w-[min(640px,calc(100vw-24px))] [&>.dialog-head]:pt-4"
    >
      {open ? <SearchBox onClose={close} /> : null}
    </Dialog>
  );
}

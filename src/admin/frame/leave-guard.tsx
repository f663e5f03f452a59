import { useBlocker } from "@tanstack/react-router";
import { useSyncExternalStore } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Note } from "../note.tsx";
import { unsaved } from "../unsaved.ts";

const words = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** Another page of the same list, or a place within the page, preserves what is typed. */
const shouldBlock = async ({ current, next }: { current: { pathname: string }; next: { pathname: string } }) =>
  current.pathname !== next.pathname && !(await unsaved.ask());
const isUnsaved = () => !unsaved.isEmpty();

/** Asks before a page with unsaved text is left, by a link, the browser's buttons or closing the window. Once in the frame. */
export function LeaveGuard() {
  const open = useSyncExternalStore(unsaved.subscribe, unsaved.isAsking, () => false);
  useBlocker({ shouldBlockFn: shouldBlock, enableBeforeUnload: isUnsaved });
  return (
    <Dialog open={open} onClose={unsaved.stay} title="Leave without saving?">
      <Note>You have not saved {words.format(unsaved.list())}. If you leave, the changes are lost.</Note>
      <div className="dialog-actions">
        <Button kind="secondary" size="sm" onClick={unsaved.stay}>
          Stay
        </Button>
        <Button kind="danger" size="sm" onClick={unsaved.leave}>
          Leave without saving
        </Button>
      </div>
    </Dialog>
  );
}

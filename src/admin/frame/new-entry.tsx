import { Link, useNavigate } from "@tanstack/react-router";
import { CalendarCheck, FilePenLine, Image, Inbox, Mails, Mic, Plus } from "lucide-react";
import { useSyncExternalStore } from "react";
import { addIssue } from "../../features/newsletter/issues/issues.admin.functions.ts";
import { createStore } from "../../lib/store.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { menuEntryClass } from "../menu-bar.tsx";
import { recordKinds } from "../record/record-kinds.ts";
import { Kbd, useShortcut } from "../shortcuts.tsx";
import { Problem } from "../states.tsx";
import { useAction } from "../use-change.ts";

const isOpen = createStore(false);

const open = () => isOpen.set(true);
const close = () => isOpen.set(false);

const records = [
  { label: "Article", icon: FilePenLine, to: recordKinds.article.page },
  { label: "Episode", icon: Mic, to: recordKinds.episode.page },
  { label: "Person who wrote or called", icon: Inbox, to: recordKinds.lead.page },
  { label: "Booking", icon: CalendarCheck, to: recordKinds.booking.page },
];

export function NewButton() {
  return (
    <button
      type="button"
      className={buttonClass({ size: "sm", wide: true, className: "mb-2" })}
      aria-haspopup="dialog"
      onClick={open}
    >
      <Plus />
      New
      <span aria-hidden="true" className="ml-auto">
        <Kbd className="min-h-5.5 min-w-5.5">n</Kbd>
      </span>
    </button>
  );
}

export const NewBarButton = () => (
  <button type="button" className="grid place-items-center" aria-label="New" aria-haspopup="dialog" onClick={open}>
    <span className="grid size-10 place-items-center rounded-full bg-tide text-on-tide">
      <Plus />
    </span>
  </button>
);

/** Creates an issue and opens it. */
export function useNewIssue() {
  const navigate = useNavigate();
  return useAction(async () => {
    const id = await addIssue();
    close();
    await navigate({ to: recordKinds.issue.page, params: { id: String(id) } });
  }, "The issue was not created");
}

/** Creates records from every screen; rendered once. */
export function NewDialog() {
  const isVisible = useSyncExternalStore(isOpen.subscribe, isOpen.read, () => false);
  const issue = useNewIssue();
  useShortcut("n", open, "fallback");
  return (
    <Dialog open={isVisible} onClose={close} title="New">
      <ul className="grid gap-1">
        {records.map(({ label, icon: Icon, to }) => (
          <li key={label}>
            <Link to={to} params={{ id: "new" }} className={menuEntryClass()} onClick={close}>
              <Icon />
              {label}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" className={menuEntryClass()} disabled={issue.busy} onClick={issue.run}>
            <Mails />
            Issue of the newsletter
          </button>
        </li>
        <li>
          <Link to="/admin/media" className={menuEntryClass()} onClick={close}>
            <Image />
            File
          </Link>
        </li>
      </ul>
      <Problem text={issue.problem} />
    </Dialog>
  );
}

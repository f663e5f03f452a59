import { Link } from "@tanstack/react-router";
import { AdminButton } from "../../../admin/admin-button.tsx";
import { FormCard } from "../../../admin/fields/form-layout.tsx";
import { Note } from "../../../admin/states.tsx";
import { useAction } from "../../../admin/use-change.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { changeOpeningSoon, markSiteClosed, markSiteOpen } from "../setup.admin.functions.ts";
import { missingToOpen, type SetupState } from "../setup.ts";
import { StateRow } from "./you-step.tsx";

const closedNote = "Until then visitors see everything, and search engines are kept away.";
const inUseNote = "Visitors and search engines see your site already. Once you say that it is open, no sample returns.";
const openNote = "Search engines may list it, and nothing invented is shown.";

export function OpenCard({ setup: { steps, isOpen, openingSoon, opening } }: { setup: SetupState }) {
  const soon = useAction(
    async (isSoon: boolean) => changeOpeningSoon({ data: { openingSoon: isSoon } }),
    "It was not changed",
  );
  const open = useAction(async () => {
    const opened = await markSiteOpen();
    if (!opened.ok) throw new Error(`Not done yet: ${opened.left.join("; ")}.`);
    toast({ title: "The site is open", type: "success" });
  }, "The site was not opened");
  const close = useAction(async () => markSiteClosed(), "The site was not changed");
  const lines = steps.filter(({ opens }) => opens !== undefined);
  const isReady = missingToOpen(steps).length === 0;
  const previewLink = (
    <a href="/" className={buttonClass({ kind: "secondary", size: "sm" })}>
      {opening.isOpen ? "See your site" : "Preview it"}
    </a>
  );
  if (opening.isOpen)
    return (
      <FormCard title="The site is open" note={openNote}>
        <div className="flex flex-wrap gap-3">
          {previewLink}
          <AdminButton action={close} kind="quiet">
            It is not open yet
          </AdminButton>
        </div>
      </FormCard>
    );
  return (
    <FormCard title="Open the site" note={isOpen ? inUseNote : closedNote}>
      <ul id="open" className="admin-rows scroll-mt-20">
        {lines.map(({ step, opens = "", note, isDone }) => (
          <StateRow
            key={step}
            {...{ title: opens, note, isDone }}
            action={
              isDone ? null : (
                <Link to="/admin/setup" search={{ step }} aria-label={`Go there: ${opens}`}>
                  Go there
                </Link>
              )
            }
          />
        ))}
      </ul>
      {isOpen ? null : (
        <Checkbox
          label="Show visitors “Opening soon” until then"
          help="You still see everything while you are signed in. Impressum and privacy policy stay readable."
          checked={openingSoon}
          onChange={({ target }) => soon.run(target.checked)}
        />
      )}
      <div className="flex flex-wrap items-center gap-3">
        <AdminButton kind="primary" action={open} disabled={!isReady}>
          Open the site
        </AdminButton>
        {previewLink}
        {isReady ? null : <Note className="text-sm">Four green lines, and it can open.</Note>}
      </div>
    </FormCard>
  );
}

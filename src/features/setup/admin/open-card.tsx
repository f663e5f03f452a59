import { Link } from "@tanstack/react-router";
import { FormCard } from "../../../admin/fields/form-layout.tsx";
import { Note } from "../../../admin/states.tsx";
import { useAction } from "../../../admin/use-change.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { changeOpeningSoon, markSiteClosed, removeSampleContent } from "../setup.admin.functions.ts";
import type { SetupState } from "../setup.ts";
import { StateRow } from "./you-step.tsx";

function OpenedCard() {
  const close = useAction(async () => {
    await markSiteClosed();
    toast({ title: "The site counts as not open yet", type: "success" });
  }, "The site was not changed");
  return (
    <FormCard title="The site is open" note="Search engines may list it, and nothing invented is shown.">
      <div className="flex flex-wrap gap-3">
        <a href="/" className={buttonClass({ size: "sm" })}>
          See your site
        </a>
        <Button kind="quiet" size="sm" busy={close.busy} onClick={close.run}>
          It is not open yet
        </Button>
      </div>
    </FormCard>
  );
}

const notOpen = "Until then visitors see everything, and search engines are kept away.";
const inUse = "Visitors and search engines see your site already. Opening it takes off what is still the sample’s.";

/** Four lines that have to be done, a preview and one button. */
export function OpenCard({ setup }: { setup: SetupState }) {
  const { lines, isOpen, isOpened, openingSoon } = setup;
  const soon = useAction(
    async (wanted: boolean) => changeOpeningSoon({ data: { openingSoon: wanted } }),
    "It was not changed",
  );
  const open = useAction(async () => {
    await removeSampleContent({ data: { withChanged: false, isOpening: true } });
    toast({ title: "The site is open", type: "success" });
  }, "The site was not opened");
  const isReady = lines.every(({ isDone }) => isDone);
  return (
    <div id="open" className="scroll-mt-6">
      {isOpened ? (
        <OpenedCard />
      ) : (
        <FormCard title="Open the site" note={isOpen ? inUse : notOpen}>
          <ul className="admin-rows">
            {lines.map(({ step, title, note, isDone }) => (
              <StateRow
                key={step}
                {...{ title, note, isDone }}
                action={
                  isDone ? null : (
                    <Link to="/admin/setup" search={{ step }} aria-label={`Go to the step: ${title}`}>
                      Go there
                    </Link>
                  )
                }
              />
            ))}
          </ul>
          {isOpen ? null : (
            <Checkbox
              label="Show visitors “Opening soon” meanwhile"
              help="You still see everything while you are signed in. Impressum and privacy policy stay readable."
              checked={openingSoon}
              onChange={({ target }) => soon.run(target.checked)}
            />
          )}
          <div className="flex flex-wrap items-center gap-3">
            <Button size="sm" busy={open.busy} disabled={!isReady} onClick={open.run}>
              Open the site
            </Button>
            <a href="/" className={buttonClass({ kind: "secondary", size: "sm" })}>
              Preview it
            </a>
            {isReady ? null : <Note className="text-sm">Four green lines, and it can open.</Note>}
          </div>
        </FormCard>
      )}
    </div>
  );
}

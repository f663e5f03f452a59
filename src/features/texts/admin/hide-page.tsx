import { useState } from "react";
import { FormDialog } from "../../../admin/fields/form-dialog.tsx";
import { Note } from "../../../admin/states.tsx";
import { FieldErrors, useAction } from "../../../admin/use-change.ts";
import { titleOfTextPage } from "../../../facts/text-page-title.ts";
import type { TextPage } from "../../../facts/text-pages.ts";
import { useSite } from "../../../facts/use-site.ts";
import { Button } from "../../../ui/button.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { hidePage } from "../page-texts.admin.functions.ts";
import { redirectTargetError, requiredPages } from "../text-input.ts";
import type { TextState } from "../text-state.ts";

type HidePageProps = {
  page: TextPage;
  state: Pick<TextState, "isHidden" | "hiddenTo">;
  /** In a list, where the labels are one word. */
  isRow?: boolean;
};

/** Hides a page, or shows it again. */
export function HidePage({ page, state: { isHidden, hiddenTo }, isRow = false }: HidePageProps) {
  const site = useSite();
  const [isOpen, setOpen] = useState(false);
  const show = useAction(async () => {
    await hidePage({ data: { page, isHidden: false, to: null } });
    toast({ title: "The page is shown again", type: "success" });
  }, "The page was not changed");
  if (requiredPages.includes(page)) return null;
  const name = isRow ? titleOfTextPage(site, page) : "this page";
  const style = { kind: isRow ? "quiet" : "secondary", size: "sm" } as const;
  return (
    <>
      {isHidden ? (
        <Button {...style} busy={show.busy} aria-label={`Show ${name}`} onClick={show.run}>
          {isRow ? "Show" : "Show this page"}
        </Button>
      ) : null}
      {isHidden && isRow ? null : (
        <Button {...style} aria-label={isHidden ? undefined : `Hide ${name} …`} onClick={() => setOpen(true)}>
          {isHidden ? "Change where it leads …" : isRow ? "Hide" : "Hide this page …"}
        </Button>
      )}
      {isOpen ? <HideDialog page={page} hiddenTo={hiddenTo} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

type HideDialogProps = { page: TextPage; hiddenTo: string | null; onClose: () => void };

function HideDialog({ page, hiddenTo, onClose }: HideDialogProps) {
  const site = useSite();
  const [hasTarget, setHasTarget] = useState(hiddenTo !== null);
  const [to, setTo] = useState(hiddenTo ?? "");
  const [targetError, setTargetError] = useState<string>();
  const hide = useAction(async () => {
    const target = hasTarget ? to.trim() : null;
    const problem = target === null ? undefined : redirectTargetError(page, target);
    setTargetError(problem);
    if (problem) throw new FieldErrors();
    const result = await hidePage({ data: { page, isHidden: true, to: target } });
    if (!result.ok) return setTargetError(result.reason);
    const description = target ? `Its URL leads to ${target}.` : "Its URL says that it is gone.";
    toast({ title: "The page is hidden", description, type: "success" });
    onClose();
  });
  return (
    <FormDialog
      title={`Hide “${titleOfTextPage(site, page)}”`}
      confirm="Hide the page"
      busy={hide.busy}
      problem={hide.problem}
      onSubmit={hide.run}
      onClose={onClose}
    >
      <Note>
        It disappears from menus, footer, sitemap, feeds and answers, its form is closed, and no page links to it. Its
        texts are kept, and you can show it again.
      </Note>
      {page === "/services" ? <Note>All industry pages go with it.</Note> : null}
      <SelectField
        label="Visitors"
        value={hasTarget ? "moved" : "gone"}
        options={[
          { value: "gone", label: "see that it was removed" },
          { value: "moved", label: "are sent to another page of this site" },
        ]}
        onChange={(value) => setHasTarget(value === "moved")}
      />
      {hasTarget ? (
        <TextField
          label="Other page"
          help="A page of this site, such as /contact."
          value={to}
          error={targetError}
          maxLength={500}
          autoComplete="off"
          onChange={setTo}
        />
      ) : null}
    </FormDialog>
  );
}

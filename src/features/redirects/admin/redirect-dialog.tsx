import { useState } from "react";
import { AdminButton } from "../../../admin/admin-button.tsx";
import { FormDialog } from "../../../admin/fields/form-dialog.tsx";
import { counted, dayOf } from "../../../admin/format-date-time.ts";
import { Note } from "../../../admin/states.tsx";
import { FieldErrors, useAction } from "../../../admin/use-change.ts";
import { useSite } from "../../../facts/use-site.ts";
import { SelectField } from "../../../ui/select-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { type ListedRedirect, redirectSource } from "../redirect.ts";
import { deleteRedirects, storeRedirect } from "../redirects.admin.functions.ts";
import { chainProblem, sentences } from "./redirect-words.ts";

/** Initial values of the dialog; `before` is set when a redirect is changed. */
export type EditedRedirect = { before: ListedRedirect | null; source: string; target: string | null };

export function RedirectDialog({ edited, onClose }: { edited: EditedRedirect; onClose: () => void }) {
  const site = useSite();
  const { before } = edited;
  const [source, setSource] = useState(edited.source);
  const [target, setTarget] = useState(edited.target ?? "");
  const [isGone, setGone] = useState(before !== null && edited.target === null);
  const [wrong, setWrong] = useState<{ source?: string; target?: string }>({});

  const save = useAction(async () => {
    const problems = {
      ...(redirectSource(source) === undefined && { source: sentences["no-source"] }),
      ...(!isGone && !target.trim() && { target: sentences["no-target"] }),
    };
    setWrong(problems);
    if (problems.source || problems.target) throw new FieldErrors();
    const saved = await storeRedirect({
      data: { before: before?.source ?? null, source, target: isGone ? "" : target },
    });
    if (!saved.ok) {
      if (saved.code === "chain") return setWrong({ target: chainProblem(saved.chain) });
      return setWrong({ [saved.code === "no-target" ? "target" : "source"]: sentences[saved.code] });
    }
    toast({ title: "Redirect saved", type: "success" });
    onClose();
  });
  const remove = useAction(async () => {
    if (!before) return;
    await deleteRedirects({ data: { sources: [before.source] } });
    toast({ title: "Redirect deleted", type: "success" });
    onClose();
  });
  const isOwn = before?.origin !== "slug";
  return (
    <FormDialog
      title={before ? "Redirect" : "Add a redirect"}
      confirm={isOwn ? "Save redirect" : undefined}
      busy={save.busy}
      problem={save.problem ?? remove.problem}
      actions={
        before ? (
          <AdminButton action={remove} kind="danger">
            Delete
          </AdminButton>
        ) : null
      }
      onSubmit={save.run}
      onClose={onClose}
    >
      {isOwn ? (
        <>
          <TextField
            label="Old URL"
            help="A path such as /old-post, or the whole old URL. With a query (/?p=12), only that query is redirected."
            value={source}
            error={wrong.source}
            maxLength={1_000}
            autoComplete="off"
            onChange={setSource}
          />
          <SelectField
            label="Visitors"
            value={isGone ? "gone" : "moved"}
            options={[
              { value: "moved", label: "are sent to another URL" },
              { value: "gone", label: "see that it was removed on purpose" },
            ]}
            onChange={(value) => setGone(value === "gone")}
          />
          {isGone ? null : (
            <TextField
              label="New URL"
              help="A path of this site, or the whole URL of another one."
              value={target}
              error={wrong.target}
              maxLength={2_000}
              autoComplete="off"
              onChange={setTarget}
            />
          )}
        </>
      ) : (
        <Note>
          {before?.source} leads to {before?.target}. The site made this redirect when the URL of that page was changed.
        </Note>
      )}
      {before && before.days.length > 0 ? (
        <details>
          <summary className="w-fit cursor-pointer font-medium text-tide">Hits per day</summary>
          <ul className="mt-2 text-sm [columns:2_160px]">
            {before.days.map(({ day, hits }) => (
              <li key={day}>
                {dayOf(site, day)}: {counted(hits, "hit")}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </FormDialog>
  );
}

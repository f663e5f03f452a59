import { useRouter } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { AdminButton } from "../../../admin/admin-button.tsx";
import { Collapsible } from "../../../admin/collapsible.tsx";
import { Problem } from "../../../admin/states.tsx";
import { FieldErrors, useAction } from "../../../admin/use-change.ts";
import { withStored } from "../../../facts/site.ts";
import { TextField } from "../../../ui/text-field.tsx";
import { isSampleAssurance, isSampleFigure } from "../../settings/sample-settings.ts";
import { fieldProblem, rowsOf } from "../../settings/setting.ts";
import { completeSettings, storedFactsOf } from "../../settings/setting-facts.ts";
import { settingGroups } from "../../settings/setting-groups.ts";
import { saveSiteSettings } from "../../settings/settings.admin.functions.ts";
import type { StepProps } from "./you-step.tsx";

const [figures, promises] = settingGroups.claims.lists ?? [];
const sourceFields = (figures?.fields ?? []).filter(({ name }) => name === "source" || name === "url");

type SaveRow = (changes: Readonly<Record<string, string>>) => Promise<void>;

type SourceFormProps = { name: string; saveRow: SaveRow; onClose: () => void };

function SourceForm({ name: claim, saveRow, onClose }: SourceFormProps) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const save = useAction(async () => {
    const newProblems = Object.fromEntries(
      sourceFields.flatMap((field) => {
        const value = (typed[field.name] ?? "").trim();
        const missing = field.name === "source" && value === "" ? "Say where the figure comes from." : undefined;
        const problem = missing ?? fieldProblem(field, value);
        return problem === undefined ? [] : [[field.name, problem]];
      }),
    );
    setProblems(newProblems);
    if (Object.keys(newProblems).length > 0) throw new FieldErrors();
    await saveRow(typed);
    onClose();
  });
  return (
    <form
      noValidate
      aria-label={`Source of: ${claim}`}
      className="grid basis-full gap-3 pb-2"
      onSubmit={(event) => {
        event.preventDefault();
        save.run();
      }}
    >
      {sourceFields.map(({ name, label, kind, maxLength }) => (
        <TextField
          key={name}
          label={label}
          type={kind === "url" ? "url" : "text"}
          optional={name === "url"}
          value={typed[name] ?? ""}
          maxLength={maxLength}
          error={problems[name]}
          onChange={(text) => setTyped((previous) => ({ ...previous, [name]: text }))}
        />
      ))}
      <Problem text={save.problem} />
      <div className="admin-actions">
        <AdminButton kind="primary" submits={save}>
          Save the source
        </AdminButton>
        <AdminButton kind="quiet" onClick={onClose}>
          Cancel
        </AdminButton>
      </div>
    </form>
  );
}

/** `field` is empty while the claim is switched off. */
type ClaimRowProps = { name: string; field: string; saveRow: SaveRow; hasSource: boolean };

function ClaimRow({ name, field, saveRow, hasSource }: ClaimRowProps) {
  const [isOpen, setOpen] = useState(false);
  const switchOff = useAction(() => saveRow({ [field]: "" }), "It was not switched off");
  return (
    <li>
      <span>{name}</span>
      <span className="admin-actions">
        {hasSource ? (
          <AdminButton
            kind="quiet"
            aria-expanded={isOpen}
            aria-label={`I can prove this: ${name}`}
            onClick={() => setOpen(!isOpen)}
          >
            I can prove this
          </AdminButton>
        ) : null}
        <AdminButton action={switchOff} kind="quiet" aria-label={`Switch off: ${name}`}>
          Switch off
        </AdminButton>
      </span>
      {isOpen ? <SourceForm name={name} saveRow={saveRow} onClose={() => setOpen(false)} /> : null}
    </li>
  );
}

/** Figures without a source and unchanged promises, for the owner to prove or switch off. */
export function FigureRows({ setup, onSaved }: StepProps) {
  const { changed, versions } = setup.settings;
  const values = completeSettings("claims", changed);
  const router = useRouter();
  const details = useRef<HTMLDetailsElement>(null);
  const rowSaver =
    (list: string, key: string): SaveRow =>
    async (changes) => {
      const rows = rowsOf(values, list).map((row) => (row.key === key ? { ...row, ...changes } : row));
      const change = { group: "claims" as const, version: versions.claims ?? 0, values: { ...values, [list]: rows } };
      const result = await saveSiteSettings({ data: [change] });
      if (!result.ok) throw new Error("The figures were saved elsewhere since you began. Try again.");
      router.options.context.changeSite((site) => withStored(site, storedFactsOf(result.value.changed)));
      onSaved();
      // The row that had the focus is gone.
      details.current?.querySelector("summary")?.focus();
    };
  return (
    <Collapsible ref={details} summary="Figures and promises, one by one">
      <ul aria-label="Without a source" className="admin-rows border-t">
        {rowsOf(values, "figures")
          .filter(isSampleFigure)
          .map(({ key = "" }) => (
            <ClaimRow
              key={key}
              name={figures?.rowLabels?.[key] ?? key}
              field="value"
              saveRow={rowSaver("figures", key)}
              hasSource
            />
          ))}
        {rowsOf(values, "statements")
          .filter(isSampleAssurance)
          .map(({ key = "" }) => (
            <ClaimRow
              key={key}
              name={promises?.rowLabels?.[key] ?? key}
              field="text"
              saveRow={rowSaver("statements", key)}
              hasSource={false}
            />
          ))}
      </ul>
    </Collapsible>
  );
}

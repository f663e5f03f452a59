import { useRouter } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { AdminButton } from "../../../admin/admin-button.tsx";
import { Collapsible } from "../../../admin/collapsible.tsx";
import { Problem } from "../../../admin/states.tsx";
import { useAction } from "../../../admin/use-change.ts";
import { withStored } from "../../../facts/site.ts";
import { TextField } from "../../../ui/text-field.tsx";
import { isSampleAssurance, isSampleFigure } from "../../settings/sample-settings.ts";
import { fieldProblem, type SettingRow, type SettingValues } from "../../settings/setting.ts";
import { completeSettings, storedFactsOf } from "../../settings/setting-facts.ts";
import { settingGroups } from "../../settings/setting-groups.ts";
import { saveSiteSettings } from "../../settings/settings.admin.functions.ts";
import type { StepProps } from "./you-step.tsx";

const [figures, promises] = settingGroups.claims.lists ?? [];
const sourceFields = (figures?.fields ?? []).filter(({ name }) => name === "source" || name === "url");

const rowsOf = (values: SettingValues, list: string): readonly SettingRow[] => {
  const rows = values[list];
  return typeof rows === "object" ? rows : [];
};

type SaveFigures = (change: Readonly<Record<string, string>>) => Promise<void>;

function SourceForm({ called, put, onEnd }: { called: string; put: SaveFigures; onEnd: () => void }) {
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
    if (Object.keys(newProblems).length > 0) return;
    await put(typed);
    onEnd();
  });
  return (
    <form
      noValidate
      aria-label={`Source of: ${called}`}
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
          {...(problems[name] !== undefined && { error: problems[name] })}
          onChange={(text) => setTyped((before) => ({ ...before, [name]: text }))}
        />
      ))}
      <Problem text={save.problem} />
      <div className="admin-actions">
        <AdminButton kind="primary" submits={save}>
          Save the source
        </AdminButton>
        <AdminButton kind="quiet" onClick={onEnd}>
          Cancel
        </AdminButton>
      </div>
    </form>
  );
}

function ClaimRow({
  called,
  off,
  put,
  hasSource,
}: {
  called: string;
  off: string;
  put: SaveFigures;
  hasSource: boolean;
}) {
  const [isOpen, setOpen] = useState(false);
  const switchOff = useAction(() => put({ [off]: "" }), "It was not switched off");
  return (
    <li>
      <span>{called}</span>
      <span className="admin-actions">
        {hasSource ? (
          <AdminButton
            kind="quiet"
            aria-expanded={isOpen}
            aria-label={`I can prove this: ${called}`}
            onClick={() => setOpen(!isOpen)}
          >
            I can prove this
          </AdminButton>
        ) : null}
        <AdminButton action={switchOff} kind="quiet" aria-label={`Switch off: ${called}`}>
          Switch off
        </AdminButton>
      </span>
      {isOpen ? <SourceForm called={called} put={put} onEnd={() => setOpen(false)} /> : null}
    </li>
  );
}

/** Each figure without a source, and each unchanged promise: the owner proves it or turns it off. */
export function FigureRows({ setup, onSaved }: StepProps) {
  const { changed, versions } = setup.settings;
  const values = completeSettings("claims", changed);
  const router = useRouter();
  const details = useRef<HTMLDetailsElement>(null);
  const rowUpdater =
    (list: string, key: string | undefined): SaveFigures =>
    async (change) => {
      const rows = rowsOf(values, list).map((row) => (row.key === key ? { ...row, ...change } : row));
      const save = { group: "claims" as const, version: versions.claims ?? 0, values: { ...values, [list]: rows } };
      const result = await saveSiteSettings({ data: [save] });
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
              called={figures?.rowLabels?.[key] ?? key}
              off="value"
              put={rowUpdater("figures", key)}
              hasSource
            />
          ))}
        {rowsOf(values, "statements")
          .filter(isSampleAssurance)
          .map(({ key = "" }) => (
            <ClaimRow
              key={key}
              called={promises?.rowLabels?.[key] ?? key}
              off="text"
              put={rowUpdater("statements", key)}
              hasSource={false}
            />
          ))}
      </ul>
    </Collapsible>
  );
}

import type { ReactNode } from "react";
import { PictureField } from "../../../admin/media/picture-field.tsx";
import { StatusChip } from "../../../admin/status-chip.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { defaultMaxLength, type SettingField, textOf } from "../../settings/setting.ts";
import { settingGroups } from "../../settings/setting-groups.ts";
import type { SetupState } from "../setup.ts";
import { SavedForm } from "./saved-form.tsx";
import { StepHead } from "./step-head.tsx";
import { useSavedSettings } from "./use-saved.ts";

const labels: Readonly<Record<string, string>> = {
  role: "One line about what you do",
  opens: "Reachable from",
  closes: "Reachable until",
};

export type StepProps = { setup: SetupState; onSaved: () => void };

export function SavedFields({ names, setup, onSaved }: StepProps & { names: readonly string[] }) {
  const { values, problems, change, flush } = useSavedSettings("you", setup.settings, onSaved);
  const fields: readonly SettingField[] = settingGroups.you.fields;
  return (
    <SavedForm flush={flush}>
      {names
        .flatMap((name) => fields.filter((field) => field.name === name))
        .map(
          ({
            name,
            label: defaultLabel,
            kind,
            help,
            options,
            isSquare,
            autoComplete = "off",
            maxLength = defaultMaxLength,
          }) => {
            const label = labels[name] ?? defaultLabel;
            const error = problems[name];
            const value = textOf(values[name]);
            const onChange = (typed: string) => change(name, typed);
            if (kind === "picture")
              return <PictureField key={name} id={name} {...{ label, help, error, value, isSquare, onChange }} />;
            if (options)
              return (
                <SelectField
                  key={name}
                  {...{ label, value, onChange, error }}
                  options={options.map((option) => ({ value: option, label: option }))}
                />
              );
            const type = kind === "email" || kind === "tel" || kind === "time" ? kind : "text";
            return <TextField key={name} {...{ label, type, value, autoComplete, maxLength, onChange, error }} />;
          },
        )}
    </SavedForm>
  );
}

export function YouStep(props: StepProps) {
  return (
    <>
      <StepHead title="Say who you are" note="In the header, the footer, under articles and in every email." />
      <SavedFields names={["name", "role", "email", "phone", "city", "portrait"]} {...props} />
    </>
  );
}

type StateRowProps = { title: string; note: string; isDone: boolean; action: ReactNode };

export function StateRow({ title, note, isDone, action }: StateRowProps) {
  return (
    <li>
      <span>
        <b>{title}</b>
        <small>{note}</small>
      </span>
      <span className="admin-actions">
        <StatusChip tone={isDone ? "done" : "open"}>{isDone ? "Done" : "To do"}</StatusChip>
        {action}
      </span>
    </li>
  );
}

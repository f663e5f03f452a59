import { Note } from "../../../admin/note.tsx";
import type { SettingGroup, SettingRow, SettingValue, SettingValues } from "../setting.ts";
import type { SettingGroupName } from "../setting-groups.ts";
import { ColourFields, settingFieldsClass } from "./colour-fields.tsx";
import { SettingControl } from "./setting-control.tsx";
import { SettingEntries } from "./setting-entries.tsx";
import { SettingVersions } from "./setting-versions-dialog.tsx";

type SettingsSectionProps = {
  id: SettingGroupName;
  group: SettingGroup;
  values: SettingValues;
  /** Sentences by field. */
  problems: Readonly<Record<string, string>>;
  onChange: (field: string, value: SettingValue) => void;
  /** Puts an earlier state of the group into the form. */
  onRestore: (values: SettingValues) => void;
};

/** One group of settings: its fields, then its lists. */
export function SettingsSection({ id, group, values, problems, onChange, onRestore }: SettingsSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-22">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={`${id}-title`} className="text-[length:var(--text-h3)]">
          {group.title}
        </h2>
        <SettingVersions setting={id} title={group.title} onRestore={onRestore} />
      </div>
      <Note>{group.note}</Note>
      {id === "colours" ? (
        <ColourFields group={group} values={values} onChange={onChange} />
      ) : (
        <div className={settingFieldsClass}>
          {group.fields.map((field) => (
            <SettingControl
              key={field.name}
              id={`${id}-${field.name}`}
              field={field}
              value={values[field.name] as string}
              error={problems[field.name]}
              onChange={(value) => onChange(field.name, value)}
            />
          ))}
        </div>
      )}
      {group.lists?.map((list) => (
        <SettingEntries
          key={list.name}
          id={`${id}-${list.name}`}
          list={list}
          rows={values[list.name] as readonly SettingRow[]}
          problems={problems}
          onChange={(rows) => onChange(list.name, rows)}
        />
      ))}
    </section>
  );
}

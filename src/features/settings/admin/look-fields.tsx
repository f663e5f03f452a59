import type { SettingField, SettingGroup, SettingValues } from "../setting.ts";
import { textOf } from "../setting.ts";
import { ColourFields } from "./colour-fields.tsx";
import { FontFields } from "./font-fields.tsx";
import { LogoField } from "./logo-field.tsx";

type LookFieldsProps = {
  group: SettingGroup;
  values: SettingValues;
  problems: Readonly<Record<string, string>>;
  onChange: (field: string, value: string) => void;
};

const is =
  (...kinds: SettingField["kind"][]) =>
  ({ kind }: SettingField) =>
    kinds.includes(kind);

export function LookFields({ group, values, problems, onChange }: LookFieldsProps) {
  return (
    <>
      <div className="mt-5 grid gap-6">
        {group.fields.filter(is("picture")).map((field) => (
          <LogoField
            key={field.name}
            field={field}
            isOnDark={field.name === "logoDark"}
            value={textOf(values[field.name])}
            error={problems[field.name]}
            onChange={(value) => onChange(field.name, value)}
          />
        ))}
      </div>
      <FontFields chosen={textOf(values.fonts)} onChoose={(name) => onChange("fonts", name)} />
      <h3 className="mt-8 text-[1.25rem]">Accent</h3>
      <ColourFields fields={group.fields.filter(is("colour"))} values={values} onChange={onChange} />
    </>
  );
}

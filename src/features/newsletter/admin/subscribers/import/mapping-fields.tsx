import { FieldRow } from "../../../../../admin/fields/form-layout.tsx";
import { SelectField } from "../../../../../ui/select-field.tsx";
import type { ImportMapping } from "../../../import/import-file.ts";

const rows: readonly (readonly [keyof ImportMapping, string][])[] = [
  [
    ["email", "Email address"],
    ["consentedAt", "Date of consent"],
  ],
  [
    ["firstName", "First name"],
    ["lastName", "Last name"],
  ],
  [
    ["name", "Whole name"],
    ["state", "Status there"],
  ],
];

type MappingFieldsProps = {
  columns: readonly string[];
  mapping: ImportMapping;
  onChange: (mapping: ImportMapping) => void;
};

/** Which column of the file is what. */
export function MappingFields({ columns, mapping, onChange }: MappingFieldsProps) {
  const options = [
    { value: "", label: "None" },
    ...[...new Set(columns)].filter(Boolean).map((column) => ({ value: column, label: column })),
  ];
  return rows.map((fields) => (
    <FieldRow key={fields[0]?.[0]}>
      {fields.map(([use, label]) => (
        <SelectField
          key={use}
          label={label}
          value={mapping[use]}
          options={options}
          onChange={(column) => onChange({ ...mapping, [use]: column })}
        />
      ))}
    </FieldRow>
  ));
}

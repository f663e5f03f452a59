import { type ReactNode, useEffect, useRef, useState } from "react";
import { Collapsible } from "../../../admin/collapsible.tsx";
import { EntryList } from "../../../admin/fields/entry-list.tsx";
import { PictureField } from "../../../admin/media/picture-field.tsx";
import { useAdminQuery } from "../../../admin/use-admin-query.ts";
import { classNames } from "../../../lib/class-names.ts";
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/select.tsx";
import { Options } from "../../../ui/select-field.tsx";
import { TextareaField, TextField } from "../../../ui/text-field.tsx";
import {
  defaultMaxLength,
  defaultMaxRows,
  rowName,
  type SettingField,
  type SettingList,
  type SettingRow,
} from "../setting.ts";
import { fetchLinkTargets } from "../settings.admin.functions.ts";

const linkTargetsId = "link-targets";

/** Pages, articles and episodes to choose from while typing. */
export function LinkTargets() {
  const { data = [] } = useAdminQuery(["settings", "link-targets"], () => fetchLinkTargets());
  return (
    <datalist id={linkTargetsId}>
      {data.map(({ to, title }) => (
        <option key={to} value={to}>
          {title}
        </option>
      ))}
    </datalist>
  );
}

type SettingControlProps = {
  id: string;
  field: SettingField;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  label?: string;
};

export function SettingControl({ id, field, value, error, onChange, label = field.label }: SettingControlProps) {
  const { kind = "text", help, optional = false, autoComplete, maxLength = defaultMaxLength } = field;
  const options = kind === "zone" ? [...new Set([value, ...Intl.supportedValuesOf("timeZone")])] : field.options;
  if (options) {
    return (
      <Field id={id} label={label} error={error} help={help}>
        {(control) => (
          <Select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
            {optional ? <option value="">None</option> : null}
            <Options options={options.map((name) => ({ value: name, label: name.replaceAll("_", " ") }))} />
          </Select>
        )}
      </Field>
    );
  }
  if (kind === "picture") {
    return <PictureField {...{ id, label, help, error, value, onChange }} isSquare={field.isSquare} />;
  }
  const shared = { id, label, optional, value, onChange, error, help };
  if (kind === "lines") return <TextareaField {...shared} rows={maxLength > 1000 ? 9 : 3} maxLength={maxLength} />;
  return (
    <TextField
      {...shared}
      type={kind === "colour" || kind === "link" ? "text" : kind}
      {...(kind === "link" && { list: linkTargetsId })}
      maxLength={kind === "time" ? undefined : maxLength}
      autoComplete={autoComplete ?? "off"}
    />
  );
}

type SettingEntriesProps = {
  id: string;
  list: SettingList;
  rows: readonly SettingRow[];
  /** Error messages by field, such as "profiles.0.url". */
  problems: Readonly<Record<string, string>>;
  onChange: (rows: readonly SettingRow[]) => void;
};

const maxUnfolded = 8;

export function SettingEntries({ id, list, rows, problems, onChange }: SettingEntriesProps) {
  const { name, label, help, one, fields, fixed = false, max = defaultMaxRows } = list;
  const nameOf = (row: SettingRow, index: number) => rowName(list, row, index);
  const create = () => Object.fromEntries(fields.map((field) => [field.name, field.options?.[0] ?? ""]));
  return (
    <fieldset className="mt-7 min-w-0">
      <legend className="font-semibold">{label}</legend>
      {help ? <p className="field-help">{help}</p> : null}
      <FoldedEntries
        count={rows.length}
        label={label}
        isInvalid={Object.keys(problems).some((id) => id.startsWith(`${name}.`))}
      >
        {problems[name] ? <p role="alert">{problems[name]}</p> : null}
        <EntryList
          rows={rows}
          keyOf={({ key }) => key}
          nameOf={nameOf}
          add={fixed ? undefined : { label: `Add ${one}`, max, create }}
          onChange={onChange}
          className={classNames(entryClass, !fixed && fields.length === 2 && nameAndUrlClass)}
        >
          {(row, index, replace) => (
            <>
              {fixed && fields.length > 1 ? <h3 className="col-span-full text-[1rem]">{nameOf(row, index)}</h3> : null}
              {fields.map((field) => (
                <SettingControl
                  key={field.name}
                  id={`${id}-${index}-${field.name}`}
                  field={field}
                  label={fields.length === 1 ? nameOf(row, index) : field.label}
                  value={row[field.name] ?? ""}
                  error={problems[`${name}.${index}.${field.name}`]}
                  onChange={(value) => replace({ ...row, [field.name]: value })}
                />
              ))}
            </>
          )}
        </EntryList>
      </FoldedEntries>
    </fieldset>
  );
}

const entryClass =
  "grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] items-start gap-x-5 gap-y-3 border-t pt-3";
const nameAndUrlClass = "tablet:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto]";

type FoldedProps = { count: number; label: string; isInvalid: boolean; children: ReactNode };

/** Open while an entry is invalid, so that it can be reached. */
function FoldedEntries({ count, label, isInvalid, children }: FoldedProps) {
  const [isLong] = useState(count > maxUnfolded);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isInvalid && details.current) details.current.open = true;
  }, [isInvalid]);
  if (!isLong) return children;
  return (
    <Collapsible ref={details} summary={`Show ${count} ${label.toLowerCase()}`}>
      {children}
    </Collapsible>
  );
}

import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { PictureField } from "../../../admin/media/picture-field.tsx";
import { StatusChip } from "../../../admin/status-chip.tsx";
import { useAdminQuery } from "../../../admin/use-admin-query.ts";
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/select.tsx";
import { Options } from "../../../ui/select-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { sessionQuery } from "../../accounts/session.ts";
import { type SettingField, textOf } from "../../settings/setting.ts";
import { settingGroups } from "../../settings/setting-groups.ts";
import type { SettingsState } from "../../settings/settings-state.ts";
import { fetchSetup } from "../setup.admin.functions.ts";
import { SavedForm } from "./saved-form.tsx";
import { StepHead } from "./step-head.tsx";
import { useSavedSettings } from "./use-saved.ts";

const labels: Readonly<Record<string, string>> = { role: "One line about what you do" };

type SavedFieldsProps = { names: readonly string[]; state: SettingsState; onSaved: () => void };

/** Fields of the profile, saved as typed. */
function SavedFields({ names, state, onSaved }: SavedFieldsProps) {
  const { values, problems, change, flush } = useSavedSettings("you", state, onSaved);
  const fields: readonly SettingField[] = settingGroups.you.fields;
  return (
    <SavedForm flush={flush}>
      {names.flatMap((name) => {
        const field = fields.find((known) => known.name === name);
        if (!field) return [];
        const { kind = "text", help, options, autoComplete = "off", maxLength = 200, label } = field;
        const shared = { label: labels[name] ?? label, ...(problems[name] !== undefined && { error: problems[name] }) };
        const value = textOf(values[name]);
        const onChange = (typed: string) => change(name, typed);
        if (kind === "picture")
          return (
            <PictureField key={name} id={name} {...shared} {...{ help, value, onChange }} error={problems[name]} />
          );
        if (options)
          return (
            <Field key={name} {...shared}>
              {(control) => (
                <Select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
                  <Options options={options.map((option) => ({ value: option, label: option }))} />
                </Select>
              )}
            </Field>
          );
        const type = kind === "email" || kind === "tel" || kind === "time" ? kind : "text";
        const more = kind === "time" ? {} : { maxLength };
        return <TextField key={name} {...shared} {...more} {...{ type, value, autoComplete, onChange }} />;
      })}
    </SavedForm>
  );
}

type StepProps = { state: SettingsState; onSaved: () => void };

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
        <StatusChip tone={isDone ? "done" : "open"}>{isDone ? "Done" : "Open"}</StatusChip>
        {action}
      </span>
    </li>
  );
}

/** What has a screen of its own: its state, and the way there. */
export function ReachStep(props: StepProps) {
  const { data: session } = useQuery(sessionQuery());
  const { data: setup } = useAdminQuery(["setup"], () => fetchSetup());
  const hasFactor = session?.user.twoFactorEnabled === true;
  return (
    <>
      <StepHead
        title="Be reached, and named in law"
        note="Hours, and what the Impressum and the privacy policy say of you."
      />
      <SavedFields names={["openDays", "opens", "closes", "street", "postalCode", "vatId"]} {...props} />
      <ul className="admin-rows mt-5 border-t">
        <StateRow
          title="Mail server"
          note="Until a test email arrives, emails wait in the outbox."
          isDone={setup?.reach.hasMailServer ?? false}
          action={<Link to="/admin/mail-server">Mail server</Link>}
        />
        <StateRow
          title="Video link of your calls"
          note="Sent with each booking."
          isDone={setup?.reach.hasPlaces ?? false}
          action={<Link to="/admin/availability">Calls</Link>}
        />
        <StateRow
          title="Legal texts"
          note="Drafts with your details, to be checked by someone qualified."
          isDone={setup?.reach.hasLegalTexts ?? false}
          action={
            <Link to="/admin/settings" hash="legal">
              Legal texts
            </Link>
          }
        />
        <StateRow
          title="Two-factor authentication"
          note="Stops a stolen password from opening this area."
          isDone={hasFactor}
          action={<Link to="/admin/security">Security</Link>}
        />
      </ul>
    </>
  );
}

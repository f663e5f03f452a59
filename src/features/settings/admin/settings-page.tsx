import { createFileRoute, useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef } from "react";
import { AdminButton } from "../../../admin/admin-button.tsx";
import { ConflictView } from "../../../admin/editor/compare/conflict-view.tsx";
import { LocalDraftOffer } from "../../../admin/editor/local-draft-offer.tsx";
import { counted } from "../../../admin/format-date-time.ts";
import { backClass, PageBar } from "../../../admin/page-bar.tsx";
import { SectionLinks } from "../../../admin/section-links.tsx";
import { useShortcut } from "../../../admin/shortcuts.tsx";
import { Loaded, Note } from "../../../admin/states.tsx";
import { useUnsaved } from "../../../admin/unsaved.ts";
import { useAdminQuery } from "../../../admin/use-admin-query.ts";
import { rowsOf, type SettingGroup, type SettingValue, type SettingValues, textOf } from "../setting.ts";
import { type SettingGroupName, settingGroupNames, settingGroups } from "../setting-groups.ts";
import { fetchSiteSettings } from "../settings.admin.functions.ts";
import type { SettingsState } from "../settings-state.ts";
import { ColourFields, settingFieldsClass } from "./colour-fields.tsx";
import { FontFields } from "./font-fields.tsx";
import { LegalTexts } from "./legal-texts.tsx";
import { LogoField } from "./logo-field.tsx";
import { LinkTargets, SettingControl, SettingEntries } from "./setting-entries.tsx";
import { SettingVersions } from "./setting-versions-dialog.tsx";
import { comparedSettings, useSettings } from "./use-settings.ts";

type LookFieldsProps = {
  group: SettingGroup;
  values: SettingValues;
  problems: Readonly<Record<string, string>>;
  onChange: (field: string, value: string) => void;
};

function LookFields({ group, values, problems, onChange }: LookFieldsProps) {
  return (
    <>
      <div className="mt-5 grid gap-6">
        {group.fields
          .filter(({ kind }) => kind === "picture")
          .map((field) => (
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
      <FontFields selected={textOf(values.fonts)} onSelect={(name) => onChange("fonts", name)} />
      <h3 className="mt-8 text-[1.25rem]">Accent</h3>
      <ColourFields fields={group.fields.filter(({ kind }) => kind === "colour")} values={values} onChange={onChange} />
    </>
  );
}

type SettingsSectionProps = {
  id: SettingGroupName;
  group: SettingGroup;
  values: SettingValues;
  problems: Readonly<Record<string, string>>;
  onChange: (field: string, value: SettingValue) => void;
  onRestore: (values: SettingValues) => void;
};

function SettingsSection({ id, group, values, problems, onChange, onRestore }: SettingsSectionProps) {
  return (
    <section aria-labelledby={`${id}-title`}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={`${id}-title`} className="text-[length:var(--text-h3)]">
          {group.title}
        </h2>
        <SettingVersions setting={id} title={group.title} onRestore={onRestore} />
      </div>
      <Note>{group.note}</Note>
      {id === "menu" ? <LinkTargets /> : null}
      {id === "colours" ? (
        <LookFields group={group} values={values} problems={problems} onChange={onChange} />
      ) : (
        <div className={settingFieldsClass}>
          {group.fields.map((field) => (
            <SettingControl
              key={field.name}
              id={`${id}-${field.name}`}
              field={field}
              value={textOf(values[field.name])}
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
          rows={rowsOf(values, list.name)}
          problems={problems}
          onChange={(rows) => onChange(list.name, rows)}
        />
      ))}
    </section>
  );
}

const sections = [
  ...settingGroupNames.map((name) => ({ name, title: settingGroups[name].title })),
  { name: "legal", title: "Legal texts" },
] as const;

function SettingsForm({ state }: { state: SettingsState }) {
  const settings = useSettings(state);
  const { values, problems, changes, problemCount, change, restore, save, discard, isStale, conflict, drafts } =
    settings;
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const hash = useLocation({ select: (location) => location.hash });
  const section = sections.find(({ name }) => name === hash)?.name ?? "you";
  useUnsaved(changes > 0, "your settings");
  useShortcut("s", save.run);

  // After a rejected save; the first invalid field may be in another section.
  const handledRejections = useRef(0);
  const focusFirstProblem = useEffectEvent((rejections: number, current: string) => {
    if (rejections === handledRejections.current) return;
    const invalidGroups = settingGroupNames.filter((name) => Object.keys(problems[name] ?? {}).length > 0);
    const [first] = invalidGroups;
    if (first && !invalidGroups.some((name) => name === current))
      return void navigate({ to: "/admin/settings", hash: first });
    handledRejections.current = rejections;
    form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  });
  useEffect(() => focusFirstProblem(settings.rejections, section), [settings.rejections, section]);

  return (
    <>
      {conflict ? (
        <ConflictView
          title="The settings were changed in two places"
          conflict={conflict}
          fields={comparedSettings}
          isSection
          isBusy={settings.resolve.busy}
          onChoose={settings.resolve.run}
          onLater={settings.decideLater}
        />
      ) : null}
      <div className="grid gap-6 xl:grid-cols-[11rem_minmax(0,35rem)] xl:gap-12" hidden={conflict !== undefined}>
        <SectionLinks label="Settings" sections={sections} current={section} isColumn />
        <div className="grid min-w-0 max-w-140 content-start gap-6">
          <LocalDraftOffer
            drafts={drafts.found}
            content={drafts.content}
            fields={comparedSettings}
            onRestore={drafts.restore}
            onChange={drafts.setFound}
          />
          <form
            ref={form}
            noValidate
            className="grid min-w-0 gap-6"
            onSubmit={(event) => {
              event.preventDefault();
              save.run();
            }}
          >
            {section === "legal" ? null : (
              <SettingsSection
                id={section}
                group={settingGroups[section]}
                values={values[section]}
                problems={problems[section] ?? {}}
                onChange={(field, value) => change(section, field, value)}
                onRestore={(stored) => restore(section, stored)}
              />
            )}
            {changes > 0 ? (
              <div className="sticky bottom-[var(--phone-bar)] z-2 flex flex-wrap items-center gap-x-4 gap-y-2 border-t bg-paper py-3">
                <p role="status" className="flex-[1_1_14rem] text-ink-soft">
                  <b>{counted(changes, "change")} not saved.</b>
                  {isStale
                    ? " The settings were saved elsewhere after you began: saving shows both versions side by side, to choose from."
                    : null}
                  {problemCount > 0
                    ? ` ${counted(problemCount, "field")} ${problemCount === 1 ? "needs" : "need"} a look.`
                    : null}
                </p>
                <AdminButton onClick={discard}>Discard changes</AdminButton>
                <AdminButton kind="primary" submits={save}>
                  Save changes
                </AdminButton>
              </div>
            ) : null}
          </form>
          {/* Hidden rather than unmounted, which would lose what was typed. */}
          <div hidden={section !== "legal"}>
            <LegalTexts />
          </div>
        </div>
      </div>
    </>
  );
}

export const Route = createFileRoute("/admin/settings")({ component: SettingsPage });

function SettingsPage() {
  const query = useAdminQuery(["settings"], () => fetchSiteSettings());
  return (
    <>
      <PageBar
        title="Settings"
        note="What you save here appears at once on every page, feed, card and email."
        actions={
          <a href="/" className={backClass}>
            View the site
          </a>
        }
      />
      <Loaded query={query} what="the settings">
        {(data) => <SettingsForm state={data} />}
      </Loaded>
    </>
  );
}

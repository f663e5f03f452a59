import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { keepMine } from "../../../admin/editor/compare/conflict-view.tsx";
import type { ComparedField } from "../../../admin/editor/compared-field.ts";
import type { Conflict } from "../../../admin/editor/editing-state.ts";
import { useTypedDraft } from "../../../admin/editor/use-typed-draft.ts";
import { FieldErrors, useAction } from "../../../admin/use-change.ts";
import { lookId, lookOf } from "../../../facts/look.ts";
import { type Site, withStored } from "../../../facts/site.ts";
import { toast } from "../../../ui/toast-store.ts";
import { sessionQuery } from "../../accounts/session.ts";
import { type FoundDraft, localDrafts } from "../../content-drafts/local-draft.ts";
import { typedSince } from "../../content-drafts/typed-since.ts";
import {
  changedSettings,
  cleanSettings,
  type SettingGroup,
  type SettingRow,
  type SettingValue,
  type SettingValues,
  settingProblems,
} from "../setting.ts";
import { completeSettings, storedFactsOf } from "../setting-facts.ts";
import { type SettingGroupName, settingGroupNames, settingGroups } from "../setting-groups.ts";
import { saveSiteSettings } from "../settings.admin.functions.ts";
import type { SettingProblems, SettingsState } from "../settings-state.ts";

type SettingsValues = Record<SettingGroupName, SettingValues>;

/** By "group.setting". */
export const comparedSettings: readonly ComparedField[] = settingGroupNames.flatMap((group) => {
  const { title, fields, lists = [] }: SettingGroup = settingGroups[group];
  return [
    ...fields.map(
      ({ name, label }): ComparedField => ({ name: `${group}.${name}`, label: `${title}: ${label}`, kind: "line" }),
    ),
    ...lists.map(
      ({ name, label }): ComparedField => ({ name: `${group}.${name}`, label: `${title}: ${label}`, kind: "rows" }),
    ),
  ];
});

const toText = (value: SettingValue): string => (typeof value === "string" ? value : JSON.stringify(value));

/** By "group.setting"; list entries are JSON. */
export const settingTexts = (values: Partial<SettingsValues>): Record<string, string> =>
  Object.fromEntries(
    settingGroupNames.flatMap((group) =>
      Object.entries(values[group] ?? {}).map(([name, value]) => [`${group}.${name}`, toText(value)]),
    ),
  );

const isRow = (row: unknown): row is SettingRow =>
  typeof row === "object" && row !== null && Object.values(row).every((text) => typeof text === "string");

/** Parses to the type of `previous`, which is returned if that fails. */
function parseSetting(text: string, previous: SettingValue): SettingValue {
  if (typeof previous === "string") return text;
  try {
    const rows: unknown = JSON.parse(text);
    return Array.isArray(rows) && rows.every(isRow) ? rows : previous;
  } catch {
    return previous;
  }
}

export const settingsOfTexts = (texts: Record<string, string>, values: SettingsValues): SettingsValues =>
  Object.fromEntries(
    settingGroupNames.map((group) => [
      group,
      Object.fromEntries(
        Object.entries(values[group]).map(([name, previous]) => {
          const text = texts[`${group}.${name}`];
          return [name, text === undefined ? previous : parseSetting(text, previous)];
        }),
      ),
    ]),
  ) as SettingsValues;

/** Versions that unsaved work started from, as text for `versionsOf`. */
export const baseOf = (versions: SettingsState["versions"], groups: readonly SettingGroupName[]): string =>
  groups.map((group) => `${group}=${versions[group] ?? 0}`).join(" ");

export const versionsOf = (base: string): SettingsState["versions"] =>
  Object.fromEntries(
    settingGroupNames.flatMap((group) => {
      const version = new RegExp(`(?:^| )${group}=(\\d+)`).exec(base)?.[1];
      return version === undefined ? [] : [[group, Number(version)]];
    }),
  );

const sheet = typeof CSSStyleSheet === "undefined" ? undefined : new CSSStyleSheet();

/** Applies the stored look to this page, whose CSP forbids changing its style elements. */
function applyLook(site: Site): void {
  // There are two after a client-side render: React leaves the server's style elements in place.
  for (const style of document.querySelectorAll<HTMLStyleElement>(`style[id="${lookId}"]`)) style.disabled = true;
  if (!sheet) return;
  sheet.replaceSync(lookOf(site).css ?? "");
  if (!document.adoptedStyleSheets.includes(sheet))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

type SettingsConflict = Pick<Conflict<Record<string, string>>, "mine" | "theirs" | "origin" | "by" | "at" | "isOwn"> & {
  stored: SettingsState;
};

const mapGroups = (valuesOf: (group: SettingGroupName) => SettingValues): SettingsValues =>
  Object.fromEntries(settingGroupNames.map((group) => [group, valuesOf(group)])) as SettingsValues;

const completed = ({ changed }: SettingsState): SettingsValues =>
  mapGroups((group) => completeSettings(group, changed));

const groupsThatDiffer = (values: SettingsValues, saved: SettingsValues) =>
  settingGroupNames.filter((group) => Object.keys(changedSettings(values[group], saved[group])).length > 0);

export function useSettings(initial: SettingsState) {
  const { data: account } = useQuery(sessionQuery());
  const [state, setState] = useState(initial);
  const [values, setValues] = useState(() => completed(initial));
  const [problems, setProblems] = useState<SettingProblems>({});
  const [rejections, setRejections] = useState(0);
  const [previousInitial, setPreviousInitial] = useState(initial);
  const [conflict, setConflict] = useState<SettingsConflict>();
  /** Newest stored state received; typing may have started before it. */
  const [latest, setLatest] = useState(initial);
  const router = useRouter();

  const saved = completed(state);
  const changed = groupsThatDiffer(values, saved);
  const typed = Object.fromEntries(changed.map((group) => [group, changedSettings(values[group], saved[group])]));
  const content = settingTexts(values);
  const typedTexts = settingTexts(typed);
  const changes = Object.keys(typedTexts).length;
  const [found, setFound] = useTypedDraft({
    kind: "settings",
    typed: { content: typedTexts, base: baseOf(state.versions, changed) },
    fields: comparedSettings,
    content,
  });

  const isStale = changed.some((group) => (state.versions[group] ?? 0) !== (latest.versions[group] ?? 0));

  function accept(next: SettingsState, submitted: SettingsValues = values): void {
    setLatest(next);
    setState(next);
    setValues((current) =>
      mapGroups((group) => typedSince(submitted[group], current[group], completeSettings(group, next.changed))),
    );
    setProblems({});
  }
  // A version saved in another window appears unless something was typed.
  if (previousInitial !== initial) {
    setPreviousInitial(initial);
    setLatest(initial);
    if (changes === 0) accept(initial);
  }

  function change(group: SettingGroupName, name: string, value: SettingValue): void {
    setValues((previous) => ({ ...previous, [group]: { ...previous[group], [name]: value } }));
    setProblems((previous) => ({
      ...previous,
      [group]: Object.fromEntries(
        Object.entries(previous[group] ?? {}).filter(([id]) => id !== name && !id.startsWith(`${name}.`)),
      ),
    }));
  }

  function restore(group: SettingGroupName, stored: SettingValues): void {
    setValues((previous) => ({ ...previous, [group]: completeSettings(group, { [group]: stored }) }));
    setProblems((previous) => ({ ...previous, [group]: {} }));
  }

  function restoreDraft(draft: FoundDraft): void {
    const versions = versionsOf(draft.base);
    setValues((previous) => settingsOfTexts(draft.content, previous));
    // Saving from the draft's own versions detects later saves.
    setState((previous) => ({ ...previous, versions: { ...previous.versions, ...versions } }));
    localDrafts.remove(draft.key);
  }

  function reject(found: SettingProblems): never {
    setProblems(found);
    setRejections((count) => count + 1);
    throw new FieldErrors();
  }

  /** `replaced` is stored as the version before `target`. */
  async function store(target: SettingsValues, from: SettingsState, replaced?: SettingsValues): Promise<void> {
    const groups = groupsThatDiffer(replaced ?? target, completed(from));
    const invalid: SettingProblems = {};
    for (const group of groups) {
      const groupProblems = settingProblems(settingGroups[group], cleanSettings(settingGroups[group], target[group]));
      if (Object.keys(groupProblems).length > 0) invalid[group] = groupProblems;
    }
    if (Object.keys(invalid).length > 0) reject(invalid);
    setProblems({});
    if (groups.length === 0) return;
    const versioned = (values: SettingsValues, version: number) =>
      groups.map((group) => ({
        group,
        values: cleanSettings(settingGroups[group], values[group]),
        version: (from.versions[group] ?? 0) + version,
      }));
    const data = replaced ? [...versioned(replaced, 0), ...versioned(target, 1)] : versioned(target, 0);
    const result = await saveSiteSettings({ data });
    if (result.ok) {
      accept(result.value, target);
      applyLook(router.options.context.changeSite((site) => withStored(site, storedFactsOf(result.value.changed))));
      toast({ title: "Settings saved", type: "success" });
    } else if (result.code === "invalid") {
      reject(result.fields);
    } else {
      setLatest(result.state);
      setConflict({
        by: result.by,
        at: result.at,
        mine: settingTexts(target),
        theirs: settingTexts(completed(result.state)),
        origin: settingTexts(completed(from)),
        isOwn: result.by === account?.user.email,
        stored: result.state,
      });
    }
  }
  const failureText = "The settings were not saved";
  const save = useAction(async () => {
    if (changes > 0) await store(values, state);
  }, failureText);

  const resolve = useAction(async (chosen: Record<string, string>, side: "mine" | "theirs") => {
    if (!conflict) return;
    const stored = completed(conflict.stored);
    const next = settingsOfTexts(chosen, stored);
    setState(conflict.stored);
    setValues(next);
    setConflict(undefined);
    await store(next, conflict.stored, side === "theirs" ? settingsOfTexts(keepMine(conflict), stored) : undefined);
  }, failureText);

  return {
    values,
    problems,
    rejections,
    changes,
    problemCount: Object.values(problems).reduce((sum, group) => sum + Object.keys(group).length, 0),
    change,
    restore,
    save,
    discard: () => accept(latest),
    isStale,
    conflict,
    resolve,
    decideLater: () => setConflict(undefined),
    drafts: { found, setFound, content, restore: restoreDraft },
  };
}

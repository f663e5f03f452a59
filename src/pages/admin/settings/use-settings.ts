import { useState } from "react";
import { replaceStoredFacts } from "../../../facts/stored-facts.ts";
import {
  changedSettings,
  cleanSettings,
  type SettingValue,
  type SettingValues,
  settingProblems,
} from "../../../features/settings/setting.ts";
import { storedFactsOf, wholeSettings } from "../../../features/settings/setting-facts.ts";
import { type SettingGroupName, settingGroupNames, settingGroups } from "../../../features/settings/setting-groups.ts";
import { saveSiteSettings } from "../../../features/settings/settings.admin.functions.ts";
import type { SettingsState } from "../../../features/settings/settings-state.ts";
import { toast } from "../../../ui/toast-store.ts";
import { withSession } from "../kit/sign-in-again.ts";
import { useAction } from "../kit/use-action.ts";
import { useInvalidate } from "../kit/use-admin-query.ts";
import { applyColours } from "./apply-colours.ts";

type Values = Record<SettingGroupName, SettingValues>;
type Problems = Partial<Record<SettingGroupName, Record<string, string>>>;

const whole = ({ changed }: SettingsState): Values =>
  Object.fromEntries(settingGroupNames.map((group) => [group, wholeSettings(group, changed)])) as Values;

/** What is typed into the settings, what is wrong with it, and the way to save it. */
export function useSettings(given: SettingsState) {
  const [state, setState] = useState(given);
  const [values, setValues] = useState(() => whole(given));
  const [problems, setProblems] = useState<Problems>({});
  const [known, setKnown] = useState(given);
  const invalidate = useInvalidate();

  const saved = whole(state);
  const changedGroups = settingGroupNames.filter(
    (group) => Object.keys(changedSettings(values[group], saved[group])).length > 0,
  );
  const changes = changedGroups.reduce(
    (sum, group) => sum + Object.keys(changedSettings(values[group], saved[group])).length,
    0,
  );

  function accept(next: SettingsState): void {
    setState(next);
    setValues(whole(next));
    setProblems({});
  }
  // What was saved in another window appears here, unless something is being typed.
  if (known !== given) {
    setKnown(given);
    if (changes === 0) accept(given);
  }

  function change(group: SettingGroupName, name: string, value: SettingValue): void {
    setValues((before) => ({ ...before, [group]: { ...before[group], [name]: value } }));
    setProblems((before) => ({
      ...before,
      [group]: Object.fromEntries(
        Object.entries(before[group] ?? {}).filter(([id]) => id !== name && !id.startsWith(`${name}.`)),
      ),
    }));
  }

  /** Puts a stored state of a group into the form, from where it is saved like any other change. */
  function restore(group: SettingGroupName, stored: SettingValues): void {
    setValues((before) => ({ ...before, [group]: wholeSettings(group, { [group]: stored }) }));
    setProblems((before) => ({ ...before, [group]: {} }));
  }

  const save = useAction(async () => {
    if (changes === 0) return;
    const clean = changedGroups.map((group) => ({ group, values: cleanSettings(settingGroups[group], values[group]) }));
    const found: Problems = {};
    for (const { group, values: given } of clean) {
      const wrong = settingProblems(settingGroups[group], given);
      if (Object.keys(wrong).length > 0) found[group] = wrong;
    }
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const data = clean.map((one) => ({ ...one, version: state.versions[one.group] ?? 0 }));
    const result = await withSession(() => saveSiteSettings({ data }));
    if (result.ok) {
      accept(result.state);
      replaceStoredFacts(storedFactsOf(result.state.changed));
      applyColours();
      toast({ title: "Settings saved", type: "success" });
      await invalidate("settings");
      await invalidate("home");
    } else if ("problems" in result) setProblems(result.problems);
    else {
      throw new Error(
        `“${settingGroups[result.conflict].title}” was saved in another window. Copy what you typed there, discard your changes and load the page again.`,
      );
    }
  }, "The settings were not saved");

  return {
    values,
    problems,
    changes,
    wrong: Object.values(problems).reduce((sum, group) => sum + Object.keys(group).length, 0),
    change,
    restore,
    save,
    discard: () => accept(state),
  };
}

import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { useInvalidate } from "../../../admin/use-admin-query.ts";
import { type TextChanges, withStored } from "../../../facts/site.ts";
import type { TextPage } from "../../../facts/text-pages.ts";
import { errorMessage } from "../../../lib/error-message.ts";
import { toast } from "../../../ui/toast-store.ts";
import { cleanSettings, type SettingValues, settingProblems, textOf } from "../../settings/setting.ts";
import { completeSettings, defaultSettings, storedFactsOf } from "../../settings/setting-facts.ts";
import { settingGroups } from "../../settings/setting-groups.ts";
import { saveSiteSettings } from "../../settings/settings.admin.functions.ts";
import type { SettingsState } from "../../settings/settings-state.ts";
import { publishPageWords } from "../setup.admin.functions.ts";

/** Milliseconds without typing, after which it is saved. */
const pauseMs = 1200;

/** Saves after a pause, when a field is left and when the step is; one save at a time. */
function useAutosave(save: () => Promise<void>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef(Promise.resolve());
  const latest = useRef(save);
  const invalidate = useInvalidate();
  useEffect(() => {
    latest.current = save;
  });
  function flush(): void {
    clearTimeout(timer.current);
    running.current = running.current
      .then(() => latest.current())
      .then(() => invalidate())
      .catch((failure: unknown) => {
        toast({ title: "It was not saved", description: errorMessage(failure), type: "error" });
      });
  }
  const atEnd = useRef(flush);
  useEffect(() => {
    atEnd.current = flush;
  });
  useEffect(() => () => atEnd.current(), []);
  return {
    flush,
    typed(): void {
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, pauseMs);
    },
  };
}

/** The brand is the name until the owner gives it another one. */
const withBrand = (before: SettingValues, next: SettingValues): SettingValues =>
  before.brand === defaultSettings.you.brand && next.brand === before.brand && next.name !== before.name
    ? { ...next, brand: textOf(next.name).slice(0, 40) }
    : next;

/** A group of the settings; its valid values are saved as they are typed. `onSaved` is called after each save. */
export function useSavedSettings(group: "you" | "names" | "urls", initial: SettingsState, onSaved: () => void) {
  const [values, setValues] = useState(() => completeSettings(group, initial.changed));
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const stored = useRef(initial);
  const touched = useRef(new Set<string>());
  const router = useRouter();
  const autosave = useAutosave(async () => {
    if (touched.current.size === 0) return;
    const clean = cleanSettings(settingGroups[group], values);
    const allProblems = settingProblems(settingGroups[group], clean);
    setProblems(Object.fromEntries(Object.entries(allProblems).filter(([name]) => touched.current.has(name))));
    const typed = [...touched.current].filter((name) => !(name in allProblems));
    for (let attempts = 0; typed.length > 0 && attempts < 3; attempts++) {
      const { changed, versions } = stored.current;
      const before = completeSettings(group, changed);
      const next = { ...before, ...Object.fromEntries(typed.map((name) => [name, clean[name] ?? ""])) };
      const change = { group, version: versions[group] ?? 0, values: withBrand(before, next) };
      const result = await saveSiteSettings({ data: [change] });
      if (result.ok) {
        stored.current = result.value;
        for (const name of typed) touched.current.delete(name);
        router.options.context.changeSite((site) => withStored(site, storedFactsOf(result.value.changed)));
        onSaved();
        return;
      }
      if (result.code === "invalid") return setProblems(result.fields[group] ?? {});
      // Saved elsewhere meanwhile: the fields typed here go on top of that.
      stored.current = result.state;
    }
  });
  return {
    values,
    problems,
    flush: autosave.flush,
    change(name: string, value: string): void {
      touched.current.add(name);
      setValues((before) => ({ ...before, [name]: value }));
      // Half a URL would be public, and would redirect forever.
      if (group !== "urls") autosave.typed();
    },
  };
}

/** Words of a page that are public as typed; `isReady` keeps some from being saved yet. */
export function useSavedWords(page: TextPage, published: TextChanges, isReady: (typed: TextChanges) => boolean) {
  const [typed, setTyped] = useState<TextChanges>({});
  const saved = useRef<TextChanges>({});
  const autosave = useAutosave(async () => {
    const texts = Object.fromEntries(Object.entries(typed).filter(([path, text]) => saved.current[path] !== text));
    if (Object.keys(texts).length === 0 || !isReady(typed)) return;
    await publishPageWords({ data: { page, texts } });
    saved.current = typed;
  });
  return {
    texts: { ...published, ...typed },
    flush: autosave.flush,
    change(path: string, text: string | readonly string[]): void {
      setTyped((before) => ({ ...before, [path]: text }));
      autosave.typed();
    },
  };
}

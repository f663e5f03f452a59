import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef, useState } from "react";
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

/** Time without typing before a save. */
const pauseMs = 1200;

/** Saves after a pause, on blur and on unmount; one save at a time. `save` returns whether it stored anything. */
function useAutosave(save: () => Promise<boolean>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<unknown>>(Promise.resolve());
  const latestSave = useRef(save);
  const invalidate = useInvalidate();
  useEffect(() => {
    latestSave.current = save;
  });
  function flush(): void {
    clearTimeout(timer.current);
    running.current = running.current
      .then(() => latestSave.current())
      .then((hasSaved) => (hasSaved ? invalidate() : undefined))
      .catch((failure: unknown) => {
        toast({ title: "It was not saved", description: errorMessage(failure), type: "error" });
      });
  }
  const flushOnUnmount = useEffectEvent(flush);
  useEffect(() => () => flushOnUnmount(), []);
  return {
    flush,
    typed(): void {
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, pauseMs);
    },
  };
}

const brandOf = ({ name }: SettingValues) => textOf(name).slice(0, 40);

/** The brand follows the name until the owner gives it another one. */
export function withBrand(previous: SettingValues, next: SettingValues): SettingValues {
  const isOwnBrand = previous.brand !== defaultSettings.you.brand && previous.brand !== brandOf(previous);
  if (isOwnBrand || next.brand !== previous.brand || next.name === previous.name) return next;
  return { ...next, brand: brandOf(next) };
}

/** Saves the valid fields of a settings group as they are typed; calls `onSaved` after each save. */
export function useSavedSettings(group: "you" | "names" | "urls", initial: SettingsState, onSaved: () => void) {
  const [values, setValues] = useState(() => completeSettings(group, initial.changed));
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const stored = useRef(initial);
  const touched = useRef(new Set<string>());
  const router = useRouter();
  async function saveTyped(typed: readonly string[], clean: SettingValues): Promise<boolean> {
    for (let attempt = 1; typed.length > 0 && attempt <= 3; attempt++) {
      const { changed, versions } = stored.current;
      const previous = completeSettings(group, changed);
      const next = { ...previous, ...Object.fromEntries(typed.map((name) => [name, clean[name] ?? ""])) };
      const change = { group, version: versions[group] ?? 0, values: withBrand(previous, next) };
      const result = await saveSiteSettings({ data: [change] });
      if (result.ok) {
        stored.current = result.value;
        router.options.context.changeSite((site) => withStored(site, storedFactsOf(result.value.changed)));
        onSaved();
        return true;
      }
      if (result.code === "invalid") {
        setProblems(result.fields[group] ?? {});
        return false;
      }
      // Saved elsewhere in the meantime: retried with the fields typed here on top of that.
      stored.current = result.state;
    }
    return false;
  }
  const autosave = useAutosave(async () => {
    if (touched.current.size === 0) return false;
    const clean = cleanSettings(settingGroups[group], values);
    const allProblems = settingProblems(settingGroups[group], clean);
    setProblems(Object.fromEntries(Object.entries(allProblems).filter(([name]) => touched.current.has(name))));
    const typed = [...touched.current].filter((name) => !(name in allProblems));
    // A field that is typed in while its save is on its way is saved again.
    for (const name of typed) touched.current.delete(name);
    let hasSaved = false;
    try {
      hasSaved = await saveTyped(typed, clean);
    } finally {
      if (!hasSaved) for (const name of typed) touched.current.add(name);
    }
    return hasSaved;
  });
  return {
    values,
    problems,
    flush: autosave.flush,
    change(name: string, value: string): void {
      touched.current.add(name);
      setValues((previous) => ({ ...previous, [name]: value }));
      // A half-typed URL would be public, and would redirect from then on.
      if (group !== "urls") autosave.typed();
    },
  };
}

/** Publishes texts of a page as they are typed, once `isReady` accepts them. */
export function useSavedTexts(page: TextPage, published: TextChanges, isReady: (typed: TextChanges) => boolean) {
  const [typed, setTyped] = useState<TextChanges>({});
  const saved = useRef<TextChanges>({});
  const autosave = useAutosave(async () => {
    const texts = Object.fromEntries(Object.entries(typed).filter(([path, text]) => saved.current[path] !== text));
    if (Object.keys(texts).length === 0 || !isReady(typed)) return false;
    await publishPageWords({ data: { page, texts } });
    saved.current = typed;
    return true;
  });
  return {
    texts: { ...published, ...typed },
    flush: autosave.flush,
    change(path: string, text: string | readonly string[]): void {
      setTyped((previous) => ({ ...previous, [path]: text }));
      autosave.typed();
    },
  };
}

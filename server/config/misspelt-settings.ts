import { editDistance } from "../../src/lib/edit-distance.ts";
import type { Environment } from "./read-variable.ts";
import { settings } from "./settings.ts";

/** Ignores case and underscores. */
const plain = (name: string) => name.toUpperCase().replaceAll(/[^A-Z]/g, "");

/** Stricter for short names, which resemble variables of other programs (HOME, HOST). */
const mostMistakes = (name: string) => (plain(name).length <= 4 ? 0 : plain(name).length <= 8 ? 1 : 2);

export type MisspeltSetting = { name: string; likely: string };

export function misspeltSettings(environment: Environment): MisspeltSetting[] {
  const known = new Set(Object.keys(settings).flatMap((name) => [name, `${name}_FILE`]));
  const unset = [...known].filter((name) => environment[name] === undefined);
  return Object.keys(environment).flatMap((name) => {
    if (known.has(name)) return [];
    const near = unset
      .filter((candidate) => Math.abs(candidate.length - name.length) <= 3)
      .map((candidate) => ({ name, likely: candidate, mistakes: editDistance(plain(name), plain(candidate)) }))
      .filter(({ likely, mistakes }) => mistakes <= mostMistakes(likely))
      .sort((a, b) => a.mistakes - b.mistakes);
    return near.slice(0, 1).map(({ likely }) => ({ name, likely }));
  });
}

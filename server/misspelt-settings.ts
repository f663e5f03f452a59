import { settingNames } from "./config.ts";
import type { Environment } from "./environment.ts";

/** Characters to insert, remove, replace or swap with their neighbour until one word is the other. */
function distance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1];
      const isSwapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row.push(
        Math.min(
          at(i - 1, j) + 1,
          at(i, j - 1) + 1,
          at(i - 1, j - 1) + (same ? 0 : 1),
          isSwapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(one.length, other.length);
}

/** As it is compared: case and underscores are what is mistyped first. */
const plain = (name: string) => name.toUpperCase().replaceAll(/[^A-Z]/g, "");

/** A short name has neighbours that are other programs' own, such as HOME beside HOST. */
const mostMistakes = (name: string) => (plain(name).length <= 4 ? 0 : plain(name).length <= 8 ? 1 : 2);

export type MisspeltSetting = { name: string; likely: string };

/** Variables that are none of the site's, and which of its own, not set, each probably means. */
export function misspeltSettings(environment: Environment): MisspeltSetting[] {
  const known = new Set(settingNames.flatMap((name) => [name, `${name}_FILE`]));
  const unset = [...known].filter((name) => environment[name] === undefined);
  return Object.keys(environment).flatMap((name) => {
    if (known.has(name)) return [];
    const near = unset
      .filter((candidate) => Math.abs(candidate.length - name.length) <= 3)
      .map((candidate) => ({ name, likely: candidate, mistakes: distance(plain(name), plain(candidate)) }))
      .filter(({ likely, mistakes }) => mistakes <= mostMistakes(likely))
      .sort((a, b) => a.mistakes - b.mistakes);
    return near.slice(0, 1).map(({ likely }) => ({ name, likely }));
  });
}

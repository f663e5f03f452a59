import { expect, test } from "vitest";
import { isTextGroup } from "../../facts/page-texts.ts";
import { keyOf } from "./text-fields.ts";

/** Lists of groups in `value` whose entries have no keys of their own. */
function listsWithoutKeys(value: unknown, path: string): string[] {
  if (Array.isArray(value)) {
    const keys = value.filter(isTextGroup).map(keyOf);
    const within = value.flatMap((entry, index) => listsWithoutKeys(entry, `${path}.${index}`));
    return keys.includes("") || new Set(keys).size < keys.length ? [path, ...within] : within;
  }
  if (!isTextGroup(value)) return [];
  return Object.entries(value).flatMap(([name, part]) => listsWithoutKeys(part, `${path}.${name}`));
}

test("every entry of a list has a key of its own, with which the owner's changes stay", () => {
  const modules = import.meta.glob<object>(["../../**/*-copy.ts", "../../**/*-meta.ts"], { eager: true });
  const copies = Object.entries(modules).flatMap(([file, module]) =>
    Object.entries(module).map(([name, value]: [string, unknown]) => ({ file: `${file} ${name}`, value })),
  );
  expect(copies.length).toBeGreaterThan(100);
  const lists = copies.flatMap(({ file, value }) =>
    isTextGroup(value) && "defaults" in value ? listsWithoutKeys(value.defaults, file) : [],
  );
  expect(lists).toEqual([]);
});

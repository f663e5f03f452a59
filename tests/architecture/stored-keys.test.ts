import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
const read = (file: string) => readFile(path.join(root, file), "utf8");

/** Written by the router when `scrollRestoration` is on. */
const routerSource = "node_modules/@tanstack/router-core/dist/esm/scroll-restoration.js";

const namesIn = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, name = ""]) => name);

/** Keys that each module writes to browser storage. */
async function listStoredKeys(): Promise<{ file: string; keys: string[] }[]> {
  const keysByModule: { file: string; keys: string[] }[] = [
    { file: routerSource, keys: namesIn(await read(routerSource), /"(tsr-scroll-restoration-[\w.]+)"/g) },
  ];
  for await (const file of glob("src/**/*.{ts,tsx}", { cwd: root })) {
    if (/\.test\.tsx?$/.test(file)) continue;
    const text = await read(file);
    const stores = /\b(?:localStorage|sessionStorage)\b/.test(text);
    const keys = [
      ...(stores ? namesIn(text, /^(?:export )?const (?:key|storageKey|prefix|\w+Note) = "([^"]+)"/gm) : []),
      ...namesIn(text, /= browserFlag\("([^"]+)"\)/g),
    ];
    if (stores || keys.length > 0) keysByModule.push({ file, keys });
  }
  return keysByModule;
}

test("the cookie policy lists each key that the code writes into a browser's storage, and no others", async () => {
  const storedKeys = await listStoredKeys();
  expect(storedKeys.filter(({ keys }) => keys.length === 0)).toEqual([]);
  const policy = await read("src/facts/legal/cookie-policy.md");
  const stored = policy.slice(policy.indexOf("{#stored}"), policy.indexOf("{#not-stored}"));
  const listed = namesIn(stored, /`([^`]+)`/g).filter((name) => !/^(?:__Host-)?site\.$/.test(name));
  expect(new Set(listed)).toEqual(new Set(storedKeys.flatMap(({ keys }) => keys)));
});

test("only sign-in sets cookies, under the names of the cookie policy", async () => {
  const setters: string[] = [];
  for await (const file of glob("{src,server}/**/*.{ts,tsx}", { cwd: root })) {
    if (/\.test\.tsx?$/.test(file)) continue;
    if (/document\.cookie|set-cookie/i.test(await read(file))) setters.push(file);
  }
  expect(setters.filter((file) => !/^server\/(?:identity|upstream)\//.test(file))).toEqual([]);
  expect(await read("server/identity/auth-options.ts")).toContain('cookiePrefix: secure ? "__Host-site" : "site"');
});

import { expect, test, vi } from "vitest";
import type { live } from "../../src/facts/stored-facts.ts";

const watch = vi.hoisted(() => ({ reads: [] as string[] }));

vi.mock("../../src/facts/stored-facts.ts", () => ({
  storedFactsId: "site-facts",
  storedFacts: () => ({}),
  isLive: () => false,
  replaceStoredFacts: () => undefined,
  live: ((group, defaults) =>
    new Proxy(defaults, {
      get: (target, name, receiver) => {
        const line = new Error().stack
          ?.split("\n")
          .find((each) => each.includes("/src/") && !each.includes("live-facts"));
        watch.reads.push(`${group}.${String(name)} ${line?.trim() ?? ""}`);
        return Reflect.get(target, name, receiver);
      },
    })) as typeof live,
}));

vi.mock("../../src/facts/page-texts.ts", () => ({
  pageTexts: () => ({}),
  replacePageTexts: () => undefined,
  editable: (page: string, section: string, defaults: object) =>
    new Proxy(defaults, {
      get: (target, name, receiver) => {
        const line = new Error().stack
          ?.split("\n")
          .find((each) => each.includes("/src/") && !each.includes("page-texts"));
        if (name !== "path" && name !== "kind")
          watch.reads.push(`${page} ${section}.${String(name)} ${line?.trim() ?? ""}`);
        return Reflect.get(target, name, receiver) as unknown;
      },
    }),
}));

const modules = import.meta.glob([
  "../../src/{admin,facts,features,pages,seo,site}/**/*.{ts,tsx}",
  "!../../src/**/*.test.*",
  // Programs of their own read what they were started with.
  "!../../src/features/**/*-{thread,worker,process}.server.ts",
  "!../../src/pages/legal/*-{page,words}.tsx",
  "!../../src/features/settings/admin/*.tsx",
]);

test("no module reads a fact or a text while it loads, because the owner can change it at run time", {
  timeout: 120_000,
}, async () => {
  for (const load of Object.values(modules)) await load();
  expect([...new Set(watch.reads)]).toEqual([]);
});

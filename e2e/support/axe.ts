import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { AxeBuilder } from "@axe-core/playwright";
import type { Frame, Page } from "@playwright/test";
import type axeCore from "axe-core";
import type { Result, RunOptions } from "axe-core";

/** The minified file: the main one is more than twice as long and parsed on every page. */
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

export type AxeOptions = {
  exclude?: string;
  disabled?: readonly string[];
};

declare global {
  interface Window {
    axe?: typeof axeCore;
  }
}

/** Whether frames of other origins are visible, which axe examines one by one. */
const hasForeignFrames = (page: Page) =>
  page
    .frames()
    .some((frame) => frame.url().startsWith("http") && new URL(frame.url()).origin !== new URL(page.url()).origin);

async function prepare(frame: Frame): Promise<void> {
  const isLoaded = () => window.axe !== undefined;
  if (!(await frame.evaluate(isLoaded))) await frame.evaluate(source);
}

/** The library's own timeout for frames, one second. */
const timeout = () => new Promise<void>((resolve) => setTimeout(resolve, 1000));

/** Whether axe finds anything, without building selectors. */
async function hasViolations(page: Page, { exclude, disabled = [] }: AxeOptions): Promise<boolean> {
  await prepare(page.mainFrame());
  // Frames without scripts, or while reloading, do not respond.
  const subframes = page.frames().filter((frame) => frame !== page.mainFrame());
  await Promise.all(subframes.map((frame) => Promise.race([prepare(frame).catch(() => undefined), timeout()])));
  const options: RunOptions = {
    resultTypes: ["violations"],
    selectors: false,
    // Only rules that are not run need style sheets.
    preload: { assets: ["media"] },
    rules: Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }])),
  };
  return page.evaluate(
    async (options) => {
      const context = options.exclude ? { exclude: [options.exclude] } : document;
      const results = await window.axe?.run(context, options.options);
      return results?.violations.length !== 0;
    },
    { exclude, options },
  );
}

export async function violationsOn(page: Page, options: AxeOptions = {}): Promise<Result[]> {
  const isForeign = hasForeignFrames(page);
  if (!isForeign && !(await hasViolations(page, options))) return [];
  // Merging results of foreign frames opens an extra page each time.
  const builder = new AxeBuilder({ page }).setLegacyMode(!isForeign).options({ resultTypes: ["violations"] });
  if (options.exclude) builder.exclude(options.exclude);
  if (options.disabled) builder.disableRules([...options.disabled]);
  return (await builder.analyze()).violations;
}

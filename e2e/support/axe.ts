import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { AxeBuilder } from "@axe-core/playwright";
import type { Frame, Page } from "@playwright/test";
import type axeCore from "axe-core";
import type { Result, RunOptions } from "axe-core";

/** Every page that is examined parses it: the package's main file is more than twice as long. */
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

export type AxeOptions = {
  /** Elements that are left out, as a selector. */
  exclude?: string;
  disabled?: readonly string[];
};

declare global {
  interface Window {
    axe?: typeof axeCore;
    /** The page as it was when axe last found nothing: what is on it, and what of it is shown. */
    faultless?: { content: string; shown: string };
  }
}

/** Whether the page shows frames of other origins, which axe examines one by one. */
const hasForeignFrames = (page: Page) =>
  page
    .frames()
    .some((frame) => frame.url().startsWith("http") && new URL(frame.url()).origin !== new URL(page.url()).origin);

async function prepare(frame: Frame): Promise<void> {
  const isThere = () => window.axe !== undefined;
  if (!(await frame.evaluate(isThere))) await frame.evaluate(source);
}

/** As long as the library itself waits for a frame. */
const patience = () => new Promise<void>((resolve) => setTimeout(resolve, 1000));

/** Rules whose answer depends on colours; that of all others follows from what is on the page and how large it is. */
const colourRules = ["color-contrast", "link-in-text-block"];

/**
 * Whether axe finds anything, without the words for it: building the selectors of all elements takes most of its time. A page
 * that had nothing to find in one colour scheme, and has not changed, is examined in the other for its colours only; in a
 * window of another size for everything but its colours.
 */
async function findsAnything(page: Page, { exclude, disabled = [] }: AxeOptions): Promise<boolean> {
  await prepare(page.mainFrame());
  // One that runs no scripts does not answer, and one that is just loaded anew cannot.
  const others = page.frames().filter((frame) => frame !== page.mainFrame());
  await Promise.all(others.map((frame) => Promise.race([prepare(frame).catch(() => undefined), patience()])));
  const options: RunOptions = {
    resultTypes: ["violations"],
    selectors: false,
    // Style sheets are fetched for rules only that are not run.
    preload: { assets: ["media"] },
    rules: Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }])),
  };
  return page.evaluate(
    async (given) => {
      const open = document.querySelectorAll(":popover-open, :modal").length;
      const content = [location.href, given.exclude, open, document.documentElement.outerHTML].join("\n");
      const shown = [innerWidth, innerHeight, document.body.innerText].join("\n");
      const before = frames.length === 0 && window.faultless?.content === content ? window.faultless : undefined;
      const context = given.exclude ? { exclude: [given.exclude] } : document;
      const withoutColours = Object.fromEntries(given.colourRules.map((rule) => [rule, { enabled: false }]));
      const { rules } = given.options;
      const options =
        before?.shown === shown
          ? { ...given.options, rules: {}, runOnly: { type: "rule" as const, values: given.colourRules } }
          : { ...given.options, rules: before ? { ...rules, ...withoutColours } : rules };
      const results = await window.axe?.run(context, options);
      const isFaultless = results?.violations.length === 0;
      if (isFaultless) window.faultless = { content, shown };
      return !isFaultless;
    },
    { exclude, options, colourRules },
  );
}

/** What axe finds on the page as it is. */
export async function violationsOn(page: Page, options: AxeOptions = {}): Promise<Result[]> {
  const isForeign = hasForeignFrames(page);
  if (!isForeign && !(await findsAnything(page, options))) return [];
  // Putting the results of foreign frames together takes a page of its own each time.
  const builder = new AxeBuilder({ page }).setLegacyMode(!isForeign).options({ resultTypes: ["violations"] });
  if (options.exclude) builder.exclude(options.exclude);
  if (options.disabled) builder.disableRules([...options.disabled]);
  return (await builder.analyze()).violations;
}

import { expect, type Locator } from "@playwright/test";
import { hydrated } from "../test.ts";

/** Masks what varies between runs: dates, relative times, ports, tokens. @returns a function that restores it */
const maskVariableParts = (part: Locator) =>
  part.evaluateHandle((root) => {
    const months = "January|February|March|April|May|June|July|August|September|October|November|December";
    const rules: [RegExp, string][] = [
      [/\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b(?=,? \d{1,2} \w)/g, "Monday"],
      [new RegExp(`\\b\\d{1,2} (?:${months})\\b`, "g"), "10 November"],
      [new RegExp(`\\b(?:${months}) (?=\\d{4})`, "g"), "November "],
      [/\b\d{1,2} (?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)\b/g, "10 Nov"],
      [/\b\d{1,2}(?=:\d\d\b(?! [AP]M))/g, "10"],
      // Except business hours, which are a range.
      [/(?<!-)\b\d{1,2}(:\d\d) [AP]M\b(?!-)/g, "10$1 AM"],
      [/GMT[+-]\d+/g, "GMT+1"],
      [/(?:about |almost |over )?\d+ (?:minute|hour|day|month|year)s? ago|just now/g, "about 4 days ago"],
    ];
    const mask = (text: string) =>
      rules.reduce((masked, [pattern, placeholder]) => masked.replace(pattern, placeholder), text);
    const restore: (() => void)[] = [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const node = text;
      const before = node.nodeValue ?? "";
      if (mask(before) === before) continue;
      node.nodeValue = mask(before);
      restore.push(() => (node.nodeValue = before));
    }
    const change = (element: Element, name: string, transform: (value: string) => string) => {
      const before = element.getAttribute(name) ?? "";
      if (transform(before) === before) return;
      element.setAttribute(name, transform(before));
      restore.push(() => element.setAttribute(name, before));
    };
    for (const labelled of root.querySelectorAll("[aria-label]")) change(labelled, "aria-label", mask);
    for (const link of root.querySelectorAll("a[href]")) {
      change(link, "href", (href) =>
        href
          .replaceAll(encodeURIComponent(location.origin), "SITE")
          .replace(/[\w-]{12,}\.[\w-]+\.[\w-]{32}/, "TOKEN")
          .replace(/^(\/admin\/\w+)\/\d+/, "$1/1"),
      );
    }
    return restore;
  });

/** Compares a part's screen-reader output with its file in e2e/screen-reader; masked text is restored for hydration. */
export async function matchesScreenReader(part: Locator, name: string): Promise<void> {
  await hydrated(part.page());
  const restore = await maskVariableParts(part);
  await expect(part).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
  await restore.evaluate((restoreSteps) => {
    for (const step of restoreSteps) step();
  });
}

export async function matchesScreenReaderWithout(part: Locator, without: Locator, name: string): Promise<void> {
  await without.evaluateAll((elements) => {
    for (const element of elements) element.setAttribute("aria-hidden", "true");
  });
  await matchesScreenReader(part, name);
  await without.evaluateAll((elements) => {
    for (const element of elements) element.removeAttribute("aria-hidden");
  });
}

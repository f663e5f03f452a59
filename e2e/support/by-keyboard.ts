import type { Locator, Page } from "@playwright/test";
import { expect } from "../test.ts";

/** More stops than any page has. */
const maxStops = 250;

/** What is wrong with the place of the focus for someone who has nothing else to go by; empty when it can be seen. */
const focusFault = () => {
  const focused = document.activeElement;
  // Between the last stop and the first one is the browser's own bar.
  if (!focused || focused === document.body) return "";
  const named = `${focused.localName} “${(focused.textContent || focused.getAttribute("name") || "").trim().slice(0, 40)}”`;
  const { top, bottom, left, right } = focused.getBoundingClientRect();
  const isInView = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  if (!focused.checkVisibility({ visibilityProperty: true }) || !isInView) return `${named} has the focus out of sight`;
  const isMarked = (element: Element | null | undefined) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none";
  };
  // The button within a field for a date has the browser's own mark, which no style tells.
  if (focused.matches("input[type=date], input[type=time]") && !focused.matches(":focus-visible")) return "";
  // Where a document is written, the insertion point is the mark.
  if (focused.matches("textarea, [contenteditable=true]")) return "";
  // A control that is drawn by its label, by the box around it or as its whole card, is marked there.
  const label = (focused as HTMLInputElement).labels?.[0];
  const around = [focused.parentElement, focused.closest(".card")];
  const isSeen = [focused, label, focused.nextElementSibling, ...around].some(isMarked);
  return isSeen ? "" : `${named} has the focus without a mark`;
};

/**
 * Moves the focus with the Tab key until it is where it is wanted, and fails when it cannot be seen on the way.
 * @throws when the key never gets there
 */
export async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await expect(target).toBeVisible();
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  for (let stops = 0; stops < maxStops; stops++) {
    if (await hasFocus()) return;
    await page.keyboard.press(key);
    // A page that scrolls smoothly needs a moment to show it.
    await expect.poll(() => page.evaluate(focusFault), "where the focus is").toBe("");
  }
  throw new Error(`the ${key} key never reaches ${target.toString()}`);
}

/** Tabs to a control and presses it. */
export async function pressByKeyboard(page: Page, target: Locator, key: "Enter" | "Space" = "Enter"): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Tabs to a field and types. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

import type { Locator, Page } from "@playwright/test";
import { expect } from "../test.ts";

const maxStops = 250;

/** The reason why the focus is not visible; empty when it is. */
const focusFault = () => {
  const focused = document.activeElement;
  // The browser's own toolbar is between the last stop and the first.
  if (!focused || focused === document.body) return "";
  const elementName = `${focused.localName} “${(focused.textContent || focused.getAttribute("name") || "").trim().slice(0, 40)}”`;
  const { top, bottom, left, right } = focused.getBoundingClientRect();
  const isInView = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  if (!focused.checkVisibility({ visibilityProperty: true }) || !isInView)
    return `${elementName} has the focus out of sight`;
  const hasFocusStyle = (element: Element | null | undefined) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none";
  };
  // The picker button in a date field has the browser's own focus ring, invisible to computed styles.
  if (focused.matches("input[type=date], input[type=time]") && !focused.matches(":focus-visible")) return "";
  // In text, the caret marks the focus.
  if (focused.matches("textarea, [contenteditable=true]")) return "";
  // Some controls show their focus on the label, the surrounding box or the card.
  const label = (focused as HTMLInputElement).labels?.[0];
  const containers = [focused.parentElement, focused.closest(".card")];
  const isFocusVisible = [focused, label, focused.nextElementSibling, ...containers].some(hasFocusStyle);
  return isFocusVisible ? "" : `${elementName} has the focus without a mark`;
};

/** Tabs to the target; the focus must be visible at every stop. @throws when it is never reached */
export async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await expect(target).toBeVisible();
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  for (let stops = 0; stops < maxStops; stops++) {
    if (await hasFocus()) return;
    await page.keyboard.press(key);
    await expect.poll(() => page.evaluate(focusFault), "where the focus is").toBe("");
  }
  throw new Error(`the ${key} key never reaches ${target.toString()}`);
}

export async function pressByKeyboard(page: Page, target: Locator, key: "Enter" | "Space" = "Enter"): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

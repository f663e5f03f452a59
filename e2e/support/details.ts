import type { Page } from "@playwright/test";

/** Opens the panel beside a document where it is a closed drawer. */
export async function openDetails(page: Page): Promise<void> {
  const toggle = page.getByRole("button", { name: "Details", exact: true });
  if ((await toggle.getAttribute("aria-expanded")) === "false") await toggle.click();
}

/** Does something in the panel beside a document: on a small window it is a drawer, which is closed again after that. */
export async function inDetails(page: Page, act: () => Promise<unknown>): Promise<void> {
  const toggle = page.getByRole("button", { name: "Details", exact: true });
  const isClosed = (await toggle.getAttribute("aria-expanded")) === "false";
  if (isClosed) await toggle.click();
  await act();
  const close = page.getByRole("button", { name: "Close details" });
  // A dialog of the page closes the drawer, too.
  if (isClosed && (await close.isVisible())) await close.click();
}

/** Fills a field of the panel. */
export const setDetail = (page: Page, label: string, value: string): Promise<void> =>
  inDetails(page, () => page.getByLabel(label, { exact: true }).fill(value));

import type { Page } from "@playwright/test";

export async function openDetails(page: Page): Promise<void> {
  const toggle = page.getByRole("button", { name: "Details", exact: true });
  if ((await toggle.getAttribute("aria-expanded")) === "false") await toggle.click();
}

export async function inDetails(page: Page, act: () => Promise<unknown>): Promise<void> {
  const toggle = page.getByRole("button", { name: "Details", exact: true });
  const isClosed = (await toggle.getAttribute("aria-expanded")) === "false";
  if (isClosed) await toggle.click();
  await act();
  const close = page.getByRole("button", { name: "Close details" });
  if (isClosed && (await close.isVisible())) await close.click();
}

export const setDetail = (page: Page, label: string, value: string): Promise<void> =>
  inDetails(page, () => page.getByLabel(label, { exact: true }).fill(value));

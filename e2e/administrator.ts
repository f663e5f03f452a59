import { expect, type Page } from "@playwright/test";

/** The administrator whom the server of the journeys makes at its start (playwright.config.ts). */
export const administrator = { email: "owner@example.com", password: "a chart for every voyage" };

/** Signs in and waits for the page that was wanted. */
export async function signIn(page: Page, wanted = "/admin", who = administrator): Promise<void> {
  await page.goto(wanted);
  await expect(page.getByRole("heading", { name: "Welcome" })).toBeVisible();
  await page.getByLabel("Email").fill(who.email);
  await page.getByLabel("Password", { exact: true }).fill(who.password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${wanted.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&")}$`));
}

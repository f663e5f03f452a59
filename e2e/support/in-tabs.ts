import { type BrowserContext, expect, type Page } from "@playwright/test";

/** Pages wait for the network and for a moment of rest most of their time; so many do it side by side. */
const tabs = 3;

/**
 * Shows each path in one of several tabs and looks at it. The console of none may say anything, as for the page of every journey.
 */
export async function inTabs(
  context: BrowserContext,
  paths: readonly string[],
  look: (page: Page, path: string) => Promise<void>,
): Promise<void> {
  const noise: string[] = [];
  const waiting = [...paths];
  const walk = async () => {
    const page = await context.newPage();
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) noise.push(`${message.text()} ${message.location().url}`);
    });
    page.on("pageerror", (error) => noise.push(error.message));
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await look(page, path);
    await page.close();
  };
  await Promise.all(Array.from({ length: tabs }, walk));
  expect(noise, "console of the browser").toEqual([]);
}

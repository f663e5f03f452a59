import { type BrowserContext, expect, type Page } from "@playwright/test";

/** Pages mostly wait for the network, so several load in parallel. */
const tabCount = 3;

/** Checks each path in one of several tabs, whose consoles must stay empty. */
export async function inTabs(
  context: BrowserContext,
  paths: readonly string[],
  check: (page: Page, path: string) => Promise<void>,
): Promise<void> {
  const messages: string[] = [];
  const queue = [...paths];
  const work = async () => {
    const page = await context.newPage();
    await page.addInitScript(() => {
      addEventListener("securitypolicyviolation", ({ blockedURI, violatedDirective }) => {
        console.error(`${violatedDirective} blocks ${blockedURI}`);
      });
    });
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) messages.push(`${message.text()} ${message.location().url}`);
    });
    page.on("pageerror", (error) => messages.push(error.message));
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) await check(page, path);
    await page.close();
  };
  await Promise.all(Array.from({ length: tabCount }, work));
  expect(messages, "console of the browser").toEqual([]);
}

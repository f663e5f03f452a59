import { createHmac } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import { expect, hydrated, skipMinFillTime, test } from "./test.ts";

const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
  "base64",
);

async function fillIn(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
  const form = page.locator("#registration");
  await form.getByLabel("Name", { exact: true }).fill("Sample Guest");
  await form.getByLabel("Email").fill("guest@example.com");
  await form.getByLabel("Bio").fill("Runs a port, and has learned it from three predecessors.");
  await form.getByLabel("Expertise").fill("Tides and timetables");
  await form.getByLabel("Topics").fill("What nobody wrote down");
  await form.getByLabel("Portrait").setInputFiles(file);
  return form;
}

test("a guest registers with a portrait, which must be a picture", async ({ page, checkAccessibility }) => {
  await page.goto("/podcast-registration");
  await hydrated(page);
  const form = await fillIn(page, { name: "me.png", mimeType: "image/png", buffer: Buffer.from("plain words") });
  await skipMinFillTime(page);
  await form.getByRole("button", { name: "Send your registration" }).click();
  await expect(form.getByRole("alert")).toContainText("could not be read as a picture");
  await expect(form.getByLabel("Bio")).toHaveValue(/Runs a port/);
  await checkAccessibility();
  await form.getByLabel("Portrait").setInputFiles({ name: "me.png", mimeType: "image/png", buffer: picture });
  await form.getByRole("button", { name: "Send your registration" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your registration has arrived");
});

/** A token for a missing record, signed by the site and already expired. */
async function expiredToken(purpose: string): Promise<string> {
  const dataDir = process.env.E2E_DATA_DIR ?? ".tmp/e2e-data";
  const secret = (await readFile(path.join(dataDir, "keys", "secret"), "utf8")).trim();
  const subject = Buffer.from("00000000-0000-4000-8000-000000000000").toString("base64url");
  const body = `${subject}.${Math.floor(Date.now() / 1000 - 60).toString(36)}`;
  return `${body}.${createHmac("sha256", secret).update(`${purpose}\n${body}`).digest("base64url").slice(0, 32)}`;
}

test("a forged guest link shows no data, and an expired one says so", { tag: "@thorough" }, async ({
  page,
  expectedMessages,
  checkAccessibility,
}) => {
  expectedMessages.push("404", "410");
  for (const { path: pagePath, purpose, forged } of [
    { path: "/guest-space", purpose: "guest", forged: "This link opens no guest page" },
    { path: "/booking", purpose: "booking", forged: "This link opens no booking" },
  ]) {
    const token = await expiredToken(purpose);
    const first = await page.goto(`${pagePath}/${token.slice(0, -4)}AAAA`);
    expect([first?.status(), first?.headers()["cache-control"]]).toEqual([404, "no-store"]);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(forged);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    const second = await page.goto(`${pagePath}/${token}`);
    expect(second?.status()).toBe(410);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link has expired");
    await checkAccessibility();
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a guest can register", { tag: "@thorough" }, async ({ page }) => {
    await page.goto("/podcast-registration");
    const form = await fillIn(page, { name: "me.png", mimeType: "image/png", buffer: picture });
    await form.getByRole("button", { name: "Send your registration" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your registration has arrived");
  });
});

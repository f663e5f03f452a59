import type { Page } from "@playwright/test";
import { type FakeModel, startFakeModel } from "./support/fake-model.ts";
import { type OwnSite, startOwnSite } from "./support/own-site.ts";
import { expect, hydrated, test } from "./test.ts";

test.describe.configure({ mode: "default" });

let model: FakeModel;
let site: OwnSite;

test.beforeAll(async () => {
  // Creating the database takes long while other journeys run.
  test.setTimeout(180_000);
  model = await startFakeModel();
  site = await startOwnSite({
    // This host name counts as another company's.
    ANSWER_URL: `http://0.0.0.0:${model.port}/v1`,
    ANSWER_KEY: "a key for the model",
    ANSWER_MODEL: "stand-in",
  });
});

test.afterAll(async () => {
  await site.close();
  await model.close();
});

test.beforeEach(() => {
  model.behave("well");
  model.requests.splice(0);
});

const consent = (page: Page) => page.getByRole("checkbox", { name: /Let a language model choose the passages/ });
const chosen = (page: Page) => page.locator(".answer-list[aria-live] blockquote");
const closest = (page: Page) => page.locator(".found-list > li");

async function ask(page: Page) {
  // The index is built after the server starts.
  await expect(async () => {
    await page.goto(`${site.origin}/ask?q=What+does+a+shift+handover+lose%3F`);
    await expect(page.locator(".found-list").first()).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 120_000 });
  await hydrated(page);
}

test("the model receives nothing before consent, then chooses among the passages", async ({
  page,
  checkAccessibility,
}) => {
  await ask(page);
  await expect(consent(page)).toBeVisible();
  await expect(closest(page).first()).toBeVisible();
  expect(model.requests).toEqual([]);
  await consent(page).check();
  await expect(chosen(page)).toHaveCount(2);
  await expect(chosen(page).first()).toContainText("“");
  await expect(page.getByText(/Your question and the passages it can choose from go to 0\.0\.0\.0/)).toBeVisible();
  expect(model.requests).toHaveLength(1);
  expect(model.requests[0]?.authorization).toBe("Bearer a key for the model");
  await checkAccessibility();
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.getByRole("button", { name: "Show what is closest" }).click();
  await expect(closest(page).first()).toBeVisible();
  await page.reload();
  await expect(chosen(page)).toHaveCount(2);
  await consent(page).uncheck();
  await expect(closest(page).first()).toBeVisible();
});

async function askModel(page: Page, manner: Parameters<FakeModel["behave"]>[0]) {
  model.behave(manner);
  await ask(page);
  await consent(page).check();
}

async function askAgain(page: Page, manner: Parameters<FakeModel["behave"]>[0]) {
  model.behave(manner);
  await ask(page);
}

test("only given passages are shown, whatever the model writes, and errors are reported", async ({ page }) => {
  await askModel(page, "invents");
  await expect(page.getByRole("button", { name: "Stop" })).toHaveCount(0);
  await expect(chosen(page)).toHaveCount(1);
  await expect(page.getByText("ten million euros")).toHaveCount(0);

  await askAgain(page, "miscites");
  await expect(page.getByText("The model chose none of our passages. These are the closest.")).toBeVisible();
  await expect(chosen(page)).toHaveCount(0);
  await expect(closest(page).first()).toBeVisible();

  await askAgain(page, "obeys");
  await expect(chosen(page)).toHaveCount(1);
  await expect(page.getByText(/evil\.example|12345/)).toHaveCount(0);

  await askAgain(page, "fails midway");
  await expect(page.getByText("The model did not finish. Everything above is quoted.")).toBeVisible();
  await expect(chosen(page)).toHaveCount(1);

  await askAgain(page, "too many");
  await expect(page.getByText("The model did not answer. These are the closest passages.")).toBeVisible();
  await expect(closest(page).first()).toBeVisible();
});

test("passages appear as they are chosen, and the visitor can stop a slow model", async ({ page }) => {
  await askModel(page, "slow");
  await expect(chosen(page)).toHaveCount(1);
  await expect(page.getByText("Choosing the next passage")).toBeVisible();
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByText("You stopped it here.")).toBeVisible();
  model.goOn();
  await expect(chosen(page)).toHaveCount(1);
});

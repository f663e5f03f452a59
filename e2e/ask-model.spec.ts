import type { Page } from "@playwright/test";
import { administrator, signIn } from "./administrator.ts";
import { type FakeModel, startFakeModel } from "./support/fake-model.ts";
import { type FakeTranscriber, startFakeTranscriber } from "./support/fake-transcriber.ts";
import { type OwnSite, startOwnSite } from "./support/own-site.ts";
import { expect, hydrated, test } from "./test.ts";

test.describe.configure({ mode: "default" });

let model: FakeModel;
let transcriber: FakeTranscriber;
let site: OwnSite;

test.beforeAll(async () => {
  // Creating the database takes long while other journeys run.
  test.setTimeout(180_000);
  model = await startFakeModel();
  transcriber = await startFakeTranscriber();
  site = await startOwnSite({
    // This host name counts as a third party's.
    ANSWER_URL: `http://0.0.0.0:${model.port}/v1`,
    ANSWER_KEY: "a key for the model",
    ANSWER_MODEL: "stand-in",
    TRANSCRIBE_URL: transcriber.url,
    TRANSCRIBE_MODEL: "stand-in",
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
  });
});

test.afterAll(async () => {
  await site.close();
  await model.close();
  await transcriber.close();
});

test.beforeEach(() => {
  model.behave("normal");
  model.requests.splice(0);
});

const consent = (page: Page) => page.getByRole("checkbox", { name: /Let a language model choose the passages/ });
const chosen = (page: Page) => page.locator(".answer-list[aria-live] blockquote");
const closest = (page: Page) => page.locator(".found-list > li");

async function submitQuestion(page: Page) {
  // The index is built after the server starts.
  await expect(async () => {
    await page.goto(`${site.origin}/ask?q=What+does+a+shift+handover+lose%3F`);
    await expect(page.locator(".found-list").first()).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 120_000 });
  await hydrated(page);
}

test("sends nothing to the model before consent, then shows the passages it chooses", async ({
  page,
  checkAccessibility,
}) => {
  await submitQuestion(page);
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

async function askModel(page: Page, behaviour: Parameters<FakeModel["behave"]>[0]) {
  model.behave(behaviour);
  await submitQuestion(page);
  await consent(page).check();
}

test("shows only given passages, whatever the model writes, and reports errors", { tag: "@thorough" }, async ({
  page,
}) => {
  await askModel(page, "invents");
  await expect(page.getByRole("button", { name: "Stop" })).toHaveCount(0);
  await expect(chosen(page)).toHaveCount(1);
  await expect(page.getByText("ten million euros")).toHaveCount(0);

  await askModel(page, "miscites");
  await expect(page.getByText("The model chose none of our passages. These are the closest.")).toBeVisible();
  await expect(chosen(page)).toHaveCount(0);
  await expect(closest(page).first()).toBeVisible();

  await askModel(page, "obeys");
  await expect(chosen(page)).toHaveCount(1);
  await expect(page.getByText(/evil\.example|12345/)).toHaveCount(0);

  await askModel(page, "fails midway");
  await expect(page.getByText("The model did not finish. Everything above is quoted.")).toBeVisible();
  await expect(chosen(page)).toHaveCount(1);

  await askModel(page, "too many");
  await expect(page.getByText("The model did not answer. These are the closest passages.")).toBeVisible();
  await expect(closest(page).first()).toBeVisible();
});

test("shows passages as they are chosen, and lets the visitor stop a slow model", { tag: "@thorough" }, async ({
  page,
}) => {
  await askModel(page, "slow");
  await expect(chosen(page)).toHaveCount(1);
  await expect(page.getByText("Choosing the next passage")).toBeVisible();
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByText("You stopped it here.")).toBeVisible();
  model.continueResponse();
  await expect(chosen(page)).toHaveCount(1);
});

test("transcribes a recording, which the owner corrects and publishes, and finds it in the archive", async ({
  page,
  checkAccessibility,
}) => {
  const released = Promise.withResolvers<void>();
  transcriber.respondWith(async () => {
    await released.promise;
    const spokenLines = [
      "Good morning.",
      "The kwartzite ledger stays in the harbour office.",
      ...Array.from({ length: 6 }, () => "Thank you."),
    ];
    return { body: { segments: spokenLines.map((text, index) => ({ start: index * 3, end: index * 3 + 3, text })) } };
  });
  await signIn(page, `${site.origin}/admin/episodes/14`);
  expect(transcriber.requests).toEqual([]);
  await expect(page.getByText(`Sends the recording to ${new URL(transcriber.url).host}`)).toBeVisible();
  await page.getByRole("button", { name: "Transcribe", exact: true }).click();
  await expect(page.getByText("The recording is being transcribed …")).toBeVisible();
  released.resolve();
  const draft = page.getByRole("region", { name: "Draft of the transcript" });
  await expect(draft.getByText("6 of them are marked")).toBeVisible({ timeout: 60_000 });
  await checkAccessibility();
  await draft.getByLabel("Speaker at 0:00").fill("Henrike Voss");
  await draft.getByLabel("Words at 0:03").fill("The quartzite ledger stays in the harbour office.");
  for (const at of ["0:06", "0:09", "0:12", "0:15", "0:18", "0:21"]) await draft.getByLabel(`Words at ${at}`).fill("");
  await draft.getByRole("button", { name: "Play from 0:03" }).click();
  await expect(page.getByText("6 of them are marked")).toHaveCount(0);
  await draft.getByRole("button", { name: "Publish the transcript" }).click();
  await expect(page.getByText("WebVTT, 2 cues, spoken by Henrike Voss.")).toBeVisible();
  await expect(async () => {
    await page.goto(`${site.origin}/ask?q=quartzite+ledger`);
    await expect(page.getByText("ledger stays in the harbour office")).toBeVisible({ timeout: 2000 });
  }).toPass();
});

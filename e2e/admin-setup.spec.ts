import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { administrator, signIn } from "./administrator.ts";
import { checkAllAppearances } from "./support/every-look.ts";
import { type OwnSite, startOwnSite } from "./support/own-site.ts";
import { expect, test } from "./test.ts";

// Isolated site: the test rewrites it for an insurance consultant.
let site: OwnSite;
test.beforeAll(async () => {
  site = await startOwnSite({
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    SMTP_URL: "smtp://127.0.0.1:9",
    MAIL_FROM: "hello@example.com",
  });
});
test.afterAll(() => site.close());

const urlOf = (path: string) => site.origin + path;

test("sets up and opens a new site for a different profession within 40 clicks and 15 fields", async ({
  page,
  checkAccessibility,
}) => {
  test.setTimeout(240_000);
  let clicks = 0;
  let fields = 0;
  const click = async (target: Locator) => {
    clicks++;
    await target.click();
  };
  const fill = async (values: Readonly<Record<string, string>>) => {
    for (const [label, value] of Object.entries(values)) {
      fields++;
      await page.getByLabel(label, { exact: true }).fill(value);
    }
  };
  const steps = page.getByRole("navigation", { name: "Steps" });
  const expectStepDone = (step: string) =>
    expect(steps.getByRole("link", { name: new RegExp(`^${step}\\s*Done$`) })).toBeVisible();
  const goToNextStep = async () => {
    await click(page.getByRole("link", { name: /^Next: / }));
  };

  await signIn(page, urlOf("/admin"));
  await click(page.getByRole("link", { name: /Not open yet/ }));
  await expect(page.getByRole("heading", { level: 1, name: "Make it yours" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Open the site" })).toBeDisabled();
  const saving = page.waitForRequest((request) => request.method() === "POST" && request.url().includes("/_serverFn/"));
  let releaseRequests = () => {};
  const released = new Promise<void>((resolve) => {
    releaseRequests = resolve;
  });
  await page.route("**/_serverFn/**", async (route) => {
    if (route.request().method() === "POST") await released;
    await route.continue();
  });
  await page.getByLabel("Name", { exact: true }).fill("Jens");
  await saving;
  await fill({ Name: "Jens Petersen" });
  releaseRequests();
  await fill({
    "One line about what you do": "Independent insurance consultant",
    Email: "jens@petersen.example",
    Phone: "+49 40 1234567",
    City: "Hamburg",
  });
  await click(page.getByRole("button", { name: "Choose: Portrait" }));
  const library = page.getByRole("dialog", { name: "Image" });
  const buffer = await sharp({ create: { width: 1500, height: 1000, channels: 3, background: "#0b6e6e" } })
    .jpeg()
    .toBuffer();
  await library.getByLabel("Image to upload").setInputFiles({ name: "jens.jpg", mimeType: "image/jpeg", buffer });
  await expect(library.getByLabel("URL of the image")).toHaveValue(/jens.*\.jpg$/);
  await fill({ "Alternative text": "Jens Petersen at his desk" });
  await click(library.getByRole("button", { name: "Choose image" }));
  await click(page.getByRole("button", { name: "Crop: Portrait" }));
  const crop = page.getByRole("dialog", { name: "Crop the image" });
  await crop.getByLabel("Left to right").press("End");
  await expect(crop.getByLabel("Left to right")).toHaveValue("1");
  await checkAllAppearances(page, checkAccessibility);
  await click(crop.getByRole("button", { name: "Use this part" }));
  await expect(page.getByLabel("Portrait", { exact: true })).toHaveValue(/jens-square-1000x1000\.jpg$/);
  await goToNextStep();
  await expectStepDone("You");

  await page.getByRole("button", { name: "I help [hospitals]" }).click();
  await expect(page.getByText("Replace the words between brackets.")).toBeVisible();
  await page.getByLabel("Your headline").fill("Your insurance, in one folder.");
  await page.getByLabel("Whom you help, and how").fill("I compare forty insurers for families and small firms.");
  const preview = page.frameLocator("iframe:not(.invisible)");
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText("Your insurance, in one folder.");
  await expect(preview.locator("mark").first()).toBeVisible();
  await click(page.getByLabel("Write to me"));
  await checkAllAppearances(page, checkAccessibility);
  await goToNextStep();
  await expectStepDone("Your words");

  await click(page.getByLabel("Podcast", { exact: true }));
  await click(page.getByRole("button", { name: "Hide what is still the sample’s …" }));
  await click(page.getByRole("dialog").getByRole("button", { name: "Hide it" }));
  await expect(page.getByLabel("Healthcare", { exact: true })).not.toBeChecked();
  await click(page.getByLabel("Financial Services", { exact: true }));
  await fill({
    "What you call it (/services/financial)": "Family insurance",
    "What follows /services/ in its URL (/services/financial)": "logistics",
  });
  await page.keyboard.press("Enter");
  await expect(page.getByText("This URL belongs to another page of the site. Choose another.")).toBeVisible();
  await page.getByLabel("What follows /services/ in its URL (/services/financial)").fill("family-insurance");
  await checkAllAppearances(page, checkAccessibility);
  await goToNextStep();

  await click(page.getByText("Figures and promises, one by one"));
  await click(page.getByRole("button", { name: "I can prove this: Onboarding 4x faster" }));
  await fill({
    Source: "Survey of 40 clients, 2026",
    "Link to the source (optional)": "https://petersen.example/survey",
  });
  await click(page.getByRole("button", { name: "Save the source" }));
  await expect(page.getByRole("button", { name: "I can prove this: Onboarding 4x faster" })).toHaveCount(0);
  await click(page.getByRole("button", { name: "Switch off: Cost cut up to 30%" }));
  await expect(page.getByRole("button", { name: "Switch off: Cost cut up to 30%" })).toHaveCount(0);
  await checkAllAppearances(page, checkAccessibility);
  await click(page.getByRole("button", { name: "Make them drafts" }));
  await expect(page.getByRole("button", { name: "Make them drafts" })).toHaveCount(0);
  await click(page.getByRole("button", { name: "Remove all samples" }));
  await expectStepDone("Proof");
  await checkAllAppearances(page, checkAccessibility);
  await goToNextStep();

  await fill({ Street: "Deichstrasse 9", Postcode: "20459", "VAT number": "DE123456789", "Reachable from": "08:00" });
  await click(page.getByText("Weekly hours", { exact: true }));
  await fill({ "Monday, from, line 1": "10:00" });
  await click(page.getByRole("button", { name: "Save hours" }));
  await expect(page.getByText("Hours saved")).toBeVisible();
  await goToNextStep();
  await expect(page.getByRole("button", { name: "Open the site" })).toBeEnabled();
  await checkAllAppearances(page, checkAccessibility);
  await click(page.getByRole("button", { name: "Open the site" }));
  await expect(page.getByRole("heading", { name: "The site is open" })).toBeVisible();
  await expect(page.getByText("Open", { exact: true }).first()).toBeVisible();
  expect(clicks).toBeLessThanOrEqual(40);
  expect(fields).toBeLessThanOrEqual(15);
  test.info().annotations.push({ type: "effort", description: `${clicks} clicks, ${fields} fields` });

  await page.goto(urlOf("/"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your insurance, in one folder.");
  await expect(page.getByRole("main").getByRole("link", { name: "Write to me" }).first()).toHaveAttribute(
    "href",
    "/contact",
  );
  await expect(page.getByRole("main")).not.toContainText(/\bwards?\b|hospital|\bSOP|\bAI\b/i);
  await checkAccessibility();
  expect((await page.request.get(urlOf("/services/logistics"))).status()).toBe(410);
  await page.goto(urlOf("/services/financial?utm_source=card"));
  await expect(page).toHaveURL(urlOf("/services/family-insurance?utm_source=card"));
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveURL(urlOf("/contact"));
  await page.getByRole("contentinfo").getByRole("link", { name: "Family insurance" }).click();
  await expect(page).toHaveURL(urlOf("/services/family-insurance"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await (await page.request.get(urlOf("/impressum"))).text()).toContain("Deichstrasse 9");
  const contact = await (await page.request.get(urlOf("/contact"))).text();
  expect(contact).toContain("8:00 AM");
  expect(contact).toContain("Jens Petersen");
});

import { expect, hydrated, test } from "./test.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const buttons = [
  { section: "Your organisation knows the answer", name: "Calculate Your ROI Now", to: "/ebook#roi" },
  { section: "Three things an agent does all day", name: "Request Your Knowledge Audit", to: "/knowledge-audit" },
  { section: "Made for places", name: "Ask about your industry", to: "/contact" },
  { section: "The same day", name: "Request a Demo", to: "/demo" },
  { section: "Put your own numbers to it", name: "Speak to an AI Expert", to: "/contact" },
  { section: "Six questions", name: "Schedule a Consultation", to: "/strategy-call" },
  { section: "From the first conversation", name: "Request Your Knowledge Audit", to: "/contact" },
  { section: "Increase Productivity & Reduce Operational Costs", name: "Schedule a Consultation", to: "/contact" },
];

const concerns = [
  "Data Safety & Privacy",
  "Information Accuracy",
  "Integration Complexity",
  "Implementation Timeline",
  "User Adoption",
  "Cost Justification",
];

test("the home page states its purpose and every claim, and each section links on", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await expect(page).toHaveTitle("Home - Your Name");
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    "content",
    /AI knowledge agents for healthcare, logistics and financial services/,
  );
  await expect(page.locator('meta[name="keywords"]')).toHaveAttribute("content", /AI knowledge agents/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);

  for (const { section, name, to } of buttons) {
    const link = page.getByRole("region", { name: section }).getByRole("link", { name, exact: true });
    await expect(link, `${name} in ${section}`).toHaveAttribute("href", to);
  }
  const industries = page.locator("#industries").getByRole("listitem");
  await expect(industries.getByRole("heading")).toHaveText(["Financial Services", "Logistics", "Healthcare"]);
  const targets = await industries
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(targets).toEqual(["/services/financial", "/services/logistics", "/services/healthcare"]);

  const text = (await page.locator("main").innerText()).replace(/\s+/g, " ").toLowerCase();
  for (const claim of [
    "cost cut up to 30%",
    "response time reduced 85%",
    "onboarding 4x faster",
    "first integration in 2-4 weeks",
    "roi within 3-6 months",
    "30-50% faster response times",
    "20-40% productivity gain",
  ]) {
    expect(text.split(claim), claim).toHaveLength(2);
  }
  const roi = page.locator("#roi-section");
  const reports = await roi.locator("ul").first().locator("> li").allInnerTexts();
  expect(reports.map((report) => report.replace(/\s+/g, " "))).toEqual([
    "Financial Services 40% cut in compliance costs 20% better advisor efficiency Faster decisions",
    "Logistics 15% lower operational costs 35% lower inventory 65% better on-time delivery",
    "Healthcare 30% less admin overhead Better patient care Lower compliance risk",
  ]);
  await expect(roi.getByRole("heading", { name: "Calculate Your AI Knowledge Agent ROI" })).toBeVisible();
  const path = page.getByRole("region", { name: "From the first conversation" });
  await expect(path.getByRole("heading", { level: 3 })).toHaveText([
    "Audit & Strategy",
    "AI Deployment",
    "Continuous Optimization",
  ]);
  const clients = page.getByRole("region", { name: "Sample clients" });
  await expect(clients.getByRole("img")).toHaveCount(9);
  await expect(clients.locator(".marquee-track")).toHaveCSS("animation-duration", "45s");

  const section = page.getByRole("region", { name: "Six questions" });
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByRole("heading", { level: 3 })).toHaveText(concerns);
  const slogan = section.getByText("No source, no answer.").filter({ visible: true });
  await expect(slogan).toHaveCount(1);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(section.getByRole("heading", { level: 3 })).toHaveText(concerns);
  await expect(slogan).toHaveCount(0);
  await section.getByRole("heading", { name: "Information Accuracy" }).click();
  await expect(slogan).toHaveCount(1);
  await expect(section.locator("details[open]")).toHaveCount(1);
});

test("buttons of the home page lead to a calculation at once, every time", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const button = page.getByRole("region", { name: "Knowledge goes missing" }).getByRole("link");
  const heading = page.locator("#roi-section").getByRole("heading", { level: 2 });
  for (let round = 0; round < 2; round += 1) {
    await expect(heading).not.toBeInViewport();
    await button.click();
    await expect(heading).toBeInViewport();
    await expect(page).toHaveURL(/#roi-section$/);
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  }
  // The first button leads to a calculation, on a phone too.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("link", { name: "Calculate Your ROI Now" }).click();
  await expect(page).toHaveURL("/ebook#roi");
  const industries = page.getByRole("form", { name: "Industry" }).getByRole("button");
  await expect(industries.first()).toBeFocused();
  await expect(industries.last()).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Number of employees")).toBeInViewport();
});

test("the home page's chart answers three questions, its course on an island at any window height", async ({
  page,
}) => {
  await page.goto("/");
  for (const height of [640, 800, 1200]) {
    await page.setViewportSize({ width: 1440, height });
    const card = await page.locator("figure").first().boundingBox();
    expect(card?.y).toBeGreaterThan(300);
  }
  // A question draws its course, turns the bearing and changes the card, by key or tap and without a layout shift.
  const figures = page.locator("figure.ask-part").filter({ visible: true });
  await expect(figures).toContainText("Form D-7");
  const questions = page.getByRole("navigation", { name: "Ask the chart" });
  await questions.getByRole("link", { name: /reefer/ }).press("Enter");
  await expect(page).toHaveURL("/#ask-logistics");
  await expect(page.locator("#ask-healthcare")).toBeHidden();
  await expect(figures).toHaveCount(1);
  await expect(figures).toContainText("Dock 7");
  await expect(figures.getByRole("link", { name: "Read how" })).toHaveAttribute("href", "/services/logistics");
  await expect(page.getByText("265°")).toBeVisible();
  await expect(page.getByText("085°")).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  // On a phone, the question and its answer are visible at once, and the page is shorter.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(figures.getByText("Keep the doors shut")).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(10_000);
});

test("the home page is readable without JavaScript", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto("/");
  for (const concern of concerns) await expect(page.getByRole("heading", { name: concern })).toBeVisible();
  await page.getByRole("heading", { name: "Information Accuracy" }).click();
  await expect(page.getByText("No source, no answer.").filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole("link", { name: "Calculate Your ROI Now" })).toHaveAttribute("href", "/ebook#roi");
  await context.close();
});

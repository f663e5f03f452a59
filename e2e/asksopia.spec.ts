import { expect, hydrated, test } from "./test.ts";

const path = "/solutions/asksopia";

test("shows the AI SOP assistant's sections in order, its claims verbatim and its samples labelled", async ({
  page,
}) => {
  await page.goto(path);
  await expect(page).toHaveTitle("askSOPia.ai - Your Name");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 2 })).toHaveText([
    "The procedure exists. That was never the problem.",
    "Four jobs, each with its source attached",
    "Three questions from an ordinary Tuesday",
    "Five steps from a shared folder to an answer you can rely on",
    "Priced by the work, not by headcount",
    "What the first users wrote back",
    "Four questions your data protection officer will ask",
    "Bring one question that keeps coming back",
  ]);
  const headings = (section: string) => page.locator(section).getByRole("heading", { level: 3 });
  await expect(headings("#features")).toHaveCount(4);
  await expect(headings("#use-cases")).toHaveText(["Radiology", "Logistics", "Finance"]);
  await expect(headings("#how-it-works")).toHaveCount(5);
  await expect(page.locator("#security summary")).toHaveCount(4);
  const demos = main.getByRole("link", { name: "Book a Demo" });
  await expect(demos).toHaveCount(2);
  for (const demo of await demos.all()) await expect(demo).toHaveAttribute("href", "/contact");
  const testimonials = page.locator("#testimonials");
  await expect(testimonials.getByRole("figure")).toHaveCount(2);
  await expect(testimonials.getByText("Pilot feedback (sample)")).toBeVisible();
  await expect(testimonials.getByText("Beta feedback (sample)")).toBeVisible();
  for (const claim of [
    "GDPR-ready",
    "Data hosted in the EU",
    "Not HIPAA-certified",
    "Role-based access control",
    "Encryption at rest and in transit",
    "Pricing by discovery call",
    "No per-user pricing",
    "No lock-ins",
    "First integration in 2-4 weeks",
    "ROI within 3-6 months",
  ]) {
    await expect(main).toContainText(claim, { ignoreCase: true });
  }
});

test("scrolls to the AI SOP assistant's steps, opens one question at a time and leads to a discovery call", {
  tag: "@thorough",
}, async ({ page }) => {
  await page.goto(path);
  await hydrated(page);
  await page.getByRole("link", { name: "See how it works" }).click();
  await expect(page).toHaveURL(`${path}#how-it-works`);
  await expect(page.locator("#how-it-works h2")).toBeInViewport();
  const security = page.locator("#security");
  await expect(security.getByText("reaches down to specific SOPs")).toBeVisible();
  await security.getByText("How are our documents protected?").click();
  await expect(security.getByText("Encryption at rest and in transit")).toBeVisible();
  await expect(security.getByText("reaches down to specific SOPs")).toBeHidden();
  await page.getByRole("main").getByRole("link", { name: "Schedule a Discovery Call" }).click();
  await expect(page).toHaveURL("/contact");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Get in Touch");
});

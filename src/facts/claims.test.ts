import { expect, it } from "vitest";
import { claimsOf } from "./claims.ts";
import { defaultSite } from "./site.ts";

it("words the general claims as the specification does", () => {
  const general = [
    claimsOf(defaultSite).costCut,
    claimsOf(defaultSite).responseTime,
    claimsOf(defaultSite).onboarding,
    claimsOf(defaultSite).firstIntegration,
    claimsOf(defaultSite).roiWithin,
    claimsOf(defaultSite).fasterResponses,
    claimsOf(defaultSite).productivityGain,
  ];
  expect(general.map(({ wording }) => wording)).toEqual([
    "Cost cut up to 30%",
    "Response time reduced 85%",
    "Onboarding 4x faster",
    "First integration in 2-4 weeks",
    "ROI within 3-6 months",
    "30-50% faster response times",
    "20-40% productivity gain",
  ]);
});

it("words the healthcare landing page's claims as the specification does", () => {
  const healthcare = [
    claimsOf(defaultSite).trainingTime,
    claimsOf(defaultSite).documentation,
    claimsOf(defaultSite).burnout,
    claimsOf(defaultSite).nurseReplacement,
    claimsOf(defaultSite).sopsFallShort,
  ];
  expect(healthcare.map(({ wording }) => wording)).toEqual([
    "Training time cut 50%",
    "Documentation 50-75% faster",
    "Burnout down 70%",
    "Nurse replacement cost $56,000",
    "87% of organisations say SOPs fall short",
  ]);
});

it.each(Object.entries(claimsOf(defaultSite)))(
  "includes the figure of %s in its wording",
  (_name, { figure, value, wording }) => {
    expect(figure).toContain(value);
    expect(wording).toContain(figure);
  },
);

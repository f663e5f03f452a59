import { expect, it } from "vitest";
import { claims } from "./claims.ts";

it("words the general claims as the specification does", () => {
  const general = [
    claims.costCut,
    claims.responseTime,
    claims.onboarding,
    claims.firstIntegration,
    claims.roiWithin,
    claims.fasterResponses,
    claims.productivityGain,
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
    claims.trainingTime,
    claims.documentation,
    claims.burnout,
    claims.nurseReplacement,
    claims.sopsFallShort,
  ];
  expect(healthcare.map(({ wording }) => wording)).toEqual([
    "Training time cut 50%",
    "Documentation 50-75% faster",
    "Burnout down 70%",
    "Nurse replacement cost $56,000",
    "87% of organisations say SOPs fall short",
  ]);
});

it.each(Object.entries(claims))("says the figure of %s in its wording", (_name, { figure, value, wording }) => {
  expect(figure).toContain(value);
  expect(wording).toContain(figure);
});

import { expect, test } from "vitest";
import { sampleProofOf, withoutSamples, withSamplesRestored } from "./sample-settings.ts";
import { completeSettings, storedFactsOf } from "./setting-facts.ts";

const own = { name: "Hansen KG", image: "/media/uploads/hansen.png" };
const figuresOf = (changed: Parameters<typeof completeSettings>[1]) =>
  Object.fromEntries(
    (completeSettings("claims", changed).figures as { key: string; value: string }[]).map(({ key, value }) => [
      key,
      value,
    ]),
  );

test("finds 22 sample clients, seven quotations and every figure on a new site", () => {
  const { clients, quoted, figures } = sampleProofOf({});
  expect([clients.length, quoted.length]).toEqual([22, 7]);
  expect(figures).toContain("85 less time to an answer");
});

test("keeps the owner's own clients, quotations and figures when samples are removed", () => {
  const quote = { label: "Client", text: "It works.", name: "Anna Berg", role: "Head of quality" };
  const figures = (completeSettings("claims", {}).figures as { key: string }[]).map((row) =>
    row.key === "onboarding" ? { ...row, value: "3" } : row.key === "costCut" ? { ...row, source: "Audit 2026" } : row,
  );
  const changed = {
    logos: { clients: [{ name: "brückner", image: "/clients/brueckner.svg" }, own] },
    testimonials: { ebook: [quote] },
    claims: { figures },
  };
  const remaining = withoutSamples(changed);
  expect(remaining.logos).toEqual({ clients: [own] });
  expect(remaining.testimonials).toEqual({ product: [], newsletter: [], ebook: [quote] });
  expect(figuresOf(remaining)).toMatchObject({ onboarding: "3", costCut: "30", roiWithin: "" });
  const none = { clients: [], quoted: [], figures: [], assurances: [] };
  expect(sampleProofOf(remaining)).toEqual(none);
});

test("removes a figure with its label and wording", () => {
  const facts = storedFactsOf(withoutSamples({}));
  expect(facts["claims.costCut"]).toEqual({ value: "", unit: "", prefix: "", figure: "", label: "", wording: "" });
  expect(facts.samples).toEqual({ clients: false, product: false, newsletter: false, ebook: false });
});

test("restores removed samples unchanged", () => {
  const restored = withSamplesRestored(withoutSamples({}), {});
  expect(storedFactsOf(restored).samples).toBeUndefined();
  expect(sampleProofOf(restored)).toEqual(sampleProofOf({}));
});

test("keeps clients and figures that were entered before samples are restored", () => {
  const remaining = withoutSamples({});
  const figures = (completeSettings("claims", remaining).figures as { key: string }[]).map((row) =>
    row.key === "onboarding" ? { ...row, value: "3" } : row,
  );
  const restored = withSamplesRestored(
    { ...remaining, logos: { clients: [own] }, claims: { ...remaining.claims, figures } },
    {},
  );
  expect(restored.logos?.clients).toHaveLength(23);
  expect(figuresOf(restored)).toMatchObject({ onboarding: "3", costCut: "30" });
});

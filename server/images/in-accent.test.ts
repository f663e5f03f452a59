import { afterEach, expect, test } from "vitest";
import { replaceStoredFacts } from "../../src/facts/stored-facts.ts";
import { accentsOf, coloursOf } from "../../src/features/settings/colours/accent.ts";
import { drawCard } from "./draw-card.ts";
import { cardInAccent, coverInAccent } from "./in-accent.ts";

const page = {
  kind: "page",
  title: "About",
  mark: "Company",
  seed: "/about",
  category: "",
  guest: "",
  number: "",
} as const;

afterEach(() => replaceStoredFacts({}));

test("the card of a page has its mark and its needle in the owner's accent", async () => {
  const { svg } = await drawCard(page, "www.example.com");
  expect(svg).toContain("#f79b5c");
  expect(cardInAccent(svg)).toBe(svg);
  replaceStoredFacts({ colours: coloursOf("#5b2a86", "") });
  const drawn = cardInAccent(svg);
  expect(drawn).not.toContain("#f79b5c");
  expect(drawn).toContain(accentsOf("#5b2a86", "").deep.accent);
});

test("a cover has it in both themes, and nothing else is changed", () => {
  replaceStoredFacts({ colours: coloursOf("#5b2a86", "#f0c020") });
  expect(coverInAccent("<path fill='#45556A'/><path fill='#a5b4c2'/><path fill='#fbfaf6'/>")).toBe(
    "<path fill='#5b2a86'/><path fill='#f0c020'/><path fill='#fbfaf6'/>",
  );
});

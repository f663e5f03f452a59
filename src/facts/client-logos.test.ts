import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { clientLogos, defaultClientLogos, homeClientLogos } from "./client-logos.ts";
import { defaultSite } from "./site.ts";

test("22 clients on About, the first nine of them on the home page", () => {
  expect(clientLogos(defaultSite)).toHaveLength(22);
  expect(homeClientLogos(defaultSite)).toEqual(clientLogos(defaultSite).slice(0, 9));
  expect(new Set(clientLogos(defaultSite).map(({ name }) => name)).size).toBe(22);
  expect(new Set(clientLogos(defaultSite).map(({ image }) => image)).size).toBe(22);
});

test.each(defaultClientLogos)("$name has a file and is marked as a sample", ({ name, image, alt }) => {
  expect(existsSync(new URL(`../../public${image}`, import.meta.url))).toBe(true);
  expect(alt).toBe(`${name} (sample client)`);
});

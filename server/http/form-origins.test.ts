import { expect, test, vi } from "vitest";
import { ownForm } from "./form-origins.ts";

vi.mock("./form-pages.ts", () => ({ takesForm: (path: string) => path === "/contact" }));

const siteUrl = "https://app.example.com";
const post = (path: string, origin: string, method = "POST") =>
  new Request(siteUrl + path, { method, headers: { Origin: origin, "Sec-Fetch-Site": "cross-site" } });

test("a form of an exported copy counts as one of this site", () => {
  const form = ownForm(post("/contact", "https://files.example"), siteUrl, ["https://files.example"]);
  expect(form?.headers.get("origin")).toBe(siteUrl);
  expect(form?.headers.get("sec-fetch-site")).toBe("same-origin");
});

test.each([
  ["another host", "/contact", "https://evil.example", "POST"],
  ["a page without a form", "/admin", "https://files.example", "POST"],
  ["another method", "/contact", "https://files.example", "DELETE"],
])("%s is not let in", (_, path, origin, method) => {
  expect(ownForm(post(path, origin, method), siteUrl, ["https://files.example"])).toBeUndefined();
});

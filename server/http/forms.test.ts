import { expect, test } from "vitest";
import { ownWrite } from "./forms.ts";

const siteUrl = "https://app.example.com";
const copies = ["https://files.example"];
const send = (path: string, origin: string, method = "POST") =>
  new Request(siteUrl + path, { method, headers: { Origin: origin, "Sec-Fetch-Site": "cross-site" } });

test("a form of an exported copy counts as one of this site", () => {
  const form = ownWrite(send("/contact", "https://files.example"), siteUrl, copies);
  expect(form.headers.get("origin")).toBe(siteUrl);
  expect(form.headers.get("sec-fetch-site")).toBe("same-origin");
});

test.each([
  ["another host", "/contact", "https://evil.example", "POST"],
  ["a page without a form", "/admin", "https://files.example", "POST"],
  ["another method", "/contact", "https://files.example", "DELETE"],
])("%s is not let in", async (_, path, origin, method) => {
  expect(ownWrite(send(path, origin, method), siteUrl, copies)).toMatchObject({ status: 403 });
});

test("email clients end a subscription by themselves", () => {
  const request = send("/newsletter/unsubscribe?token=abc", "https://mail.example");
  expect(ownWrite(request, siteUrl, copies)).toBe(request);
});

import { expect, test } from "vitest";
import { defaultSite } from "../../facts/site.ts";
import type { FormField } from "./form-shape.ts";
import { readForm } from "./read-form.ts";

const fields: readonly FormField[] = [
  { name: "name", kind: "text", label: "Name", required: "Enter your name.", maxLength: 20 },
  { name: "contact", kind: "text", label: "Name", autoComplete: "name" },
  { name: "email", kind: "email", label: "Email" },
  { name: "phone", kind: "tel", label: "Phone" },
  { name: "web", kind: "url", label: "Web" },
  { name: "industry", kind: "select", label: "Industry", options: [{ value: "a", label: "A" }] },
  { name: "message", kind: "textarea", label: "Message" },
  { name: "agree", kind: "checkbox", label: "Agree" },
];

const read = (entries: Record<string, string>) =>
  readForm(defaultSite, fields, new URLSearchParams({ name: "Jo", ...entries }));

test("trims values and drops unknown fields", () => {
  const { values, valid } = read({ name: "  Jo ", agree: "on", admin: "yes" });
  expect(valid).toBe(true);
  expect(values).toEqual({
    name: "Jo",
    contact: "",
    email: "",
    phone: "",
    web: "",
    industry: "",
    message: "",
    agree: "yes",
  });
});

test("returns an instruction for each invalid field", () => {
  const { errors } = read({ name: " ", email: "jo@", phone: "none", web: "javascript:alert(1)", industry: "b" });
  expect(Object.keys(errors)).toEqual(["name", "email", "phone", "web", "industry"]);
  expect(errors.name).toBe("Enter your name.");
  expect(read({ name: "x".repeat(21) }).errors.name).toBe("Shorten this to 20 characters; it has 21.");
});

test.each([
  "jo@example",
  "jo @example.com",
  "jo@example.com\nBcc: all@example.com",
  "<jo@example.com>",
  `${"j".repeat(65)}@a.de`,
  "jo@-a.de",
])("rejects the email address %j", (email) => {
  expect(read({ email }).errors.email).toBeDefined();
});

test.each(["jo@example.com", "Jo.O'Neil+list@sub.example.co.uk", "j@xn--bcher-kva.example", "info@müller.example"])(
  "accepts the email address %s",
  (email) => {
    expect(read({ email }).errors).toEqual({});
  },
);

test("removes line breaks from single-line fields only", () => {
  const { values } = read({ name: "Jo\r\nBcc: x", message: "One\r\nTwo\u0000\u0007" });
  expect(values.name).toBe("Jo Bcc: x");
  expect(values.message).toBe("One\nTwo");
});

test("ignores files and replaces lone surrogates", () => {
  const body = new FormData();
  body.set("name", new Blob(["x"]), "name.txt");
  expect(readForm(defaultSite, fields, body).errors.name).toBe("Enter your name.");
  expect(readForm(defaultSite, fields, { get: () => "\ud800" }).values.message).toBe("\ufffd");
});

test("rejects a phone number with a web address", () => {
  expect(read({ phone: "+49 69 1234 ext. 5" }).errors).toEqual({});
  expect(read({ phone: "123 spam.example" }).errors.phone).toBeDefined();
});

test.each([
  ["https://spam.example", true],
  ["Win at spam.example/now", true],
  ["WWW.SPAM", true],
  ["SPAM.COM", true],
  ["Spam.Com", true],
  ["Dr. Jo St.John, Ph.D", false],
  ["J.R.R. Dipl.-Ing. Jo", false],
])("finds a web address in the name %j: %s", (contact, isUrl) => {
  expect(read({ contact }).errors.contact !== undefined).toBe(isUrl);
});

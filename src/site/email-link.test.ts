import { expect, it } from "vitest";
import { emailLink } from "./email-link.ts";

it("writes subject and lines the way email clients read them", () => {
  expect(emailLink("hello@example.com", "Audit & demo", ["Name: ", "100% sure?"])).toBe(
    "mailto:hello@example.com?subject=Audit%20%26%20demo&body=Name%3A%20%0D%0A100%25%20sure%3F",
  );
});

it("leaves the body out when there is nothing to write", () => {
  expect(emailLink("hello@example.com", "Hello")).toBe("mailto:hello@example.com?subject=Hello");
});

import { expect, test } from "vitest";
import { replySubject, replyTemplates } from "./lead-reply.ts";

test.each([
  ["340 procedures and one printer. Can you help?", "Re: 340 procedures and one printer."],
  ["Short\nand more", "Re: Short"],
  [undefined, "Re: Message"],
  ["   ", "Re: Message"],
])("the subject of a reply to %j is %j", (message, subject) => {
  expect(replySubject(message, "Message")).toBe(subject);
});

test("a reply's subject is cut when the first sentence is long", () => {
  expect(replySubject("word ".repeat(40), "Message").length).toBeLessThanOrEqual(74);
});

test.each(replyTemplates)("$label greets by the first name, or nobody in particular", ({ body }) => {
  expect(body({ name: "Vera Sommer", siteUrl: "https://www.example.com" })).toMatch(/^Hello Vera,\n\n/);
  expect(body({ name: null, siteUrl: "https://www.example.com" })).toMatch(/^Hello,\n\n/);
});

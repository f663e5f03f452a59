import { expect, test } from "vitest";
import { defaultReplyTemplates } from "../../facts/reply-templates.ts";
import { defaultSite } from "../../facts/site.ts";
import { fillReply, replySubject, templatesFor } from "./lead-reply.ts";

test.each([
  ["340 procedures and one printer. Can you help?", "Re: 340 procedures and one printer."],
  ["Short\nand more", "Re: Short"],
  [undefined, "Re: Message"],
  ["   ", "Re: Message"],
])("makes the subject of a reply to %j: %j", (message, subject) => {
  expect(replySubject(message, "Message")).toBe(subject);
});

test("truncates the subject if the first sentence is long", () => {
  expect(replySubject("word ".repeat(40), "Message").length).toBeLessThanOrEqual(74);
});

const siteUrl = "https://www.example.com";

test.each(defaultReplyTemplates)("greets by the first name if there is one: $name", ({ text }) => {
  const kind = "ebook";
  expect(fillReply(defaultSite, text, { name: "Vera Sommer", kind, siteUrl })).toMatch(/^Hello Vera,\n\n/);
  expect(fillReply(defaultSite, text, { name: null, kind, siteUrl })).toMatch(/^Hello,\n\n/);
  expect(fillReply(defaultSite, text, { name: null, kind, siteUrl })).not.toMatch(/[{}]/);
});

test("fills known fields with the lead's values, and leaves unknown ones as typed", () => {
  const to = { name: " Vera  Sommer", kind: "ebook", siteUrl };
  expect(fillReply(defaultSite, "About {what they asked for}: {site}/x {other}", to)).toBe(
    `About “AI Knowledge Agents in Practice”: ${siteUrl}/x {other}`,
  );
  expect(fillReply(defaultSite, "{what they asked for}", { ...to, kind: "contact" })).toBe("your message");
});

test("offers the template for downloads first for a download, and the general ones for a message", () => {
  const names = (kind: string) => templatesFor(defaultReplyTemplates, kind).map(({ name }) => name);
  expect(names("ebook")[0]).toBe("After a download");
  expect(names("healthcare-guide")[0]).toBe("After a download");
  expect(names("contact")).not.toContain("After a download");
  expect(names("a kind of a later release")[0]).toBe("First reply, with a time to talk");
});

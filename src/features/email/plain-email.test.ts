import { expect, test } from "vitest";
import { plainMail } from "./plain-email.ts";

const letter = { subject: "S", preview: "P", reason: "Because." };

test("keeps the lines of an answer and the whole of an address", () => {
  const href = `https://www.example.com/${"a".repeat(120)}`;
  const text = plainMail({
    ...letter,
    greeting: "Hello Jo,",
    blocks: [
      {
        kind: "facts",
        facts: [
          { label: "Name", value: "Jo" },
          { label: "Message", value: "One\nTwo" },
        ],
      },
      { kind: "button", label: "Open", href },
    ],
  });
  expect(text).toContain("Hello Jo,\n\nName: Jo\nMessage:\n  One\n  Two\n");
  expect(text).toContain(`\n${href}\n`);
});

test("breaks long lines at spaces", () => {
  const text = plainMail({ ...letter, blocks: [{ kind: "text", text: "word ".repeat(60).trim() }] });
  expect(Math.max(...text.split("\n").map((line) => line.length))).toBeLessThanOrEqual(76);
});

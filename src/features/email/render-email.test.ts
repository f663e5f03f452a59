import { describe, expect, test } from "vitest";
import { defaultSite } from "../../facts/site.ts";
import { renderEmail } from "./render-email.tsx";

const email = { subject: "S", preview: "A look inside", reason: "Because." };

describe("renderEmail", () => {
  test("keeps line breaks and unbroken URLs in plain text", () => {
    const href = `https://www.example.com/${"a".repeat(120)}?b=1&c=2`;
    const { plain } = renderEmail(defaultSite, {
      ...email,
      greeting: "Hello Jo,",
      blocks: [
        {
          kind: "facts",
          facts: [
            { label: "Name", value: "Jo" },
            { label: "Message", value: "One\nTwo <three>" },
          ],
        },
        { kind: "button", label: "Open", href },
      ],
    });
    expect(plain).toContain("Hello Jo,\n\nName: Jo\nMessage: One\nTwo <three>\n");
    expect(plain).toContain(`\nOpen\n${href}\n`);
  });

  test("wraps long lines of plain text at spaces", () => {
    const { plain } = renderEmail(defaultSite, {
      ...email,
      blocks: [{ kind: "text", text: "word ".repeat(60).trim() }],
    });
    expect(Math.max(...plain.split("\n").map((line) => line.length))).toBeLessThanOrEqual(76);
  });

  test("puts everything once in plain text, in the order of the HTML, without the preview", () => {
    const { html, plain } = renderEmail(defaultSite, {
      ...email,
      blocks: [
        { kind: "text", text: "First" },
        { kind: "heading", text: "What comes next" },
        { kind: "list", items: ["One", "Two"] },
        { kind: "quote", text: "Said\nso" },
        { kind: "button", label: "Confirm", href: "https://www.example.com/confirm?token=abc" },
        { kind: "small", text: "Last" },
      ],
    });
    expect(html).toContain("A look inside");
    expect(plain.split("\n\n").slice(0, -1)).toEqual([
      "First",
      "What comes next",
      "- One\n- Two",
      "> Said\n> so",
      "Confirm https://www.example.com/confirm?token=abc",
      "Last",
      "Because.",
    ]);
  });

  test("keeps URL and note of links in plain text, and escapes a hostile label", () => {
    const { html, plain } = renderEmail(defaultSite, {
      ...email,
      blocks: [
        {
          kind: "links",
          links: [
            { label: "<b>Jo</b>", href: "https://www.example.com/admin/leads/7", note: "Monday" },
            { label: "Questions", href: "https://www.example.com/admin/questions", note: "" },
          ],
        },
      ],
    });
    expect(html).toContain("&lt;b&gt;Jo&lt;/b&gt;");
    expect(plain).toContain(
      "- <b>Jo</b> https://www.example.com/admin/leads/7\n  Monday\n- Questions https://www.example.com/admin/questions",
    );
  });

  test("is 600 pixels wide: a table in Outlook for Windows, a block in other clients", () => {
    const { html, plain } = renderEmail(defaultSite, { ...email, blocks: [{ kind: "text", text: "First" }] });
    expect(html.match(/<!--\[if mso\]><table role="presentation" align="center" width="600"/g)).toHaveLength(1);
    expect(html.indexOf("First")).toBeGreaterThan(html.indexOf('width="600"'));
    expect(plain).not.toContain("mso");
  });
});

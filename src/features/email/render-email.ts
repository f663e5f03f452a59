import { createElement, type ReactElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { recolourHtml } from "../../facts/colours.ts";
import { siteFacts } from "../../facts/site-facts.ts";
import type { EmailBlock, EmailContent } from "./email-content.ts";
import { type PlainTextOptions, plainText } from "./plain-text.ts";

/** What the programs that show emails expect; with it they measure boxes alike. */
const documentType =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** The site's colours; email clients know no custom properties. */
const colour = {
  paper: "#FBFAF6",
  surface: "#FFFFFF",
  ink: "#0E1B2A",
  soft: "#415166",
  line: "#DCD8CC",
  tide: "#0B6E6E",
};
const sans = "'Instrument Sans', 'Helvetica Neue', Arial, sans-serif";
const serif = "Newsreader, Georgia, 'Times New Roman', serif";

const paragraph = { margin: "0 0 16px", fontSize: "16px", lineHeight: "1.6", color: colour.ink };

function block(content: EmailBlock, key: number): ReactElement {
  switch (content.kind) {
    case "text":
      return createElement("p", { key, style: paragraph }, content.text);
    case "heading":
      return createElement(
        "h2",
        {
          key,
          style: { margin: "28px 0 8px", fontFamily: serif, fontSize: "20px", fontWeight: 500, color: colour.ink },
        },
        content.text,
      );
    case "button":
      return createElement(
        "p",
        { key, style: { margin: "24px 0" } },
        createElement(
          "a",
          {
            href: content.href,
            style: {
              display: "inline-block",
              padding: "13px 22px",
              borderRadius: "4px",
              background: colour.tide,
              color: "#FFFFFF",
              fontSize: "16px",
              fontWeight: 600,
              textDecoration: "none",
            },
          },
          content.label,
        ),
      );
    case "facts":
      return createElement(
        "table",
        { key, role: "presentation", width: "100%", cellPadding: 0, cellSpacing: 0, style: { margin: "0 0 16px" } },
        createElement(
          "tbody",
          { className: "facts" },
          content.facts.map(({ label, value }) =>
            createElement(
              "tr",
              { key: label },
              createElement("td", { style: { ...fact, width: "36%", color: colour.soft } }, label),
              createElement("td", { style: { ...fact, color: colour.ink, whiteSpace: "pre-line" } }, value),
            ),
          ),
        ),
      );
    case "list":
      return createElement(
        "ul",
        { key, style: { ...paragraph, paddingLeft: "22px" } },
        content.items.map((item) => createElement("li", { key: item, style: { marginBottom: "6px" } }, item)),
      );
    case "quote":
      return createElement(
        "blockquote",
        {
          key,
          style: { ...paragraph, paddingLeft: "16px", borderLeft: `2px solid ${colour.tide}`, whiteSpace: "pre-line" },
        },
        content.text,
      );
    case "small":
      return createElement("p", { key, style: { ...paragraph, fontSize: "14px", color: colour.soft } }, content.text);
  }
}

const fact = {
  padding: "9px 12px 9px 0",
  borderTop: `1px solid ${colour.line}`,
  fontSize: "15px",
  lineHeight: "1.5",
  verticalAlign: "top",
} as const;

function email({ subject, preview, greeting, blocks, reason }: EmailContent): ReactElement {
  const { name, brand, address } = siteFacts;
  const sender = `${name} · ${address.street} · ${address.postalCode} ${address.city} · ${address.country}`;
  const column = (children: ReactNode) =>
    createElement(
      "table",
      {
        role: "presentation",
        width: "100%",
        cellPadding: 0,
        cellSpacing: 0,
        style: {
          maxWidth: "600px",
          margin: "0 auto",
          background: colour.surface,
          border: `1px solid ${colour.line}`,
          borderRadius: "12px",
        },
      },
      createElement(
        "tbody",
        null,
        createElement("tr", null, createElement("td", { style: { padding: "32px" } }, children)),
      ),
    );
  return createElement(
    "html",
    { lang: "en" },
    createElement(
      "head",
      null,
      createElement("meta", { charSet: "utf-8" }),
      createElement("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
      createElement("meta", { name: "color-scheme", content: "light" }),
      createElement("title", null, subject),
    ),
    createElement(
      "body",
      { style: { margin: 0, padding: "24px 12px", background: colour.paper, fontFamily: sans } },
      createElement(
        "div",
        { "data-skip-in-text": "true", style: { display: "none", overflow: "hidden", maxHeight: 0 } },
        preview,
      ),
      column([
        createElement(
          "p",
          {
            key: "brand",
            "data-skip-in-text": "true",
            style: { margin: "0 0 24px", fontFamily: serif, fontSize: "19px", color: colour.ink },
          },
          brand,
        ),
        greeting ? createElement("p", { key: "greeting", style: paragraph }, greeting) : null,
        ...blocks.map(block),
      ]),
      createElement(
        "p",
        {
          style: { maxWidth: "600px", margin: "16px auto 0", fontSize: "13px", lineHeight: "1.6", color: colour.soft },
        },
        reason,
      ),
      createElement(
        "p",
        { style: { maxWidth: "600px", margin: "4px auto 0", fontSize: "13px", lineHeight: "1.6", color: colour.soft } },
        sender,
      ),
    ),
  );
}

/** How the HTML reads as plain text: a fact a line, URLs behind the words of their link, nothing in capitals. */
const asPlainText: PlainTextOptions = {
  wordwrap: 76,
  preserveNewlines: true,
  selectors: [
    { selector: "h2", options: { uppercase: false, leadingLineBreaks: 2 } },
    { selector: "ul", options: { itemPrefix: "- " } },
    { selector: "tbody.facts > tr", format: "block", options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: "tbody.facts > tr > td", format: "inline" },
    { selector: "tbody.facts > tr > td:first-child", format: "inlineSurround", options: { suffix: ": " } },
  ],
};

/** An email as HTML, and as plain text made from it. No pictures, no tracking. */
export function renderEmail(content: EmailContent): { html: string; plain: string } {
  const html = documentType + recolourHtml(renderToStaticMarkup(email(content)));
  return { html, plain: plainText(html, asPlainText) };
}

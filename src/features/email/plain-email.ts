import { siteFacts } from "../../facts/site-facts.ts";
import type { MailBlock, MailContent } from "./email-content.ts";

const width = 76;

/** Breaks lines at spaces; a word longer than a line, such as an address, stays whole. */
function wrap(text: string, indent = ""): string {
  const lines: string[] = [];
  for (const paragraph of text.split("\n")) {
    let line = "";
    for (const word of paragraph.split(" ")) {
      if (line !== "" && indent.length + line.length + 1 + word.length > width) {
        lines.push(line);
        line = word;
      } else line = line === "" ? word : `${line} ${word}`;
    }
    lines.push(line);
  }
  return lines.map((line) => (line === "" ? "" : indent + line)).join("\n");
}

/** A short answer stands beside its label, a longer one below it. */
function fact({ label, value }: { label: string; value: string }): string {
  const short = `${label}: ${value}`;
  return value.includes("\n") || short.length > width ? `${label}:\n${wrap(value, "  ")}` : short;
}

function block(content: MailBlock): string {
  switch (content.kind) {
    case "text":
    case "small":
      return wrap(content.text);
    case "heading":
      return `${wrap(content.text)}\n${"-".repeat(Math.min(width, content.text.length))}`;
    case "button":
      return `${content.label}:\n${content.href}`;
    case "facts":
      return content.facts.map(fact).join("\n");
    case "list":
      return content.items.map((item) => wrap(item, "  ").replace(/^ {2}/, "- ")).join("\n");
    case "quote":
      return wrap(content.text, "> ");
  }
}

/** A letter as plain text, with its lines as they were written. */
export function plainMail({ greeting, blocks, reason }: MailContent): string {
  const { name, address } = siteFacts;
  const sender = `${name} · ${address.street} · ${address.postalCode} ${address.city} · ${address.country}`;
  const parts = [...(greeting ? [greeting] : []), ...blocks.map(block)];
  return `${parts.join("\n\n")}\n\n-- \n${wrap(reason)}\n${wrap(sender)}\n`;
}

import { hashSource } from "./content-security-policy.ts";

/**
 * A style sheet in pieces: unconditional text, text needed where a custom property or animation is used, rules with required
 * classes and elements, and groups of pieces.
 */
export type StylePiece =
  | { kind: "text"; text: string }
  | { kind: "variable"; name: string; text: string }
  | { kind: "animation"; name: string; text: string }
  | { kind: "rule"; selectors: readonly Selector[]; pieces: readonly StylePiece[] }
  | { kind: "group"; head: string; pieces: readonly StylePiece[] };

/** With what it needs of a page: classes (`.a`), attributes (`[a]`, `[a=b]`) and elements. */
export type Selector = { text: string; needs: readonly string[] };

type Collected = { variables: ReadonlySet<string>; text: string };

/**
 * Not critical: styles for print, hover and pages without scripts, fallbacks for browsers without `@property`, and the
 * framework's placeholders, which base.css colours.
 */
const isForLater = (head: string) =>
  /^@(?:(?:media (?:print|\(scripting:\s*none\)|\(hover:\s*hover\))|layer properties)$|supports \(not \(\(-webkit-appearance)/.test(
    head,
  );

function matchingRules(present: ReadonlySet<string>, pieces: readonly StylePiece[]): StylePiece[] {
  return pieces.flatMap((piece): StylePiece[] => {
    if (piece.kind !== "rule" && piece.kind !== "group") return [piece];
    const head = piece.kind === "group" ? piece.head : matchingSelectors(present, piece.selectors);
    const nested = head === "" || isForLater(head) ? [] : matchingRules(present, piece.pieces);
    if (nested.length > 0) return [{ kind: "group", head, pieces: nested }];
    // The order of layers is that of their first mention.
    return head.startsWith("@layer ") ? [{ kind: "text", text: `${head};` }] : [];
  });
}

const matchingSelectors = (present: ReadonlySet<string>, selectors: readonly Selector[]): string =>
  selectors
    .filter(({ needs }) => needs.every((name) => present.has(name)))
    .map(({ text }) => text)
    .join(",");

function serialize(pieces: readonly StylePiece[], collected: Collected): string {
  let css = "";
  for (const piece of pieces) {
    if (piece.kind === "text") css += piece.text;
    else if (piece.kind === "variable") css += collected.variables.has(piece.name) ? piece.text : "";
    else if (piece.kind === "animation") css += collected.text.includes(piece.name) ? piece.text : "";
    else if (piece.kind === "group") {
      const nested = serialize(piece.pieces, collected);
      if (nested) css += `${piece.head}{${nested.replace(/;$/, "")}}`;
    }
  }
  return css;
}

export const variablesOf = (text: string) => [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = ""]) => name);

/** Includes transitively used custom properties and animations. */
function criticalRules(pieces: readonly StylePiece[], read: readonly string[]): string {
  let css = "";
  let collected: Collected = { variables: new Set(read), text: "" };
  for (let previousSize = -1; previousSize < collected.variables.size; ) {
    previousSize = collected.variables.size;
    css = serialize(pieces, collected);
    collected = { variables: new Set([...collected.variables, ...variablesOf(css)]), text: css };
  }
  return serialize(pieces, collected);
}

export function rulesOf(
  sheets: readonly (readonly StylePiece[] | undefined)[],
  present: ReadonlySet<string>,
  read: readonly string[],
) {
  const matching = sheets.map((pieces) => pieces && matchingRules(present, pieces));
  // Custom properties may be declared in another sheet.
  const usedAnywhere = [...read, ...matching.flatMap((pieces = []) => variablesOf(criticalRules(pieces, read)))];
  return matching.map((pieces) => {
    if (!pieces) return undefined;
    const css = criticalRules(pieces, usedAnywhere);
    return { css, source: hashSource(css) };
  });
}

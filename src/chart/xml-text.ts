const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes text for SVG and HTML; drops characters that XML forbids, since one makes the whole file unreadable. */
export function escapeText(text: string): string {
  return Array.from(text, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return isXml(code) ? (ENTITIES[character] ?? character) : "";
  }).join("");
}

function isXml(code: number): boolean {
  if (code < 32) return code === 9 || code === 10 || code === 13;
  return code !== 127 && !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff;
}

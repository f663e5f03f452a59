/** Adds an ellipsis where something was cut off: at the character, or after the last whole word. */
export function truncate(text: string, length: number, atWord = false): string {
  const characters = Array.from(text);
  if (characters.length <= length) return text;
  const cut = characters.slice(0, length + (atWord ? 1 : 0)).join("");
  return `${(atWord && /^.*\S(?=\s)/s.exec(cut)?.[0]) || characters.slice(0, length).join("")}…`;
}

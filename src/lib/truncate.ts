/** Adds an ellipsis where something was cut off, at the character. */
export function truncate(text: string, length: number): string {
  const characters = Array.from(text);
  return characters.length > length ? `${characters.slice(0, length).join("")}…` : text;
}

/** Adds an ellipsis where something was cut off, after the last whole word if there is one. */
export function truncateAtWord(text: string, length: number): string {
  const cut = truncate(text, length);
  const words = /^.*\S(?=\s)/s.exec(truncate(text, length + 1));
  return cut === text || !words ? cut : `${words[0]}…`;
}

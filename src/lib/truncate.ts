/** Cuts at a character, adding an ellipsis. */
export function truncate(text: string, length: number): string {
  const characters = Array.from(text);
  return characters.length > length ? `${characters.slice(0, length).join("")}…` : text;
}

/** Cuts after the last whole word, if there is one, adding an ellipsis. */
export function truncateAtWord(text: string, length: number): string {
  const cut = truncate(text, length);
  const words = /^.*\S(?=\s)/s.exec(truncate(text, length + 1));
  return cut === text || !words ? cut : `${words[0]}…`;
}

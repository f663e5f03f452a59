import { truncate } from "./truncate.ts";

/** Adds an ellipsis where something was cut off, after the last whole word if there is one. */
export function truncateAtWord(text: string, length: number): string {
  const cut = truncate(text, length);
  const words = /^.*\S(?=\s)/s.exec(truncate(text, length + 1));
  return cut === text || !words ? cut : `${words[0]}…`;
}

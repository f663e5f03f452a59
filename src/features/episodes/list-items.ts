const bullets = "•●○◦‣⁃▪▫■□✓✔✅☑➤➢►▶→⇒›»★☆";

/** Item markers: bullet, dash, or number with '.', ')' or ':'. Not '**' (bold), '2.5' or '-5'. */
const itemStart = new RegExp(
  `^\\s*(?:[${bullets}·∙]\\uFE0F?|[-–—−+](?![\\d.])|\\*(?!\\*)|\\d\\uFE0F?\\u20E3|\\(?\\d{1,3}[.)](?!\\d)|\\d{1,3}:(?=\\s)|\\([a-z]\\)|[a-z]\\))\\s*`,
  "iu",
);

/** Letters count only in sequence from 'a', because 'E.g.' and 'U.S.' start sentences. */
const letterStart = /^([a-z])\.\s+/i;

function isLettered(lines: readonly string[]): boolean {
  const letters = lines.map((line) => letterStart.exec(line)?.[1]?.toLowerCase());
  return letters.length > 1 && letters.every((letter, index) => letter === String.fromCharCode(97 + index));
}

const startsItem = (line: string) => itemStart.test(line);

/** For lists such as '1. Ask. 2. Write. 3. Close.' */
function splitSingleLine(text: string): string[] {
  const numbered = text.split(/(?<!\s)\s+(?=\(?\d{1,3}[.)]\s)/u);
  if (numbered.length > 1 && startsItem(text)) return numbered;
  const bulleted = text.split(new RegExp(`(?<!\\s)\\s+(?=[${bullets}])`, "u"));
  return bulleted.length > 1 ? bulleted : [text];
}

/** Items without markers; unmarked lines continue an item, or are items themselves if no line is marked. */
export function listItems(text: string): string[] {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
  const pieces = lines.length === 1 ? splitSingleLine(lines[0] ?? "") : lines;
  if (isLettered(pieces)) return pieces.map((line) => line.replace(letterStart, "").trim()).filter(Boolean);
  const isMarked = pieces.some(startsItem);
  const items: string[] = [];
  for (const piece of pieces) {
    const last = items.length - 1;
    if (isMarked && !startsItem(piece) && last >= 0) items[last] = `${items[last]} ${piece}`;
    else items.push(isMarked ? piece.replace(itemStart, "") : piece);
  }
  return items.map((item) => item.trim()).filter(Boolean);
}

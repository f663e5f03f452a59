type Pair = {
  /** Global; matches are short, so that the search is linear. */
  open: RegExp;
  close: RegExp;
  replace: (inner: string, opening: RegExpExecArray) => string;
};

/** Replaces pairs of marks and the text between them in one pass, which ends at an unclosed mark. */
export function replacePairs(text: string, { open, close, replace }: Pair): string {
  let replaced = "";
  let position = 0;
  for (;;) {
    open.lastIndex = position;
    const opening = open.exec(text);
    if (!opening) break;
    close.lastIndex = open.lastIndex;
    const closing = close.exec(text);
    if (!closing) break;
    replaced += text.slice(position, opening.index) + replace(text.slice(open.lastIndex, closing.index), opening);
    position = close.lastIndex;
  }
  return replaced + text.slice(position);
}

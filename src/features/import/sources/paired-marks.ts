type Pair = {
  /** Global; its matches are short, so that looking for them is linear. */
  open: RegExp;
  close: RegExp;
  replace: (inner: string, opening: RegExpExecArray) => string;
};

/** Replaces marks and the text between them in one pass; an opening mark without an end stays, and ends the pass. */
export function replacePairs(text: string, { open, close, replace }: Pair): string {
  let replaced = "";
  let at = 0;
  for (;;) {
    open.lastIndex = at;
    const opening = open.exec(text);
    if (!opening) break;
    close.lastIndex = open.lastIndex;
    const closing = close.exec(text);
    if (!closing) break;
    replaced += text.slice(at, opening.index) + replace(text.slice(open.lastIndex, closing.index), opening);
    at = close.lastIndex;
  }
  return replaced + text.slice(at);
}

/** Buffered, because sections and references can span chunks. */
const maxMarkLength = 48;
const opening = "<![CDATA[";
const closing = "]]>";

const controls = /(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu;
const bareAmpersand = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/gi;

function completeLength(text: string): number {
  const start = Math.max(0, text.length - maxMarkLength);
  const open = text.slice(start).search(/[&<]/);
  return open < 0 ? text.length : start + open;
}

/** Whether a section really ends here: before the end of its element, or before another section of the same text. */
const isEndOf = (name: string, after: string) =>
  new RegExp(`^\\s*(?:</${name}\\s*>|<!\\[CDATA\\[)`).test(after) || name === "";

/**
 * Repairs XML errors of other products: control characters, space before the declaration, unescaped ampersands, and
 * nested CDATA sections.
 */
export async function* tidyXml(parts: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = "";
  let [isInside, isNested, isStart] = [false, false, true];
  /** The last characters passed on, to find matches across chunks. */
  let tail = "";
  let element = "";
  const pass = (text: string) => {
    tail = (tail + text).slice(-200);
    rest = rest.slice(text.length);
    return text;
  };

  /** Passes on the complete part of `rest`. */
  function* drain(isEnd: boolean): Generator<string> {
    for (;;) {
      if (!isInside) {
        const start = rest.indexOf(opening);
        const complete = isEnd ? rest.length : completeLength(rest);
        yield pass(rest.slice(0, start >= 0 ? start : complete)).replaceAll(bareAmpersand, "&amp;");
        if (start < 0) return;
        element = /<([\w:-]+)[^<>]*>\s*$/.exec(tail)?.[1] ?? "";
        [isInside, isNested] = [true, false];
        yield pass(opening);
        tail = "";
        continue;
      }
      const end = rest.indexOf(closing);
      const complete = isEnd ? rest.length : Math.max(0, rest.length - closing.length);
      const safeEnd = end >= 0 ? end : complete;
      isNested ||= (tail + rest.slice(0, safeEnd)).includes(opening);
      yield pass(rest.slice(0, safeEnd));
      if (end < 0 || (!isEnd && rest.length < maxMarkLength * 2)) return;
      isInside = isNested && !isEndOf(element, rest.slice(closing.length));
      pass(closing);
      yield isInside ? `]]${closing}${opening}>` : closing;
    }
  }

  for await (const part of parts) {
    rest += part.replaceAll(controls, "");
    if (isStart) rest = rest.trimStart();
    isStart &&= rest === "";
    yield* drain(false);
  }
  yield* drain(true);
}

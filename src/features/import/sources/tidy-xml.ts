/** Sections and references may span chunks, so this much is buffered. */
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

/** Whether a section ends with its element, or where the next section continues its text. */
const isEndOf = (name: string, after: string) =>
  new RegExp(`^\\s*(?:</${name}\\s*>|<!\\[CDATA\\[)`).test(after) || name === "";

/**
 * Repairs XML errors that other products write: control characters, space before the declaration, an
 * ampersand that opens no reference of XML, and a CDATA section within another, whose end would end both.
 */
export async function* tidyXml(parts: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = "";
  let [isInside, isNested, isStart] = [false, false, true];
  /** The end of the text passed on, to find matches across chunks. */
  let before = "";
  let element = "";
  const pass = (text: string) => {
    before = (before + text).slice(-200);
    rest = rest.slice(text.length);
    return text;
  };

  /** Takes the complete part from `rest`. */
  function* take(isEnd: boolean): Generator<string> {
    for (;;) {
      if (!isInside) {
        const at = rest.indexOf(opening);
        yield pass(rest.slice(0, at >= 0 ? at : isEnd ? rest.length : completeLength(rest))).replaceAll(
          bareAmpersand,
          "&amp;",
        );
        if (at < 0) return;
        element = /<([\w:-]+)[^<>]*>\s*$/.exec(before)?.[1] ?? "";
        [isInside, isNested] = [true, false];
        yield pass(opening);
        before = "";
        continue;
      }
      const at = rest.indexOf(closing);
      const safeEnd = at >= 0 ? at : isEnd ? rest.length : Math.max(0, rest.length - closing.length);
      isNested ||= (before + rest.slice(0, safeEnd)).includes(opening);
      yield pass(rest.slice(0, safeEnd));
      if (at < 0 || (!isEnd && rest.length < maxMarkLength * 2)) return;
      isInside = isNested && !isEndOf(element, rest.slice(closing.length));
      const end = pass(closing);
      yield isInside ? `]]${end}${opening}>` : end;
    }
  }

  for await (const part of parts) {
    rest += part.replaceAll(controls, "");
    if (isStart) rest = rest.trimStart();
    isStart &&= rest === "";
    yield* take(false);
  }
  yield* take(true);
}

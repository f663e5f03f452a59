/** Sections and references may lie across parts, so this much is held back. */
const heldBack = 48;
const opening = "<![CDATA[";
const closing = "]]>";

const controls = /(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu;
const bareAmpersand = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/gi;

function wholeLength(text: string): number {
  const start = Math.max(0, text.length - heldBack);
  const open = text.slice(start).search(/[&<]/);
  return open < 0 ? text.length : start + open;
}

/**
 * What other products write into XML although it is not allowed there: control characters, space before the declaration,
 * and an ampersand that opens no reference of XML, which is escaped outside of CDATA sections.
 */
export async function* tidyXml(parts: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = "";
  let [isInside, isStart] = [false, true];

  /** Takes from `rest` what is complete. */
  function* take(isEnd: boolean): Generator<string> {
    for (;;) {
      const mark = isInside ? closing : opening;
      const at = rest.indexOf(mark);
      const whole = isInside ? Math.max(0, rest.length - closing.length + 1) : wholeLength(rest);
      const end = at < 0 ? (isEnd ? rest.length : whole) : at;
      const text = rest.slice(0, end);
      yield isInside ? text : text.replaceAll(bareAmpersand, "&amp;");
      rest = rest.slice(end);
      if (at < 0) return;
      yield mark;
      rest = rest.slice(mark.length);
      isInside = !isInside;
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

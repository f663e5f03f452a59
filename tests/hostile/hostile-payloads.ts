/**
 * The subset of the framework's format that these payloads need; `marked` contains ids that can be referenced again.
 */
const payload = (data: unknown, marked: readonly number[] = []) =>
  JSON.stringify({ t: { t: 10, i: 0, p: { k: ["data"], v: [data] }, o: 0 }, f: 127, m: marked });

const text = { t: 1, s: "x" };

/** Lists that contain the next one `width` times, as references: `width` to the power of `levels` paths. */
export function referenceBomb(levels: number, width: number): string {
  const level = (i: number): unknown => {
    const references = Array.from({ length: width - 1 }, () => ({ t: 4, i: i + 1 }));
    return { t: 9, i, a: i > levels ? [] : [level(i + 1), ...references], o: 0 };
  };
  return payload(
    level(1),
    Array.from({ length: levels + 1 }, (_, index) => index + 1),
  );
}

/** Nested lists, short enough for a URL. */
function nestedLists(depth: number): string {
  let node: unknown = text;
  for (let i = depth; i > 0; i--) node = { t: 9, i, a: [node], o: 0 };
  return payload(node);
}

/** Payloads that the framework's format can express, but no page of the site sends. */
export const hostilePayloads: Readonly<Record<string, string>> = {
  "references without end": referenceBomb(28, 3),
  "a list that contains itself": payload({ t: 9, i: 1, a: [{ t: 4, i: 1 }], o: 0 }, [1]),
  "an object that is met twice": payload(
    {
      t: 9,
      i: 1,
      a: [
        { t: 10, i: 2, p: { k: [], v: [] }, o: 0 },
        { t: 4, i: 2 },
      ],
      o: 0,
    },
    [2],
  ),
  "lists in lists": nestedLists(60),
  "a rejected promise": payload({ t: 12, i: 1, s: 0, f: text }),
  "a promise without an end": payload({ t: 22, i: 1, s: 2 }, [1, 2]),
  "a stream that failed": payload({ t: 31, i: 1, a: [{ t: 33, i: 1, f: text }], f: { t: 26, i: 2, s: 4 } }, [1]),
  "a pattern": payload({ t: 6, i: 1, c: "(a+)+$", m: "" }),
  "a map": payload({ t: 8, i: 1, e: { k: [text], v: [text] }, f: { t: 26, i: 2, s: 0 } }),
  bytes: payload({ t: 15, i: 1, c: "Uint8Array", f: { t: 19, i: 2, s: "AAA=", f: { t: 26, i: 3, s: 5 } }, b: 0, l: 2 }),
  "an error": payload({ t: 13, i: 1, s: 0, m: "x", p: null }),
  "a context of the caller's": JSON.stringify({
    t: {
      t: 10,
      i: 0,
      p: { k: ["context"], v: [{ t: 10, i: 1, p: { k: ["answerService"], v: [text] }, o: 0 }] },
      o: 0,
    },
    f: 127,
    m: [],
  }),
};

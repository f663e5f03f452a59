/** Kinds of nodes in the framework's format (seroval) that texts, numbers, constants, lists and objects are written as. */
const kind = { number: 0, text: 1, constant: 2, repeated: 4, list: 9, object: 10, objectWithoutPrototype: 11 } as const;

/** Deeper than anything that the site sends. */
const deepest = 32;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function isPlainNode(node: unknown, depth: number): boolean {
  if (!isRecord(node) || depth > deepest) return false;
  const areNodes = (list: unknown) => Array.isArray(list) && list.every((part) => isPlainNode(part, depth + 1));
  switch (node.t) {
    case kind.number:
      return typeof node.s === "number";
    case kind.text:
      return typeof node.s === "string";
    case kind.constant:
      return Number.isInteger(node.s) && Number(node.s) >= 0 && Number(node.s) <= 7;
    case kind.repeated:
      return Number.isInteger(node.i);
    case kind.list:
      return Number.isInteger(node.i) && areNodes(node.a);
    case kind.object:
    case kind.objectWithoutPrototype: {
      const { p } = node;
      if (!Number.isInteger(node.i) || !isRecord(p) || !Array.isArray(p.k) || !Array.isArray(p.v)) return false;
      return p.k.length === p.v.length && p.k.every((key) => typeof key === "string") && areNodes(p.v);
    }
    default:
      return false;
  }
}

/**
 * Whether a decoded body or query of a server function holds nothing but plain data in the framework's format. The format
 * itself also knows streams, promises, patterns and lists of any length, which the site never sends.
 */
export const isPlainPayload = (payload: unknown): boolean => isRecord(payload) && isPlainNode(payload.t, 0);

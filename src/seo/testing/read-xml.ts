const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function decode(text: string): string {
  return text.replaceAll(/&(\w*;?)/g, (whole, name: string) => {
    const sign = entities[name.replace(/;$/, "")];
    if (!name.endsWith(";") || sign === undefined) throw new Error(`Not an entity: ${whole}`);
    return sign;
  });
}

type Value = string | Content | (string | Content)[];
type Content = { [name: string]: Value };

const token = /<\?xml [^?]*\?>|<\/([\w:]+)>|<([\w:]+)((?: [\w:]+="[^"<]*")*)(\/?)>|([^<]+)/y;

/** Strict XML reader: attributes as @name, text as # or the bare value, repeated elements as lists. @throws if malformed */
export function readXml(xml: string): Content {
  const root: Content = {};
  const open: { name: string; content: Content; text: string }[] = [{ name: "", content: root, text: "" }];
  token.lastIndex = 0;
  for (let at = 0; at < xml.length; at = token.lastIndex) {
    token.lastIndex = at;
    const found = token.exec(xml);
    if (!found) throw new Error(`Not well-formed: ${xml.slice(at, at + 40)}`);
    const [, end, start, attributes = "", closed, text] = found;
    const top = open.at(-1);
    if (!top) throw new Error("Something follows the root");
    if (text) top.text += decode(text);
    if (start) {
      const content: Content = {};
      for (const [, key = "", value = ""] of attributes.matchAll(/ ([\w:]+)="([^"]*)"/g))
        content[`@${key}`] = decode(value);
      open.push({ name: start, content, text: "" });
    }
    if (end !== undefined || closed) {
      const element = open.pop();
      const parent = open.at(-1);
      if (!element || !parent || (end !== undefined && end !== element.name)) throw new Error(`Wrong end: ${end}`);
      add(parent.content, element.name, finish(element.content, element.text));
    }
  }
  if (open.length !== 1) throw new Error("An element is not closed");
  return root;
}

function finish(content: Content, text: string): string | Content {
  const names = Object.keys(content);
  if (names.length === 0) return text;
  return text.trim() && names.every((name) => name.startsWith("@")) ? { ...content, "#": text } : content;
}

function add(parent: Content, name: string, value: string | Content): void {
  const before = parent[name];
  parent[name] = before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value];
}

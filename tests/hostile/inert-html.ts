/** Elements that run nothing, load nothing and are parsed identically everywhere. */
const elements = new Set(
  (
    "h2 h3 h4 p ul ol li blockquote pre code hr br strong em b i u s del ins mark small sub sup kbd samp var abbr q " +
    "cite dl dt dd a img figure figcaption details summary table caption colgroup col thead tbody tfoot tr th td " +
    "div"
  ).split(" "),
);

const attributes: Record<string, RegExp> = {
  href: /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)[^\p{Cc}\\]*$/iu,
  src: /^(?:https:\/\/|\/(?![/\\]))[^\p{Cc}\\]*$/iu,
  "data-embed":
    /^https:\/\/(?:www\.youtube\.com\/(?:watch\?v|playlist\?list)=[\w-]+|vimeo\.com\/\d+(?:\/[\w-]+)?|open\.spotify\.com\/\w+\/\w+|soundcloud\.com\/[\w/-]+|w\.soundcloud\.com\/player\/\?url=https%3A\/\/api\.soundcloud\.com\/\w+\/\d+)$/,
  id: /^[\p{L}\p{N}-]+$/u,
  class: /^(?:anchor|table-box)$/,
  role: /^region$/,
  tabindex: /^0$/,
  loading: /^lazy$/,
  decoding: /^async$/,
  rel: /^noopener$/,
  scope: /^\w*$/,
  "aria-label": /^/,
  title: /^/,
  alt: /^/,
  width: /^/,
  height: /^/,
  colspan: /^/,
  rowspan: /^/,
  span: /^/,
  start: /^/,
  reversed: /^/,
  type: /^/,
  value: /^/,
};

const decode = (value: string) =>
  value.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");

const tag = /<(\/?)([a-z][a-z0-9]*)((?: [a-z-]+(?:="[^"<>]*")?)*)( \/)?>/g;

/**
 * Problems in sanitised HTML; empty when it is inert. The accepted grammar is far narrower than HTML: without
 * comments, raw text, foreign elements or characters that could end a tag early, so every parser reads it identically
 * and no parser is needed here.
 */
export function executableParts(html: string): string[] {
  const faults: string[] = [];
  const remaining = html.replaceAll(tag, (_, __, name: string, markup: string) => {
    if (!elements.has(name)) faults.push(`element ${name}`);
    for (const [, key = "", value = ""] of markup.matchAll(/ ([a-z-]+)(?:="([^"]*)")?/g)) {
      const allowed = Object.hasOwn(attributes, key) ? attributes[key] : undefined;
      if (!allowed?.test(decode(value))) faults.push(`${name} ${key}="${value}"`);
    }
    return "";
  });
  if (/[<>]/.test(remaining))
    faults.push(
      `a "<" or ">" outside a tag: ${remaining.slice(Math.max(0, remaining.search(/[<>]/) - 20)).slice(0, 60)}`,
    );
  return faults;
}

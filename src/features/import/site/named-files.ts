import { decodeEntities, escapeHtml } from "../../../lib/plain-text.ts";

const tag = /<(img|a)\b((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;
const attribute = /(\s)(src|href|srcset)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;

/** What a site keeps in its library: links to anything else are links to pages. */
const fileName = /\.(?:jpe?g|png|webp|avif|gif|pdf|mp3|m4a|ogg|flac|wav)$/i;

const isFileLink = (url: string): boolean => fileName.test(url.split(/[?#]/, 1)[0] ?? "");

/** The largest of a srcset. */
function largestOf(srcset: string): string | undefined {
  const candidates = [...srcset.matchAll(/([^\s,]\S*[^\s,])(?:\s+([\d.]+)[wx])?\s*(?:,|$)/g)];
  return candidates.toSorted((a, b) => Number(b[2] ?? 1) - Number(a[2] ?? 1))[0]?.[1];
}

type Named = { url: string; alt: string };

function attributesOf(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, , name = "", quoted, single] of ` ${text}`.matchAll(attribute)) {
    found.set(name.toLowerCase(), decodeEntities(quoted ?? single ?? "").trim());
  }
  return found;
}

const altOf = (text: string) => decodeEntities(/\salt\s*=\s*"([^"]*)"/i.exec(text)?.[1] ?? "").trim();

function namedBy(name: string, text: string): Named | undefined {
  const attributes = attributesOf(text);
  const href = attributes.get("href") ?? "";
  if (name === "a") return isFileLink(href) ? { url: href, alt: "" } : undefined;
  const url = attributes.get("src") || largestOf(attributes.get("srcset") ?? "");
  return url && !/^data:/i.test(url) ? { url, alt: altOf(text) } : undefined;
}

/** Pictures, and files that a text links to. */
export function namedFiles(html: string): Named[] {
  const found = new Map<string, Named>();
  for (const [, name = "", text = ""] of html.matchAll(tag)) {
    const named = namedBy(name.toLowerCase(), text);
    if (named && !found.has(named.url)) found.set(named.url, named);
  }
  return [...found.values()];
}

/** With the URLs of files that were copied, and without srcset: the site has its own sizes. */
export const withCopies = (html: string, addresses: ReadonlyMap<string, string>): string =>
  html.replaceAll(tag, (whole, name: string, text: string) => {
    const named = namedBy(name.toLowerCase(), text);
    const address = named && addresses.get(named.url);
    if (!address) return whole;
    const rest = text.replaceAll(attribute, "").trim();
    const target = name.toLowerCase() === "a" ? "href" : "src";
    return `<${name} ${target}="${escapeHtml(address)}"${rest ? ` ${rest}` : ""}>`;
  });

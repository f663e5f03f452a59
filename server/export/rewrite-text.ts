import { type ExportPlace, exportedUrl, namedFolders } from "./export-url.ts";

/** A text as a pattern that finds exactly it. */
export const escapePattern = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
const decode = (text: string) => text.replaceAll("&amp;", "&");
const encode = (text: string) => text.replaceAll("&", "&amp;");

/** Attributes that hold one URL; in markup, and in markup quoted by a script. */
const attribute = /(\s(?:href|src|action|formaction|poster)=)(\\?["'])(\/(?![/\\])[^"'\\]*)(?=\\?["'])/gi;
const sourceSet = /(\ssrcset=)(\\?["'])(\/[^"'\\]*)(?=\\?["'])/gi;

/** Folders of files that scripts name, as they begin a quoted text. */
const quotedFile = new RegExp(`(["'\`])(/(?:${namedFolders})/)`, "g");
const namedFile = new RegExp(`^/(?:${namedFolders})/`);

const rewriteFiles = (base: string, text: string) =>
  text.replaceAll(quotedFile, (_, quote: string, path: string) => quote + base.slice(0, -1) + path);

/** What follows a host in a text: a URL up to whatever ends it there, markup that is escaped included. */
const rest = "(/(?:&amp;|[^\\s\"'<>\\\\)`&])*)?";

/** Every URL below `origin` in a text with what precedes it, root-relative; a sentence's end is no part of one. */
export function ownUrls(origin: string, text: string): string[] {
  const found = text.matchAll(new RegExp(`${escapePattern(origin)}(?![\\w.:-])${rest}`, "g"));
  return [...found].map(([, url = "/"]) => decode(url).replace(sentenceEnd, ""));
}

const sentenceEnd = /(?<![.,;:!?])[.,;:!?]+$/;

/** Every URL of the site itself in a text, absolute ones and such as are quoted in another URL. */
export function rewriteOrigin(place: ExportPlace, text: string): string {
  const plain = new RegExp(`${escapePattern(place.origin)}(?![\\w.:-])${rest}`, "g");
  const quoted = new RegExp(
    `${escapePattern(encodeURIComponent(place.origin))}((?:%2F[^&"'\\s<>]*)?)(?=[&"'\\s<>]|$)`,
    "g",
  );
  return text
    .replaceAll(plain, (_, url: string = "/") => {
      const [end = ""] = sentenceEnd.exec(url) ?? [];
      const moved = encode(exportedUrl(place, decode(url.slice(0, url.length - end.length))));
      return (/^https?:/.test(moved) ? moved : place.origin + moved) + end;
    })
    .replaceAll(quoted, (_, url: string) => {
      const moved = exportedUrl(place, decodeURIComponent(url) || "/");
      return encodeURIComponent(/^https?:/.test(moved) ? moved : place.origin + moved);
    });
}

/** Stored or rendered markup with its own URLs as the exported site has them. */
export function rewriteMarkup(place: ExportPlace, html: string): string {
  const moved = (url: string) => encode(exportedUrl(place, decode(url)));
  return html
    .replaceAll(attribute, (_, name: string, quote: string, url: string) => name + quote + moved(url))
    .replaceAll(sourceSet, (_, name: string, quote: string, list: string) => {
      const entries = list.split(/,\s+/).map((entry) => entry.replace(/^\S+/, moved));
      return name + quote + entries.join(", ");
    });
}

/** A whole page: its markup, its metadata and the data that its scripts carry. */
export function rewritePage(place: ExportPlace, html: string): string {
  const styled = html.replaceAll(/<style\b[^>]*>[\s\S]*?<\/style>/g, (sheet) => rewriteStyles(place, sheet));
  return rewriteOrigin(place, rewriteFiles(place.base, rewriteMarkup(place, styled)));
}

/** A whole URL of a file, as a script names it. */
const quotedName = /(["'`])(\/[\w./-]+\.(?:avif|ico|jpg|png|svg|webmanifest|webp|xml|json))\1/g;

/** Where a form of a script goes when it is sent without one. */
const formTarget = /\b(action|href):(["'`])(\/[\w/-]+)\2/g;

/** How the bundler's loader finds the files of a page that is opened later. */
const loader = /(\breturn\s*)(["'`])\/\2(\s*\+\s*\w+\s*\})/;

const loaderMark = "vite:preloadError";

/**
 * A script of the build, for a site below a folder.
 * @throws Error when the bundler's loader is not written as it is known, for then no later page would find its files.
 */
export function rewriteScript(place: ExportPlace, script: string): string {
  const folder = place.base.slice(0, -1);
  const moved = rewriteFiles(
    place.base,
    // Texts of pages may be markup.
    rewriteMarkup(place, script)
      .replaceAll(formTarget, (_, name: string, quote: string, url: string) =>
        [name, ":", quote, exportedUrl(place, url), quote].join(""),
      )
      .replaceAll(quotedName, (whole, quote: string, url: string) =>
        namedFile.test(url) ? whole : quote + folder + url + quote,
      ),
  );
  if (!moved.includes(loaderMark)) return moved;
  if (!loader.test(moved)) throw new Error("The loader of the built client is not the one that an export knows.");
  return moved.replace(loader, (_, start: string, quote: string, end: string) =>
    [start, quote, place.base, quote, end].join(""),
  );
}

/** A stylesheet of the build. */
export const rewriteStyles = (place: ExportPlace, css: string) =>
  css.replaceAll(/url\((["']?)\/(?!\/)/g, (_, quote: string) => `url(${quote}${place.base}`);

/** The web manifest: every text in it that is a URL of the site. */
export const rewriteManifest = (place: ExportPlace, json: string) =>
  json.replaceAll(/"(\/[^"]*)"/g, (_, url: string) => `"${exportedUrl(place, url)}"`);

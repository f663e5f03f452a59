import { type ExportPlace, exportedAddress, namedFolders } from "./export-address.ts";

/** A text as a pattern that finds exactly it. */
export const escapePattern = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
const decode = (text: string) => text.replaceAll("&amp;", "&");
const encode = (text: string) => text.replaceAll("&", "&amp;");

/** Attributes that hold one address; in markup, and in markup quoted by a script. */
const attribute = /(\s(?:href|src|action|formaction|poster)=)(\\?["'])(\/(?![/\\])[^"'\\]*)(?=\\?["'])/gi;
const sourceSet = /(\ssrcset=)(\\?["'])(\/[^"'\\]*)(?=\\?["'])/gi;

/** Folders of files that scripts name, as they begin a quoted text. */
const quotedFile = new RegExp(`(["'\`])(/(?:${namedFolders})/)`, "g");
const namedFile = new RegExp(`^/(?:${namedFolders})/`);

const movedFiles = (base: string, text: string) =>
  text.replaceAll(quotedFile, (_, quote: string, path: string) => quote + base.slice(0, -1) + path);

/** What follows a host in a text: an address up to whatever ends it there, markup that is escaped included. */
const rest = "(/(?:&amp;|[^\\s\"'<>\\\\)`&])*)?";

/** Every address below `origin` in a text with what stands before it, root-relative; a sentence's end is no part of one. */
export function ownAddresses(origin: string, text: string): string[] {
  const found = text.matchAll(new RegExp(`${escapePattern(origin)}(?![\\w.:-])${rest}`, "g"));
  return [...found].map(([, address = "/"]) => decode(address).replace(sentenceEnd, ""));
}

const sentenceEnd = /[.,;:!?]+$/;

/** Every address of the site itself in a text, absolute ones and such as are quoted in another address. */
export function movedOrigin(place: ExportPlace, text: string): string {
  const plain = new RegExp(`${escapePattern(place.origin)}(?![\\w.:-])${rest}`, "g");
  const quoted = new RegExp(
    `${escapePattern(encodeURIComponent(place.origin))}((?:%2F[^&"'\\s<>]*)?)(?=[&"'\\s<>]|$)`,
    "g",
  );
  return text
    .replaceAll(plain, (_, address: string = "/") => {
      const [end = ""] = sentenceEnd.exec(address) ?? [];
      const moved = encode(exportedAddress(place, decode(address.slice(0, address.length - end.length))));
      return (/^https?:/.test(moved) ? moved : place.origin + moved) + end;
    })
    .replaceAll(quoted, (_, address: string) => {
      const moved = exportedAddress(place, decodeURIComponent(address) || "/");
      return encodeURIComponent(/^https?:/.test(moved) ? moved : place.origin + moved);
    });
}

/** Stored or rendered markup with its own addresses as the exported site has them. */
export function movedMarkup(place: ExportPlace, html: string): string {
  const moved = (address: string) => encode(exportedAddress(place, decode(address)));
  return html
    .replaceAll(attribute, (_, name: string, quote: string, address: string) => name + quote + moved(address))
    .replaceAll(sourceSet, (_, name: string, quote: string, list: string) => {
      const entries = list.split(/,\s+/).map((entry) => entry.replace(/^\S+/, moved));
      return name + quote + entries.join(", ");
    });
}

/** A whole page: its markup, its metadata and the data that its scripts carry. */
export function movedPage(place: ExportPlace, html: string): string {
  const styled = html.replaceAll(/<style\b[^>]*>[\s\S]*?<\/style>/g, (sheet) => movedStyles(place, sheet));
  return movedOrigin(place, movedFiles(place.base, movedMarkup(place, styled)));
}

/** A whole address of a file, as a script names it. */
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
export function movedScript(place: ExportPlace, script: string): string {
  const folder = place.base.slice(0, -1);
  const moved = movedFiles(
    place.base,
    // Texts of pages may be markup.
    movedMarkup(place, script)
      .replaceAll(formTarget, (_, name: string, quote: string, address: string) =>
        [name, ":", quote, exportedAddress(place, address), quote].join(""),
      )
      .replaceAll(quotedName, (whole, quote: string, address: string) =>
        namedFile.test(address) ? whole : quote + folder + address + quote,
      ),
  );
  if (!moved.includes(loaderMark)) return moved;
  if (!loader.test(moved)) throw new Error("The loader of the built client is not the one that an export knows.");
  return moved.replace(loader, (_, start: string, quote: string, end: string) =>
    [start, quote, place.base, quote, end].join(""),
  );
}

/** A stylesheet of the build. */
export const movedStyles = (place: ExportPlace, css: string) =>
  css.replaceAll(/url\((["']?)\/(?!\/)/g, (_, quote: string) => `url(${quote}${place.base}`);

/** The web manifest: every text in it that is an address of the site. */
export const movedManifest = (place: ExportPlace, json: string) =>
  json.replaceAll(/"(\/[^"]*)"/g, (_, address: string) => `"${exportedAddress(place, address)}"`);

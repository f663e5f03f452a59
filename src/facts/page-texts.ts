import { isHidden } from "./hidden-pages.ts";
import { perSite, type Site, type TextChanges, type TextItem } from "./site.ts";
import type { TextPage } from "./text-pages.ts";
import { fillTokens, type TokenValue } from "./tokens.ts";
import type { WordArea } from "./word-areas.ts";

/** The default texts of a part of a page, which the owner can change; `copyOf` returns those of a site. */
export type Copy<Texts extends object> = {
  readonly page: TextPage | WordArea;
  readonly section: string;
  readonly defaults: Texts;
  /** Values of tokens beside the site's facts, such as claims. */
  readonly more?: (site: Site, token: string) => string | undefined;
};

/** An entry of a list in a copy; the owner's changes stay with its key. */
export type Entry<Texts extends object, Key extends string = string> = Texts & { readonly key: Key };

/** The texts that `copyOf` returns for a copy. */
export type Texts<Described> = Described extends Copy<infer Given> ? Given : never;

const sections = new Map<TextPage | WordArea, Map<string, object>>();

/** An object of texts; an element of React is markup. */
export const isTextGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !("$$typeof" in value);

/** Key of a list entry; empty when it is a text. */
export const keyOf = (entry: unknown): string => (isTextGroup(entry) && typeof entry.key === "string" ? entry.key : "");

const targetsHiddenPage = (site: Site, entry: unknown) =>
  isTextGroup(entry) && typeof entry.to === "string" && isHidden(site, entry.to);

/** Fields that name an entry. */
const subjects = ["strong", "value", "figure", "title", "answer", "description"];

/** Not an entry about a hidden page, nor one whose figure or assurance was removed. */
function isVisible(site: Site, entry: unknown): boolean {
  if (entry === "") return false;
  if (typeof entry !== "object" || entry === null) return true;
  const fields = entry as Readonly<Record<string, unknown>>;
  if (subjects.some((name) => fields[name] === "") || (fields.text === "" && fields.strong === undefined)) return false;
  return !targetsHiddenPage(site, entry) && !targetsHiddenPage(site, fields.link);
}

/** The defaults with the words of another language, by path; that of a list entry contains its key. */
function translated(defaults: unknown, path: string, words: TextChanges): unknown {
  if (typeof defaults === "string") return words[path] ?? defaults;
  if (Array.isArray(defaults))
    return words[path] ?? defaults.map((item: unknown) => translated(item, `${path}.${keyOf(item)}`, words));
  if (!isTextGroup(defaults) || sourceOf(defaults)) return defaults;
  return Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [name, translated(value, `${path}.${name}`, words)]),
  );
}

/** Defaults of the loaded modules in the site's language, by section. */
export function defaultTexts({ words }: Pick<Site, "words">, page: TextPage | WordArea): ReadonlyMap<string, object> {
  const english = sections.get(page) ?? new Map<string, object>();
  const own = words[page];
  if (!own) return english;
  return new Map([...english].map(([name, defaults]) => [name, translated(defaults, name, own) as object]));
}

type Change = { site: Site; changes: TextChanges; more: TokenValue | undefined };

const source = Symbol("source");

/** Within a copy: texts of another part, which this one shows. */
export const shared = <Texts extends object>(copy: Copy<Texts>): Texts =>
  Object.defineProperty({ ...copy.defaults }, source, { value: copy });

const sourceOf = (group: object): Copy<object> | undefined => (group as { [source]?: Copy<object> })[source];

/** The default with its changes; changes that no longer fit it are ignored. */
function mergeTexts(defaults: unknown, path: string, change: Change): unknown {
  const { site, changes, more } = change;
  const own = changes[path];
  if (typeof defaults === "string") return fillTokens(site, typeof own === "string" ? own : defaults, more);
  if (Array.isArray(defaults)) {
    const items: readonly unknown[] = defaults;
    const visible = (entries: readonly unknown[]) => entries.filter((entry) => isVisible(site, entry));
    if (!Array.isArray(own)) return visible(items.map((item) => mergeTexts(item, `${path}.${keyOf(item)}`, change)));
    const merged = (own as readonly TextItem[]).flatMap((item) => {
      if (typeof item === "string") return typeof items[0] === "string" ? [fillTokens(site, item, more)] : [];
      const original = item.key === undefined ? items[item.from] : items.find((entry) => keyOf(entry) === item.key);
      return isTextGroup(original) ? [mergeTexts(original, "", { ...change, changes: item.texts })] : [];
    });
    return visible(merged);
  }
  if (!isTextGroup(defaults)) return defaults;
  const below = path === "" ? "" : `${path}.`;
  const other = sourceOf(defaults);
  return Object.fromEntries(
    Object.entries(other ? copyOf(site, other) : defaults).map(([name, value]) => [
      name,
      mergeTexts(value, below + name, change),
    ]),
  );
}

/** Describes texts of a page; those with claims need `claimToken` as `more`. */
export function pageCopy<Texts extends object>(
  page: TextPage | WordArea,
  section: string,
  defaults: Texts,
  more?: Copy<Texts>["more"],
): Copy<Texts> {
  const ofPage = sections.get(page) ?? new Map<string, object>();
  sections.set(page, ofPage.set(section, defaults));
  return { page, section, defaults, more };
}

const mergedCopies = perSite(() => new Map<object, object>());

/** The owner's words, else the defaults, with the values of their tokens. */
export function copyOf<Texts extends object>(site: Site, copy: Copy<Texts>): Texts {
  const merged = mergedCopies(site);
  const cached = merged.get(copy);
  if (cached) return cached as Texts;
  const { page, section, defaults, more } = copy;
  const words = site.words[page];
  const texts = mergeTexts(words ? translated(defaults, section, words) : defaults, section, {
    site,
    changes: site.texts[page] ?? {},
    more: more && ((token) => more(site, token)),
  }) as Texts;
  merged.set(copy, texts);
  return texts;
}

import { isHidden } from "./hidden-pages.ts";
import { isLive, storedFacts } from "./stored-facts.ts";
import type { TextPage } from "./text-pages.ts";
import { fillTokens, type TokenValue } from "./tokens.ts";

/** An entry of a list: a text, or what differs from the default's entry with the number `from`. */
export type TextItem = string | { readonly from: number; readonly texts: TextChanges };

export type TextValue = string | readonly TextItem[];

/** What differs from the defaults, by path, such as "hero.title". */
export type TextChanges = { readonly [path: string]: TextValue };

export type PageTexts = Readonly<Partial<Record<TextPage, TextChanges>>>;

let current: PageTexts = {};

export const pageTexts = (): PageTexts => current;

/** On the server all pages' texts, in the browser those of the pages seen so far. */
export function replacePageTexts(texts: PageTexts): void {
  current = texts;
}

const sections = new Map<TextPage, Map<string, object>>();

/** Defaults of the loaded modules, by section. */
export const defaultTexts = (page: TextPage): ReadonlyMap<string, object> => sections.get(page) ?? new Map();

/** An object of texts; a claim is a fact, and an element of React is markup. */
export const isTextGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !("$$typeof" in value) && !isLive(value);

/** Names that choose a drawing, a place or a rule. */
const structural = new Set([
  "key",
  "basis",
  "icon",
  "accent",
  "drawing",
  "industry",
  "kind",
  "state",
  "hash",
  "path",
  "from",
]);

export const isTextName = (name: string): boolean => !structural.has(name);

const leadsToHidden = (entry: unknown) => isTextGroup(entry) && typeof entry.to === "string" && isHidden(entry.to);

/** What an entry is about. */
const subjects = ["strong", "value", "figure", "title", "answer", "description"];

/** Not an entry about a hidden page, nor one whose figure or assurance was removed. */
function isShown(entry: unknown): boolean {
  if (entry === "") return false;
  if (typeof entry !== "object" || entry === null) return true;
  const known = entry as Readonly<Record<string, unknown>>;
  if (subjects.some((name) => known[name] === "") || (known.text === "" && known.strong === undefined)) return false;
  return !leadsToHidden(entry) && !leadsToHidden(known.link);
}

/** The default with its changes; changes that no longer fit it are ignored. */
export function mergeTexts(defaults: unknown, path: string, changes: TextChanges, more?: TokenValue): unknown {
  const change = changes[path];
  if (typeof defaults === "string") return fillTokens(typeof change === "string" ? change : defaults, more);
  if (Array.isArray(defaults)) {
    const items: readonly unknown[] = defaults;
    if (!Array.isArray(change)) return items.map((item) => mergeTexts(item, "", {}, more)).filter(isShown);
    const merged = (change as readonly TextItem[]).flatMap((item) => {
      if (typeof item === "string") return typeof items[0] === "string" ? [fillTokens(item, more)] : [];
      const known = items[item.from] ?? items[0];
      return isTextGroup(known) ? [mergeTexts(known, "", item.texts, more)] : [];
    });
    return merged.filter(isShown);
  }
  if (!isTextGroup(defaults)) return defaults;
  const below = path === "" ? "" : `${path}.`;
  return Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [
      name,
      isTextName(name) ? mergeTexts(value, below + name, changes, more) : value,
    ]),
  );
}

const none: TextChanges = {};

/**
 * Each property read returns the owner's current text, else the default, with the values of its tokens; defaults that
 * make claims bring `claimToken`.
 */
export function editable<Texts extends object>(
  page: TextPage,
  section: string,
  defaults: Texts,
  more?: TokenValue,
): Texts {
  const known = sections.get(page) ?? new Map<string, object>();
  sections.set(page, known.set(section, defaults));
  const values = new Map<string, unknown>();
  let read: readonly unknown[] = [];
  return new Proxy(defaults, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver);
      if (typeof name !== "string" || !isTextName(name)) return value;
      const changes = current[page] ?? none;
      const facts = storedFacts();
      // All pages' texts: a group may show one of another page.
      if (read[0] !== current || read[1] !== facts) values.clear();
      read = [current, facts];
      if (!values.has(name)) values.set(name, mergeTexts(value, `${section}.${name}`, changes, more));
      return values.get(name);
    },
  });
}

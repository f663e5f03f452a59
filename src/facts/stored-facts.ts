/**
 * What the owner has changed in the admin area, by group and name: complete values that take the place of those in the files of this
 * folder. What is absent is as the files say.
 */
export type StoredFacts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The element of a page that carries them to the browser, where there are any. */
export const storedFactsId = "site-facts";

const carried = typeof document === "undefined" ? undefined : document.getElementById(storedFactsId)?.textContent;
let current: StoredFacts = carried ? (JSON.parse(carried) as StoredFacts) : {};

/** Every stored fact. */
export const storedFacts = (): StoredFacts => current;

/** Puts stored facts in the place of the known ones, for every page and email from now on. */
export function replaceStoredFacts(facts: StoredFacts): void {
  current = facts;
}

/** An object whose properties are the stored ones of `group`, where there are any, each time that one is read. */
export function live<T extends object>(group: string, defaults: T): T {
  return new Proxy(defaults, {
    get: (target, name, receiver) => {
      const stored = typeof name === "string" ? storedFacts()[group]?.[name] : undefined;
      return stored === undefined ? Reflect.get(target, name, receiver) : stored;
    },
  });
}

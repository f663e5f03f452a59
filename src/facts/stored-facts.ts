/** The owner's changes by group and name: complete values that replace the defaults. */
export type StoredFacts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Id of the element that carries them to the browser. */
export const storedFactsId = "site-facts";

const dehydrated = typeof document === "undefined" ? undefined : document.getElementById(storedFactsId)?.textContent;
let current: StoredFacts = dehydrated ? (JSON.parse(dehydrated) as StoredFacts) : {};

export const storedFacts = (): StoredFacts => current;

export function replaceStoredFacts(facts: StoredFacts): void {
  current = facts;
}

const liveObjects = new WeakSet();

/** Whether an object is a fact that the owner changes in the settings. */
export const isLive = (value: object): boolean => liveObjects.has(value);

/** Each property read returns the current stored value of `group`, else the default. */
export function live<T extends object>(group: string, defaults: T): T {
  const proxy = new Proxy(defaults, {
    get: (target, name, receiver) => {
      const stored = typeof name === "string" ? storedFacts()[group]?.[name] : undefined;
      return stored === undefined ? Reflect.get(target, name, receiver) : stored;
    },
  });
  liveObjects.add(proxy);
  return proxy;
}

/** One value for several fields of an object. */
export const sameFields = <Value, Name extends string>(value: Value, ...names: Name[]): Record<Name, Value> =>
  Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>;

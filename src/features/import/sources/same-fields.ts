/** One schema for several fields of an object. */
export const sameFields = <Schema, Name extends string>(schema: Schema, ...names: Name[]): Record<Name, Schema> =>
  Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>;

/** `saved`, except for values that have changed since `submitted`; immutable values, compared by identity. */
export const typedSince = <Values extends Readonly<Record<string, unknown>>>(
  submitted: Values,
  current: Values,
  saved: Values,
): Values => ({
  ...saved,
  ...Object.fromEntries(Object.entries(current).filter(([name, value]) => value !== submitted[name])),
});

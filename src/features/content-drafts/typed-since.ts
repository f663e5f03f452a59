/** `saved`, except for the parts that were typed after `submitted` was read: compared by identity, for immutable values. */
export const typedSince = <Values extends Readonly<Record<string, unknown>>>(
  submitted: Values,
  now: Values,
  saved: Values,
): Values => ({
  ...saved,
  ...Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== submitted[name])),
});

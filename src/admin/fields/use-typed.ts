import { useState } from "react";
import { typedSince } from "../../features/content-drafts/typed-since.ts";

/** What is typed over `stored`. What has been saved meanwhile, here or elsewhere, replaces only what nobody typed over. */
export function useTyped<Values extends Readonly<Record<string, string>>>(stored: Values) {
  const [known, setKnown] = useState(stored);
  const [values, setValues] = useState(stored);
  if (Object.keys(stored).some((name) => stored[name] !== known[name])) {
    setKnown(stored);
    setValues(typedSince(known, values, stored));
  }
  return [values, (part: Partial<Values>) => setValues((now) => ({ ...now, ...part }))] as const;
}

import { useState } from "react";
import { typedSince } from "../../features/content-drafts/typed-since.ts";

/** Edits on top of `stored`; a newer stored value replaces only the parts without edits. */
export function useTyped<Values extends Readonly<Record<string, string>>>(stored: Values) {
  const [base, setBase] = useState(stored);
  const [values, setValues] = useState(stored);
  if (Object.keys(stored).some((name) => stored[name] !== base[name])) {
    setBase(stored);
    setValues(typedSince(base, values, stored));
  }
  return [values, (part: Partial<Values>) => setValues((current) => ({ ...current, ...part }))] as const;
}

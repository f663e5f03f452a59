import { useEffectEvent, useLayoutEffect, useRef } from "react";

/**
 * For a field whose value a component knows: hands over once what a visitor entered before the page was hydrated. Hydration leaves that in
 * the field, and the next rendering would write `value` over it.
 * @returns the ref of the field
 */
export function useInputBeforeHydration<Field extends HTMLInputElement | HTMLSelectElement>(
  value: string,
  adopt: (entered: string) => void,
) {
  const field = useRef<Field>(null);
  const handOver = useEffectEvent(() => {
    const entered = field.current?.value;
    if (entered !== undefined && entered !== value) adopt(entered);
  });
  // Before anything is rendered again.
  useLayoutEffect(() => handOver(), []);
  return field;
}

import { type RefObject, useEffectEvent, useLayoutEffect } from "react";

/**
 * For a field whose value a component knows: hands over once what a visitor entered before the page was hydrated. Hydration leaves that in
 * the field, and the next rendering would write `value` over it.
 */
export function useInputBeforeHydration(
  field: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  value: string,
  adopt: (entered: string) => void,
): void {
  const handOver = useEffectEvent(() => {
    const entered = field.current?.value;
    if (entered !== undefined && entered !== value) adopt(entered);
  });
  // Before anything is rendered again.
  useLayoutEffect(() => handOver(), []);
}

import { type RefObject, useEffectEvent, useLayoutEffect } from "react";

/** Adopts input typed before hydration, which the next render would overwrite. */
export function useInputBeforeHydration(
  field: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  value: string,
  adopt: (entered: string) => void,
): void {
  const adoptInput = useEffectEvent(() => {
    const entered = field.current?.value;
    if (entered !== undefined && entered !== value) adopt(entered);
  });
  useLayoutEffect(() => adoptInput(), []);
}

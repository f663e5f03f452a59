type Keys = { next: string; previous: string };

/**
 * Moves the focus among the buttons of a toolbar or a menu that can be seen, around its ends; Home and End lead to them.
 * @returns whether the key was one of those
 */
export function walkFocus(within: Element, key: string, { next, previous }: Keys, selector = "button"): boolean {
  const stops = [...within.querySelectorAll<HTMLElement>(selector)].filter((stop) => stop.getClientRects().length > 0);
  const at = document.activeElement instanceof HTMLElement ? stops.indexOf(document.activeElement) : -1;
  const places: Record<string, number> = {
    [next]: (at + 1) % stops.length,
    [previous]: (at - 1 + stops.length) % stops.length,
    Home: 0,
    End: stops.length - 1,
  };
  const place = places[key];
  if (place === undefined) return false;
  stops[place]?.focus();
  return true;
}

import { type RefObject, useEffect } from "react";

/** Tells an element in `--keyboard` how many pixels of the window's bottom a keyboard on the screen covers. */
export function useAboveKeyboard(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return undefined;
    const measure = () => {
      const covered = Math.max(0, window.innerHeight - view.height - view.offsetTop);
      element.current?.style.setProperty("--keyboard", `${Math.round(covered)}px`);
    };
    measure();
    view.addEventListener("resize", measure);
    view.addEventListener("scroll", measure);
    return () => {
      view.removeEventListener("resize", measure);
      view.removeEventListener("scroll", measure);
    };
  }, [element]);
}

import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

/** Where '/' is a character, or the keyboard belongs to what is open. */
const otherKeyboards = "input, textarea, select, dialog";

/** Loads what asks without leaving the page, once a field that asks has the focus or '/' calls for one. */
export function useAskInPlace(): void {
  const router = useRouter();
  useEffect(() => {
    function load(event: Event) {
      const { key, ctrlKey, metaKey, altKey } = event as KeyboardEvent;
      const target = event.target as Element;
      if (key === "/" && !ctrlKey && !metaKey && !altKey && !target.closest(otherKeyboards)) event.preventDefault();
      else if (key || !target.matches("[data-ask]")) return;
      void import("./ask-in-place.ts").then(({ askInPlace }) => askInPlace(router, target));
    }
    const events = ["keydown", "focusin"];
    for (const name of events) document.addEventListener(name, load);
    return () => {
      for (const name of events) document.removeEventListener(name, load);
    };
  }, [router]);
}

import { useNavigate } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** The key '/' leads to the field that asks the archive: the one on this page, or the page of its own. */
export function useAskShortcut(): void {
  const navigate = useNavigate();
  const ask = useEffectEvent(() => {
    const field = document.querySelector<HTMLInputElement>("main [data-ask]");
    if (field) field.focus();
    else void navigate({ to: "/ask" }).then(() => document.querySelector<HTMLInputElement>("main [data-ask]")?.focus());
  });
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.key !== "/" || event.metaKey || event.ctrlKey || event.altKey || isTyping(event)) return;
      // An open dialog has the keyboard for itself.
      if (event.defaultPrevented || document.querySelector("dialog:modal")) return;
      event.preventDefault();
      ask();
    }
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}

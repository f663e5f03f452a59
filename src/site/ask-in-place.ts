import type { RegisteredRouter } from "@tanstack/react-router";
import { isHidden } from "../facts/hidden-pages.ts";
import type { Site } from "../facts/site.ts";

let router: RegisteredRouter | undefined;

/** Router navigation keeps audio playing. */
function ask(event: SubmitEvent): void {
  if (!router || !(event.currentTarget instanceof HTMLFormElement)) return;
  event.preventDefault();
  const q = new FormData(event.currentTarget).get("q");
  void router.navigate({ to: "/ask", search: typeof q === "string" && q.trim() ? { q: q.trim() } : {} });
}

const findField = () => document.querySelector<HTMLInputElement>("main [data-ask]");

/** A focused field asks in place; otherwise moves to this page's field or to /ask. */
export function askInPlace(site: Site, currentRouter: RegisteredRouter, target: Element): void {
  router = currentRouter;
  if (target instanceof HTMLInputElement) target.form?.addEventListener("submit", ask);
  else if (findField()) findField()?.focus();
  else if (!isHidden(site, "/ask")) void router.navigate({ to: "/ask" }).then(() => findField()?.focus());
}

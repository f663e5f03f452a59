import { cut, type Edit } from "../../../src/lib/edit-html.ts";
import { hashSource } from "./content-security-policy.ts";
import type { Page } from "./read-page.ts";

/**
 * Serialised into the page and run in the browser: must not use anything from outside itself.
 *
 * Loads the client when the page is visible and the browser idle, at the latest some seconds after parsing, or at once on a
 * press, touch, key or focus; failures are retried on the next of these. Until hydration:
 * - The last click on a scripted button (`type="button"`) is replayed afterwards.
 * - A form in a part that hydrates later (src/ui/deferred-part.tsx) waits for it if the rest of the page is hydrated; other
 * forms go to the server.
 * - Input stays in its field; components read it when they hydrate (src/ui/use-input-before-hydration.ts).
 *
 * The event "hydrated" signals completion: on the document for the root, on a part when it has hydrated or failed. The root
 * element or the part then has the attribute `data-hydrated`.
 */
function hydrateWhenIdle(entry: string, preloads: readonly string[]): void {
  // No pointer movement: it also fires for a pointer at rest when the page appears.
  const intents = ["pointerdown", "touchstart", "keydown", "focusin"];
  const page = document.documentElement;
  const isHydrated = (root: Element) => root.hasAttribute("data-hydrated");
  let waiting: { root: Element; element: HTMLElement; repeat: () => void } | undefined;
  let isLoading = false;
  let failed = 0;
  const rootOf = (element: Element) => element.closest('[data-deferred="visible"]') ?? page;
  const load = () => {
    if (isLoading) return;
    isLoading = true;
    for (const type of intents) removeEventListener(type, load, true);
    for (const href of failed === 0 ? preloads : []) {
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = href;
      document.head.append(link);
    }
    import(/* @vite-ignore */ entry).catch((error) => {
      // A module that throws (spec 8); browsers report loading failures themselves.
      if (!(error instanceof TypeError)) reportError(error);
      isLoading = false;
      failed += 1;
      listen();
      reload();
    });
  };
  const listen = () => {
    for (const type of intents) addEventListener(type, load, { capture: true, passive: true });
  };
  // Chromium caches failed module fetches, so only a new page retries; reloads if the server can be reached.
  const reload = () => {
    if (!waiting || failed < 2) return;
    waiting = undefined;
    void fetch(entry, { cache: "reload" }).then(
      ({ ok }) => ok && location.reload(),
      () => {},
    );
  };
  listen();
  // Two frames after the first paint: slow processors start several early.
  addEventListener("load", () =>
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      const whenIdle = (globalThis.requestIdleCallback ?? setTimeout) as typeof requestIdleCallback;
      requestAnimationFrame(() => requestAnimationFrame(() => whenIdle(load, { timeout: 2000 })));
    }).observe({ type: "paint", buffered: true }),
  );
  // A hanging picture delays the load event indefinitely.
  addEventListener("DOMContentLoaded", () => setTimeout(load, 5000));
  addEventListener(
    "click",
    (event) => {
      const { target } = event;
      const button = target instanceof Element ? target.closest("button") : null;
      if (!button || button.popoverTargetElement) return;
      const root = rootOf(button);
      if (isHydrated(root)) return;
      if (button.type !== "button") {
        // Shows the form's own validation messages instead of the browser's.
        if (!isHydrated(page)) return;
        event.preventDefault();
      }
      waiting = { root, element: button, repeat: () => button.click() };
      reload();
    },
    true,
  );
  addEventListener(
    "submit",
    (event) => {
      const form = event.target;
      if (!isHydrated(page) || !(form instanceof HTMLFormElement)) return;
      const root = rootOf(form);
      if (isHydrated(root)) return;
      event.preventDefault();
      waiting = { root, element: form, repeat: () => form.requestSubmit(event.submitter) };
    },
    true,
  );
  addEventListener("hydrated", ({ target }) => {
    (target instanceof Element ? target : page).setAttribute("data-hydrated", "");
    if (!waiting || !isHydrated(waiting.root)) return;
    const { element, repeat } = waiting;
    waiting = undefined;
    // After React's effects, which transfer earlier input to fields.
    setTimeout(() => element.isConnected && repeat());
  });
  document.currentScript?.remove();
}

export const modulePreloads = ({ links }: Page) => links.filter(({ attributes }) => attributes.rel === "modulepreload");

/** Removes preloads and defers the client by an inline script (docs/decisions, "Deferred hydration"). */
export function deferHydration(page: Page): { edits: Edit[]; addedScripts: string[] } {
  const preloads = modulePreloads(page);
  const client = page.scripts.find(({ attributes: { type, src } }) => type === "module" && src !== undefined);
  const edits = preloads.map(cut);
  if (!client) return { edits, addedScripts: [] };
  const hrefs = preloads.map(({ attributes }) => attributes.href);
  const program = `(${hydrateWhenIdle.toString()})(${JSON.stringify(client.attributes.src)},${JSON.stringify(hrefs)})`;
  edits.push({ start: client.start, end: client.end, text: `<script>${program}</script>` });
  return { edits, addedScripts: [hashSource(program)] };
}

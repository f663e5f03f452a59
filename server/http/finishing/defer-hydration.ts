import type { HtmlParts } from "./html-parts.ts";

/**
 * Runs in the browser, as text inside the page: it must not use anything from outside itself.
 *
 * Loads the client once the page has been seen and the browser is idle, at the latest some seconds after the document is parsed, or at once on a
 * press, touch, key or focus. When that fails, the next of these tries again. Until React answers:
 * - a click on a button that only a script answers (`type="button"`) is repeated after hydration; of several the last;
 * - a form of a part that hydrates later (src/ui/deferred-part.tsx), sent while the rest of the page answers already, waits for
 *   the part; any other form goes to the server, as without scripts;
 * - what is entered stays in its field. A component that holds the value itself reads it when it hydrates
 *   (src/ui/use-input-before-hydration.ts); nothing is typed again here.
 * Nothing else is repeated: no pointer movement, no key, no drag of a slider. Links and `<details>` need no script.
 *
 * The signal is the event "hydrated": from the document when the root is hydrated, from a part when that is, or cannot be loaded.
 */
function hydrateWhenIdle(entry: string, preloads: readonly string[]): void {
  // No movement of the pointer among them: one that merely lies where the page appears makes such events.
  const intents = ["pointerdown", "touchstart", "keydown", "focusin"];
  const hydrated = new WeakSet<EventTarget>();
  let waiting: { root: EventTarget; element: HTMLElement; repeat: () => void } | undefined;
  let isLoading = false;
  let failed = 0;
  const rootOf = (element: Element): EventTarget => element.closest('[data-deferred="visible"]') ?? document;
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
      // One that came and threw, as on a page without its root (spec 8); a browser tells of one that did not come by itself.
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
  // Chromium remembers a module that it could not fetch and fails again without asking. A new page asks, so a click that only a script
  // answers brings one, provided that the server can be reached: what is there can be read without scripts.
  const reload = () => {
    if (!waiting || failed < 2) return;
    waiting = undefined;
    void fetch(entry, { cache: "reload" }).then(
      ({ ok }) => ok && location.reload(),
      () => {},
    );
  };
  listen();
  // Two frames after the first that was seen: a slow processor has begun several by then.
  addEventListener("load", () =>
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      const whenIdle = (globalThis.requestIdleCallback ?? setTimeout) as typeof requestIdleCallback;
      requestAnimationFrame(() => requestAnimationFrame(() => whenIdle(load, { timeout: 2000 })));
    }).observe({ type: "paint", buffered: true }),
  );
  // A picture that hangs holds the load event back for as long as it likes.
  addEventListener("DOMContentLoaded", () => setTimeout(load, 5000));
  addEventListener(
    "click",
    (event) => {
      const { target } = event;
      const button = target instanceof Element ? target.closest("button") : null;
      if (!button || button.popoverTargetElement) return;
      const root = rootOf(button);
      if (hydrated.has(root)) return;
      if (button.type !== "button") {
        // The form's own words about what is missing, not the browser's.
        if (!hydrated.has(document)) return;
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
      if (!hydrated.has(document) || !(form instanceof HTMLFormElement)) return;
      const root = rootOf(form);
      if (hydrated.has(root)) return;
      event.preventDefault();
      waiting = { root, element: form, repeat: () => form.requestSubmit(event.submitter) };
    },
    true,
  );
  addEventListener("hydrated", ({ target }) => {
    if (target) hydrated.add(target);
    if (!waiting || !hydrated.has(waiting.root)) return;
    const { element, repeat } = waiting;
    waiting = undefined;
    // After React's own effects, in which fields hand over what was entered.
    setTimeout(() => element.isConnected && repeat());
  });
  document.currentScript?.remove();
}

// One line: the comments and the indent are for us, not for every visitor.
const program = hydrateWhenIdle
  .toString()
  .replaceAll(/^\s*\/\/.*$|\/\*.*?\*\//gm, "")
  .replaceAll(/\s+/g, " ")
  .replaceAll(/ ?([{}()=,;<>?:!|&+]) ?/g, "$1");

/**
 * A rendered page whose scripts do not compete with its first view: no script is fetched ahead, and a few lines of the
 * page's own load the client later (docs/decisions, "Deferred hydration").
 */
export function deferHydration({ head, markup, scripts }: HtmlParts): HtmlParts {
  const preloads: string[] = [];
  return {
    head: head.replaceAll(/<link rel="modulepreload"[^>]*?href="([^"]+)"[^>]*>/g, (_, href: string) => {
      preloads.push(href);
      return "";
    }),
    markup,
    scripts: scripts.replace(
      /<script type="module" async="" src="([^"]+)"><\/script>/,
      (_, entry: string) => `<script>(${program})(${JSON.stringify(entry)},${JSON.stringify(preloads)})</script>`,
    ),
  };
}

/** What a page's own bootstrap data say about the scripts that it will need. */
type BootstrapData = { router: { manifest: { routes: Record<string, { preloads?: readonly string[] }> } } };

/**
 * Runs in the browser, as text inside the page: it must not use anything from outside itself. Fetches the scripts when the page
 * has been drawn and the browser is idle, or at once when the visitor does something, and repeats afterwards what only
 * a script could have answered: the last click on a button, and what was typed into fields.
 */
function startLater(entry: string): void {
  // No movement of the pointer among them: one that merely lies where the page appears makes such events.
  const intents = ["pointerdown", "touchstart", "keydown", "focusin"];
  const bootstrap = (globalThis as unknown as { $_TSR: BootstrapData }).$_TSR;
  let begun = false;
  let clicked: HTMLElement | undefined;
  const typed = new Set<HTMLInputElement | HTMLTextAreaElement>();
  const begin = () => {
    if (begun) return;
    begun = true;
    for (const type of intents) removeEventListener(type, begin, true);
    for (const { preloads = [] } of Object.values(bootstrap.router.manifest.routes)) {
      for (const href of preloads) {
        const link = document.createElement("link");
        link.rel = "modulepreload";
        link.href = href;
        document.head.append(link);
      }
    }
    void import(entry);
  };
  const onClick = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest("button");
    if (button && button.type === "button" && !button.popoverTargetElement) clicked = button;
  };
  const onInput = ({ target }: Event) => {
    if (target instanceof HTMLTextAreaElement) typed.add(target);
    if (target instanceof HTMLInputElement && /^(text|search|email|tel|url|number)$/.test(target.type))
      typed.add(target);
  };
  const repeat = () => {
    removeEventListener("click", onClick, true);
    removeEventListener("input", onInput, true);
    for (const field of typed) {
      const { value } = field;
      // React compares with the value that its own setter saw last.
      field.value = "";
      const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
      Object.getOwnPropertyDescriptor(kind.prototype, "value")?.set?.call(field, value);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
    if (clicked?.isConnected) clicked.click();
  };
  for (const type of intents) addEventListener(type, begin, { capture: true, passive: true });
  addEventListener("click", onClick, true);
  addEventListener("input", onInput, true);
  document.addEventListener("hydrated", repeat, { once: true });
  addEventListener("load", () => {
    // Two frames: what the page shows has been painted by then.
    requestAnimationFrame(() => requestAnimationFrame(() => (globalThis.requestIdleCallback ?? setTimeout)(begin)));
  });
  document.currentScript?.remove();
}

// One line: the comments and the indent are for us, not for every visitor.
const program = startLater
  .toString()
  .replaceAll(/^\s*\/\/.*$/gm, "")
  .replaceAll(/\s+/g, " ");

/**
 * A rendered page whose scripts do not compete with its first view: no script is fetched ahead, and a few lines of the
 * page's own start the client later (docs/decisions, "The client starts after the first view").
 */
export function startScriptsLate(html: string): string {
  return html
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, "")
    .replace(
      /<script type="module" async="" src="([^"]+)"><\/script>/,
      (_, entry: string) => `<script>(${program})(${JSON.stringify(entry)})</script>`,
    );
}

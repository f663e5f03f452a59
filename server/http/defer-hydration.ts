/** What a page's own bootstrap data say about the scripts that it will need. */
type BootstrapData = { router: { manifest: { routes: Record<string, { preloads?: readonly string[] }> } } };

/**
 * Runs in the browser, as text inside the page: it must not use anything from outside itself. Fetches the scripts when the page
 * has been drawn and the browser is idle, or at once when the visitor does something, and repeats afterwards what only
 * a script could have answered: the last click on a button, what was typed into fields, and what was chosen.
 */
function startLater(entry: string): void {
  // No movement of the pointer among them: one that merely lies where the page appears makes such events.
  const intents = ["pointerdown", "touchstart", "keydown", "focusin"];
  const bootstrap = (globalThis as unknown as { $_TSR: BootstrapData }).$_TSR;
  let begun = false;
  let clicked: HTMLElement | undefined;
  // With what was entered, for taking the page over may set them back to what the server sent.
  const typed = new Map<HTMLInputElement | HTMLTextAreaElement, string>();
  const chosen = new Map<HTMLSelectElement, string>();
  const ticked = new Map<HTMLInputElement, boolean>();
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
    if (target instanceof HTMLTextAreaElement) typed.set(target, target.value);
    if (target instanceof HTMLInputElement && /^(text|search|email|tel|url|number)$/.test(target.type))
      typed.set(target, target.value);
    if (target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type))
      ticked.set(target, target.checked);
    if (target instanceof HTMLSelectElement) chosen.set(target, target.value);
  };
  const enter = (again: boolean) => {
    for (const [field, value] of typed) {
      if (again && field.value === value) continue;
      // React compares with the value that its own setter saw last.
      field.value = "";
      const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
      Object.getOwnPropertyDescriptor(kind.prototype, "value")?.set?.call(field, value);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
    for (const [select, value] of chosen) {
      if (again && select.value === value) continue;
      select.value = value;
      select.dispatchEvent(new Event("change", { bubbles: true }));
    }
    for (const [box, wanted] of ticked) if (box.checked !== wanted) box.click();
  };
  const repeat = () => {
    removeEventListener("input", onInput, true);
    enter(false);
    if (clicked) {
      // What a button did to the fields is what its visitor wanted.
      if (clicked.isConnected) clicked.click();
      return;
    }
    // React may mark an element before it listens there, and set it back when it does; whoever goes on is left alone.
    const again = setTimeout(() => enter(true), 500);
    for (const type of intents)
      addEventListener(type, () => clearTimeout(again), { capture: true, passive: true, once: true });
  };
  const onHydrated = () => {
    removeEventListener("click", onClick, true);
    let frames = 300;
    // React takes a page over part by part, and marks every element that it has.
    const whenTaken = () => {
      const waiting = [...typed.keys(), ...chosen.keys(), ...ticked.keys(), ...(clicked ? [clicked] : [])];
      const ready = waiting.every(
        (element) => !element.isConnected || Object.keys(element).some((key) => key.startsWith("__react")),
      );
      if (ready || frames-- === 0) repeat();
      else requestAnimationFrame(whenTaken);
    };
    whenTaken();
  };
  for (const type of intents) addEventListener(type, begin, { capture: true, passive: true });
  addEventListener("click", onClick, true);
  addEventListener("input", onInput, true);
  document.addEventListener("hydrated", onHydrated, { once: true });
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

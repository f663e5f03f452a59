import { createContext, runInContext, Script } from "node:vm";
import { expect, test, vi } from "vitest";
import { applyEdits } from "../../../src/lib/edit-html.ts";
import { deferHydration } from "./defer-hydration.ts";
import { readPage } from "./read-page.ts";

const page = `<html><head><link rel="stylesheet" href="/assets/a.css"/><link rel="modulepreload" href="/assets/entry.js" fetchPriority="low"/><link rel="modulepreload" href="/assets/page.js"/></head>
<body><script>data()</script><script type="module" async="" src="/assets/entry.js"></script></body></html>`;

const deferred = (html: string) => applyEdits(html, deferHydration(readPage(html)).edits);

const programOf = (html: string) => /<script>(\(function hydrateWhenIdle[\s\S]+?)<\/script>/.exec(html)?.[1] ?? "";

test("a deferred page does not preload scripts", () => {
  const html = deferred(page);
  expect(html).not.toContain('modulepreload" href');
  expect(html).not.toMatch(/<script[^>]+src=/);
  expect(html).toContain('<link rel="stylesheet" href="/assets/a.css"/>');
  expect(html).toContain("<script>data()</script>");
});

test("the inline loader names the page's own scripts", () => {
  const program = programOf(deferred(page));
  expect(() => new Script(program)).not.toThrow();
  expect(program.endsWith('("/assets/entry.js",["/assets/entry.js","/assets/page.js"])')).toBe(true);
});

test("a page without scripts is unchanged", () => {
  expect(deferred("<p>Text</p>")).toBe("<p>Text</p>");
});

class FakeElement {
  type = "button";
  isConnected = true;
  popoverTargetElement = null;
  click = vi.fn();
  requestSubmit = vi.fn();
  part: FakeElement | undefined;
  constructor(part?: FakeElement) {
    this.part = part;
  }
  attributes = new Set<string>();
  hasAttribute = (name: string) => this.attributes.has(name);
  setAttribute = (name: string) => void this.attributes.add(name);
  closest(selector: string): FakeElement | undefined {
    return selector === "button" ? this : this.part;
  }
}

class FakeForm extends FakeElement {}

/** Simulates the paint that reveals part of a page, when `show` is called. */
function createPaint() {
  let show = () => {};
  class PerformanceObserver {
    disconnect = vi.fn();
    callback: (entries: object, observer: PerformanceObserver) => void;
    constructor(callback: PerformanceObserver["callback"]) {
      this.callback = callback;
    }
    observe() {
      show = () => this.callback({}, this);
    }
  }
  return { PerformanceObserver, show: () => show() };
}

/** Runs the page's program in a minimal fake window. */
function openPage() {
  const { PerformanceObserver, show } = createPaint();
  const listeners = new Map<string, (event: object) => void>();
  const head = { append: vi.fn() };
  const documentElement = new FakeElement();
  const document = { head, documentElement, currentScript: undefined, createElement: () => ({ rel: "", href: "" }) };
  const cleanups: (() => void)[] = [];
  const reportError = vi.fn();
  const window = {
    document,
    reportError,
    Element: FakeElement,
    HTMLFormElement: FakeForm,
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    removeEventListener: (type: string) => listeners.delete(type),
    setTimeout: (callback: () => void) => cleanups.push(callback),
    requestAnimationFrame: (callback: () => void) => cleanups.push(callback),
    PerformanceObserver,
    // The test runner's replacement for `import()`.
    __vite_ssr_dynamic_import__: () => Promise.reject(new Error("Nothing can be imported here")),
  };
  runInContext(programOf(deferred(page)), createContext(window));
  function send(type: string, event: object) {
    listeners.get(type)?.(event);
    for (const callback of cleanups.splice(0)) callback();
  }
  return { document, listeners, reportError, send, show };
}

test("the client is loaded even without a load event, and retried after a failure", async () => {
  const { document, listeners, send } = openPage();
  send("DOMContentLoaded", {});
  expect(document.head.append).toHaveBeenCalledTimes(2);
  expect(listeners.has("keydown")).toBe(false);
  await expect.poll(() => listeners.has("keydown")).toBe(true);
  send("keydown", {});
  expect(listeners.has("keydown")).toBe(false);
  await expect.poll(() => listeners.has("keydown")).toBe(true);
});

test("the client doesn't compete with the first paint, however late that is", () => {
  const { document, send, show } = openPage();
  send("load", {});
  for (let frame = 0; frame < 5; frame++) send("frame", {});
  expect(document.head.append).not.toHaveBeenCalled();
  show();
  for (let frame = 0; frame < 5; frame++) send("frame", {});
  expect(document.head.append).toHaveBeenCalledTimes(2);
});

test("an exception in the client's module is reported", async () => {
  const { reportError, send } = openPage();
  send("DOMContentLoaded", {});
  await expect.poll(() => reportError.mock.calls.length).toBe(1);
  expect(String(reportError.mock.calls[0]?.[0])).toContain("Nothing can be imported here");
});

const submission = (form: FakeForm) => ({ target: form, submitter: "Calculate", preventDefault: vi.fn() });

test("the last click on a button is replayed once after hydration", () => {
  const { document, send } = openPage();
  const [first, last] = [new FakeElement(), new FakeElement()];
  for (const target of [first, last]) send("click", { target });
  expect(last.click).not.toHaveBeenCalled();
  send("hydrated", { target: document });
  send("click", { target: last });
  send("hydrated", { target: document });
  expect(first.click).not.toHaveBeenCalled();
  expect(last.click).toHaveBeenCalledTimes(1);
});

test.each([
  ["sends a form", { type: "submit" }],
  ["opens a popover without scripts", { popoverTargetElement: {} }],
  ["is gone meanwhile", { isConnected: false }],
])("a click on a button that %s is not replayed", (_, properties) => {
  const { document, send } = openPage();
  const button = Object.assign(new FakeElement(), properties);
  send("click", { target: button });
  send("hydrated", { target: document });
  expect(button.click).not.toHaveBeenCalled();
});

test("a click inside a part that hydrates on visible is replayed when the part hydrates", () => {
  const { document, send } = openPage();
  const part = new FakeElement();
  const button = new FakeElement(part);
  send("click", { target: button });
  send("hydrated", { target: document });
  expect(button.click).not.toHaveBeenCalled();
  send("hydrated", { target: part });
  expect(button.click).toHaveBeenCalledTimes(1);
});

test("a form inside a deferred part waits for that part once the rest of the page is hydrated", () => {
  const { document, send } = openPage();
  const part = new FakeElement();
  const form = new FakeForm(part);
  const early = submission(form);
  send("submit", early);
  expect(early.preventDefault).not.toHaveBeenCalled();
  send("hydrated", { target: document });
  const meanwhile = submission(form);
  send("submit", meanwhile);
  expect(meanwhile.preventDefault).toHaveBeenCalledTimes(1);
  send("hydrated", { target: part });
  expect(form.requestSubmit).toHaveBeenCalledWith("Calculate");
  const secondSubmission = submission(form);
  send("submit", secondSubmission);
  expect(secondSubmission.preventDefault).not.toHaveBeenCalled();
});

test("a form outside deferred parts is never delayed", () => {
  const { document, send } = openPage();
  send("hydrated", { target: document });
  const thirdSubmission = submission(new FakeForm());
  send("submit", thirdSubmission);
  expect(thirdSubmission.preventDefault).not.toHaveBeenCalled();
});

import type { Page } from "@playwright/test";
import { textOverflow } from "./support/text-overflow.ts";
import { expect, hydrated, test } from "./test.ts";
import { everyPublicPage } from "./unlisted-pages.ts";

// What a forged link opens, and a page that is not there, say so by their status.
test.use({ expectedMessages: ["status of 4"] });

/** Visits every page and collects what `look` finds wrong, with the page's path. */
async function onEveryPage(page: Page, paths: readonly string[], look: () => Promise<readonly string[]>) {
  const faults: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await hydrated(page);
    faults.push(...(await look()).map((fault) => `${path}: ${fault}`));
  }
  return faults;
}

/** Adds a style sheet as a reader's own would be, which the page's policy does not forbid. */
const addStyles = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);

/** Text that its own box cuts off below, which no scrolling shows. */
const cutText = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent?.checkVisibility() || !text.nodeValue?.trim()) continue;
      if (parent.closest(".sr-only, option, svg, script, [aria-hidden='true'], [inert]")) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { bottom, height } = range.getBoundingClientRect();
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const { overflowY, position } = getComputedStyle(box);
        const isForScreenReaders = box.clientHeight <= 1;
        if (isForScreenReaders || position === "fixed" || /auto|scroll/.test(overflowY)) break;
        if (/hidden|clip/.test(overflowY) && height > 0 && bottom > box.getBoundingClientRect().bottom + 2) {
          found.add(`"${text.nodeValue.trim().slice(0, 40)}" is cut off`);
        }
      }
    }
    return [...found];
  });

test("with the spacing of WCAG 1.4.12 no text is lost or overlaps the edge", async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  const faults = await onEveryPage(page, await everyPublicPage(request), async () => {
    await addStyles(
      page,
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }",
    );
    return [...(await textOverflow(page)), ...(await cutText(page))];
  });
  expect(faults).toEqual([]);
});

for (const [zoom, width, height] of [
  [200, 640, 400],
  [400, 320, 225],
] as const) {
  test(`at ${zoom} % on a laptop no text is lost, and what stays on the screen leaves room to read`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height });
    const faults = await onEveryPage(page, await everyPublicPage(request), async () => {
      const covered = await page.evaluate(() => {
        scrollTo({ top: 1200, behavior: "instant" });
        return Array.from(document.querySelectorAll("body *"))
          .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position) && element.checkVisibility())
          .map((element) => element.getBoundingClientRect())
          .filter(({ bottom, top, width }) => bottom > 0 && top < innerHeight && width > innerWidth / 2)
          .filter(({ height }) => height > innerHeight / 3)
          .map(({ height }) => `${Math.round(height)} px of ${innerHeight} stay covered`);
      });
      return [...(await textOverflow(page)), ...(await cutText(page)), ...covered];
    });
    expect(faults).toEqual([]);
  });
}

test("in forced colours every button and field has an edge", async ({ page, request }) => {
  await page.emulateMedia({ forcedColors: "active" });
  const faults = await onEveryPage(page, await everyPublicPage(request), () =>
    page.evaluate(() => {
      const controls = document.querySelectorAll("main button, main .btn, main input, main select, main textarea");
      return Array.from(controls)
        .filter((control) => control.checkVisibility() && !control.closest(".form-trap"))
        .filter((control) => !["checkbox", "radio", "range", "hidden"].includes(control.getAttribute("type") ?? ""))
        .filter((control) => {
          const { borderTopWidth, borderBottomWidth, textDecorationLine } = getComputedStyle(control);
          const hasEdge = Number.parseFloat(borderTopWidth) > 0 || Number.parseFloat(borderBottomWidth) > 0;
          // Without an edge a control needs a name that reads as a link, or a drawing.
          return !hasEdge && textDecorationLine === "none" && !control.querySelector("svg, img");
        })
        .map((control) => `${control.tagName} "${control.textContent?.trim().slice(0, 40)}" has no edge`);
    }),
  );
  expect(faults).toEqual([]);
});

test("without style sheets every page reads in order", async ({ page, request }) => {
  const faults = await onEveryPage(page, await everyPublicPage(request), () =>
    page.evaluate(() => {
      for (const sheet of document.querySelectorAll("style, link[rel='stylesheet']")) sheet.remove();
      const order = Array.from(document.querySelectorAll("header, main, footer"))
        .filter((element) => element.parentElement?.closest("main, footer") === null)
        .map((element) => element.tagName);
      const isSignIn = location.pathname.startsWith("/login");
      const firstHeading = document.querySelector("main :is(h1, h2, h3)");
      return [
        // The sign-in begins with its content: there is no header to skip.
        ...(order.join(" ") === (isSignIn ? "MAIN FOOTER" : "HEADER MAIN FOOTER")
          ? []
          : [`landmarks in the order ${order.join(" ")}`]),
        ...(firstHeading?.tagName === "H1" ? [] : [`main begins with ${firstHeading?.tagName}`]),
        ...(isSignIn ||
        document.body.firstElementChild?.textContent?.includes("Skip to") ||
        document.querySelector("a[href='#main']")
          ? []
          : ["no link skips to the content"]),
      ];
    }),
  );
  expect(faults).toEqual([]);
});

test("on paper every page shows its words, and nothing that only a screen needs", async ({ page, request }) => {
  const faults = await onEveryPage(page, await everyPublicPage(request), async () => {
    await page.emulateMedia({ media: "print" });
    const found = await page.evaluate(() => {
      const visible = (selector: string) =>
        Array.from(document.querySelectorAll(selector)).some((element) => element.checkVisibility());
      return [
        // A calculation is printed as a document of its own, under its own heading.
        ...(visible("main :is(h1, h2)") ? [] : ["the heading is missing"]),
        ...(visible("header:not(main header) nav") ? ["the menu is printed"] : []),
        ...Array.from(document.querySelectorAll("body *"))
          .filter((element) => element.checkVisibility() && getComputedStyle(element).position === "fixed")
          .filter((element) => element.getBoundingClientRect().height > 0)
          .map((element) => `${element.tagName} ${element.className} is printed on every sheet`),
      ];
    });
    await page.emulateMedia({ media: "screen" });
    return found;
  });
  expect(faults).toEqual([]);
});

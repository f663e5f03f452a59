import type { Page } from "@playwright/test";

/** Text that overflows its box, or a page wider than the window; scrolling boxes and ellipses are exempt. */
export function textOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults = new Set<string>();
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.add(`the page is ${scrollWidth} px wide`);
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()}${element.id ? `#${element.id}` : ""}.${element.className.toString().replaceAll(" ", ".")}`;
    const isHidden = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width <= 1 || height <= 1 || getComputedStyle(element).visibility !== "visible";
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent || !text.nodeValue?.trim() || !parent.checkVisibility() || parent.closest(".sr-only, option, svg"))
        continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const right = Math.max(...[...range.getClientRects()].map((rect) => rect.right));
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (isHidden(box) || style.overflowX === "auto" || style.overflowX === "scroll") break;
        if (style.textOverflow === "ellipsis") break;
        if (style.display.startsWith("inline") && style.display === "inline") continue;
        if (right > box.getBoundingClientRect().right + 1.5) {
          faults.add(
            `${nameOf(parent)} in ${nameOf(box)}: "${text.nodeValue.trim().slice(0, 24)}" to ${Math.round(right)}`,
          );
          break;
        }
        if (style.position === "fixed") break;
      }
    }
    return [...faults];
  });
}

import type { Page } from "@playwright/test";

/** Sentences and labels with English words outside of parts marked as English, without `names` (a pattern). */
export const englishOn = (page: Page, names: string): Promise<string[]> =>
  page.evaluate((ignored) => {
    const bare = (text: string | null) => (text ?? "").replaceAll(new RegExp(ignored, "g"), "").trim();
    const english = /\b(?:the|and|of|your|you|with|for|from|this|that|is|are|not|page|home|by|it)\b/i;
    const isEnglish = (element: Element | null) => element?.closest("[lang]")?.getAttribute("lang") === "en";
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: element, textContent } = walker.currentNode;
      const text = bare(textContent);
      if (english.test(text) && !isEnglish(element) && !element?.closest("script, style, noscript, template, code"))
        texts.push(text);
    }
    for (const name of ["aria-label", "alt", "placeholder", "title"])
      for (const element of document.querySelectorAll(`[${name}]`)) {
        const text = bare(element.getAttribute(name));
        if (english.test(text) && !isEnglish(element)) texts.push(`${name}: ${text}`);
      }
    return [...new Set(texts)];
  }, names);

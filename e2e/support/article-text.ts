import type { Locator, Page } from "@playwright/test";

/** The editor of an article, with all of its parts. */
export const articleText = (page: Page): Locator => page.getByRole("textbox", { name: "Text", exact: true });

export const articleTools = (page: Page): Locator => page.getByRole("toolbar", { name: "Tools for Text", exact: true });

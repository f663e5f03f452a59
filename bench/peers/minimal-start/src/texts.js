import { createServerFn } from "@tanstack/react-start";
import texts from "./texts.json";

export const listTexts = createServerFn()
  .validator((words) => String(words))
  .handler(({ data }) => {
    const found = texts.filter(({ html, title }) => data.split(" ").some((word) => `${title}${html}`.includes(word)));
    return found.map(({ title, html }) => ({ title, summary: html.replaceAll(/<[^>]*>/g, "").slice(0, 200) }));
  });

export const readText = createServerFn().handler(() => texts.at(-1));

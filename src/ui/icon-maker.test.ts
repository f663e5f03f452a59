import * as lucide from "lucide-react";
import { createElement, type ElementType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import createIcon from "./icon-maker.ts";

type Attributes = Record<string, string>;
const modules = import.meta.glob<{ __iconData: Parameters<typeof createIcon>[0]; default: ElementType }>(
  "../../node_modules/lucide-react/dist/esm/icons/{x,check,flag,phone,file-text,triangle-exclamation-point,users,menu}.mjs",
  { eager: true },
);

/** The element with its attributes in one order, for only their values count. */
function drawn(icon: ElementType, props: Attributes): string[] {
  return [...renderToStaticMarkup(createElement(icon, props)).matchAll(/<\w+|[\w-]+="[^"]*"/g)].map(String).sort();
}

test("an icon is drawn exactly as the library draws it, so that the browser finds the server's element", () => {
  const icons = Object.values(modules);
  expect(icons).toHaveLength(8);
  expect(typeof lucide.X).toBe("object");
  for (const { __iconData, default: original } of icons) {
    for (const props of [
      {},
      { className: "size-4 text-ink" },
      { "aria-label": "Close" },
      { size: "16" },
    ] as Attributes[])
      expect(drawn(createIcon(__iconData), props), __iconData.name).toEqual(drawn(original, props));
  }
});

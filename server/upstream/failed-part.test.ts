import { createElement, Suspense } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { failedPart } from "./failed-part.ts";

function Part({ fails }: { fails: boolean }) {
  if (fails) throw new Error("This part fails");
  return "Text";
}

test.each([true, false])("React marks only the failed part: %s", (fails) => {
  const html = renderToString(createElement(Suspense, null, createElement(Part, { fails })));
  expect(html.includes(failedPart)).toBe(fails);
});

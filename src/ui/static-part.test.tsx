import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { loadParts } from "./part-scripts.ts";
import { staticPart } from "./static-part.tsx";

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

test("the server writes a static part in a place of its own, and loads nothing", () => {
  const load = vi.fn(async () => ({ default: Greeting }));
  const Part = staticPart(load, Greeting);
  expect(renderToStaticMarkup(<Part name="Anna" />)).toBe(
    '<div class="contents" data-static="true"><p>Hello Anna</p></div>',
  );
  expect(load).not.toHaveBeenCalled();
});

test("before a page is shown that was navigated to, all of its parts are loaded, those inside others too", async () => {
  const inner = vi.fn(async () => ({ default: Greeting }));
  const outer = vi.fn(async () => {
    staticPart(inner, undefined);
    return { default: Greeting };
  });
  staticPart(outer, undefined);
  await loadParts();
  await loadParts();
  expect(outer).toHaveBeenCalledOnce();
  expect(inner).toHaveBeenCalledOnce();
});

test("a part whose script could not be fetched is asked for again", async () => {
  const load = vi.fn(async () => ({ default: Greeting })).mockRejectedValueOnce(new Error("No network"));
  staticPart(load, undefined);
  await expect(loadParts()).rejects.toThrow("No network");
  await loadParts();
  expect(load).toHaveBeenCalledTimes(2);
});

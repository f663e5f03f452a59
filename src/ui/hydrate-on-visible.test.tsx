import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { hydrateNear, hydrateOnUse, hydrateOnVisible } from "./hydrate-on-visible.tsx";
import { loadParts } from "./part-scripts.ts";

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

test("the server writes a part that it has, in a place that says when it answers", () => {
  const load = vi.fn(async () => ({ default: Greeting }));
  const Part = hydrateOnVisible(load, { onServer: Greeting });
  expect(renderToStaticMarkup(<Part name="Anna" />)).toBe(
    '<div data-hydrate-on-visible="true"><p>Hello Anna</p></div>',
  );
  expect(load).not.toHaveBeenCalled();
});

test("a part of browsers alone is a placeholder on the server, which loads nothing", () => {
  const load = vi.fn(async () => ({ default: Greeting }));
  const Part = hydrateOnVisible(load, { placeholder: <p>In a moment</p> });
  expect(renderToString(<Part name="Anna" />)).toBe('<div data-hydrate-on-visible="true"><p>In a moment</p></div>');
  expect(load).not.toHaveBeenCalled();
});

test("before another page is shown, the parts that a server renders are loaded, and not those of browsers alone", async () => {
  const greets = () => vi.fn(async () => ({ default: Greeting }));
  const [onUse, near, alone] = [greets(), greets(), greets()];
  hydrateOnUse(onUse, undefined);
  hydrateNear(near, undefined);
  hydrateOnVisible(alone, { placeholder: <p>In a moment</p> });
  await loadParts();
  await loadParts();
  expect(onUse).toHaveBeenCalledOnce();
  expect(near).toHaveBeenCalledOnce();
  expect(alone).not.toHaveBeenCalled();
});

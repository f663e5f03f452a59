import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { hydrateOnVisible } from "./hydrate-on-visible.tsx";

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

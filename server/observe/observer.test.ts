import { expect, test } from "vitest";
import { readTraceParent } from "./observer.ts";

const [trace, span] = ["4bf92f3577b34da6a3ce929d0e0e4736", "00f067aa0ba902b7"];

test("the trace parent is read from the caller's header", () => {
  expect(readTraceParent(`00-${trace}-${span}-01`)).toEqual({ traceId: trace, spanId: span, flags: 1 });
  expect(readTraceParent(`cc-${trace}-${span}-00-what-comes-later`)).toEqual({
    traceId: trace,
    spanId: span,
    flags: 0,
  });
});

test.each([
  undefined,
  null,
  "",
  "nonsense",
  `00-${"0".repeat(32)}-${span}-01`,
  `00-${trace}-${"0".repeat(16)}-01`,
  `ff-${trace}-${span}-01`,
  `00-${trace}-${span}-01-more`,
  `00-${trace.toUpperCase()}-${span}-01`,
  `00-${trace}-${span}`,
])("%j isn't a valid trace parent", (header) => {
  expect(readTraceParent(header)).toBeUndefined();
});

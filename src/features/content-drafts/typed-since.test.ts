import { expect, test } from "vitest";
import { typedSince } from "./typed-since.ts";

test("keeps text typed after sending and accepts the rest as saved", () => {
  const rows = ["a"];
  const submitted = { title: " Lights ", text: "One", rows };
  expect(
    typedSince(submitted, { ...submitted, text: "One, two" }, { title: "Lights", text: "One", rows: ["b"] }),
  ).toEqual({
    title: "Lights",
    text: "One, two",
    rows: ["b"],
  });
  expect(typedSince(submitted, submitted, { ...submitted, title: "Lights" })).toEqual({
    ...submitted,
    title: "Lights",
  });
});

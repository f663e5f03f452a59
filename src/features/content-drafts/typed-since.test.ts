import { expect, test } from "vitest";
import { typedSince } from "./typed-since.ts";

test("keeps text typed after sending and accepts the rest as saved", () => {
  const rows = ["a"];
  const sent = { title: " Lights ", text: "One", rows };
  expect(typedSince(sent, { ...sent, text: "One, two" }, { title: "Lights", text: "One", rows: ["b"] })).toEqual({
    title: "Lights",
    text: "One, two",
    rows: ["b"],
  });
  expect(typedSince(sent, sent, { ...sent, title: "Lights" })).toEqual({ ...sent, title: "Lights" });
});

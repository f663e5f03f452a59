import { expect, test } from "vitest";
import { checklist } from "./terminal.ts";

test("names in one paragraph what is still a sample", () => {
  expect(checklist("http://localhost:3000", ["Your name", "Your address", "Your mail server"])).toBe(
    "  Samples until you replace them at http://localhost:3000/admin/settings: your name, your address and your mail server.\n\n",
  );
});

test("says nothing when all is done", () => {
  expect(checklist("http://localhost:3000", [])).toBe("");
});

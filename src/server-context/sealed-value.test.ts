import { expect, test } from "vitest";
import { openSealed, sealValue } from "./sealed-value.ts";

const [first, second] = ["a".repeat(32), "b".repeat(32)];

test("a sealed value is opened with its secret and purpose only", () => {
  const sealed = sealValue(first, "mail server", "pä$$ word");
  expect(sealed).not.toContain("word");
  expect(openSealed(first, "mail server", sealed)).toBe("pä$$ word");
  expect(openSealed(second, "mail server", sealed)).toBeUndefined();
  expect(openSealed(first, "another purpose", sealed)).toBeUndefined();
});

test("during a rotation the first secret seals, and all secrets open", () => {
  const sealed = sealValue(first, "x", "text");
  expect(openSealed([second, first], "x", sealed)).toBe("text");
  const anew = sealValue([second, first], "x", "text");
  expect(openSealed(second, "x", anew)).toBe("text");
  expect(openSealed(first, "x", anew)).toBeUndefined();
});

test("a changed or truncated value is not opened, and equal texts are sealed differently", () => {
  const sealed = sealValue(first, "x", "text");
  const changed = Buffer.from(sealed, "base64url");
  changed[14] = (changed[14] ?? 0) ^ 1;
  expect(openSealed(first, "x", changed.toString("base64url"))).toBeUndefined();
  expect(openSealed(first, "x", sealed.slice(0, 20))).toBeUndefined();
  expect(openSealed(first, "x", "")).toBeUndefined();
  expect(sealValue(first, "x", "text")).not.toBe(sealed);
  expect(() => sealValue("short", "x", "text")).toThrow("fewer than");
});

import { expect, test } from "vitest";
import { decodeText } from "./transcript-card.tsx";

test.each<[string, number[]]>([
  ["UTF-8", [0x47, 0x72, 0xc3, 0xbc, 0xc3, 0x9f]],
  ["UTF-8 with its mark", [0xef, 0xbb, 0xbf, 0x47, 0x72, 0xc3, 0xbc, 0xc3, 0x9f]],
  ["Windows-1252", [0x47, 0x72, 0xfc, 0xdf]],
  ["UTF-16, little end first", [0xff, 0xfe, 0x47, 0, 0x72, 0, 0xfc, 0, 0xdf, 0]],
  ["UTF-16, big end first", [0xfe, 0xff, 0, 0x47, 0, 0x72, 0, 0xfc, 0, 0xdf]],
])("a text in %s is read", (_, bytes) => {
  expect(decodeText(Uint8Array.from(bytes))).toBe("Grüß");
});

test("a file with null bytes is not decoded as text", () => {
  expect(decodeText(Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0]))).toBeUndefined();
});

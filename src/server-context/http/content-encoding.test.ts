import { describe, expect, test } from "vitest";
import { acceptedEncoding } from "./content-encoding.ts";

describe("Accept-Encoding", () => {
  test.each([
    ["br", "br"],
    ["gzip, deflate, br", "br"],
    ["br;q=1.0, gzip", "br"],
    ["gzip", "gzip"],
    ["GZIP", "gzip"],
    ["gzip, br;q=0.5", "gzip"],
    ["br; q=0", undefined],
    ["br;q=0, gzip", "gzip"],
    ["br ; q=0.000 , gzip ; q=0", undefined],
    ["identity, br;q=0.1", undefined],
    ["*", "br"],
    ["*, br;q=0", "gzip"],
    ["x-br, not-gzip", undefined],
    ["", undefined],
  ])("reads %j", (header, encoding) => {
    expect(acceptedEncoding(header)).toBe(encoding);
  });
});

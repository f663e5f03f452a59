import { expect, test } from "vitest";
import { roiIndustries } from "../../../roi/roi-industry.ts";
import { readEbookSearch } from "./ebook-page.tsx";

test.each(roiIndustries)("reads the industry %s from the URL", (industry) => {
  expect(readEbookSearch({ industry })).toEqual({ industry });
});

test.each([undefined, null, "", "manufacturing", "Healthcare", 7, ["healthcare"], { healthcare: true }, "__proto__"])(
  "ignores the industry %j in the URL",
  (industry) => {
    expect(readEbookSearch({ industry })).toStrictEqual({ industry: undefined });
  },
);

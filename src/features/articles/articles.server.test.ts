import { describe, expect, it } from "vitest";
import { searchExcerpt } from "./articles.server.ts";

const filler = "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen";

describe("search excerpt", () => {
  it("shows a short text in full", () => {
    expect(searchExcerpt("<p>The <em>night</em> shift</p>", "NIGHT")).toBe("The night shift");
  });

  it("cuts at word boundaries and adds ellipses", () => {
    const excerpt = searchExcerpt(`<p>${filler} needle ${filler}</p>`, "needle") ?? "";
    expect(excerpt).toMatch(/^… \w+ .* needle .* \w+ …$/);
    expect(excerpt.length).toBeLessThan(160);
    for (const word of excerpt.replaceAll("…", "").trim().split(" "))
      expect(`${filler} needle`.split(" ")).toContain(word);
  });

  it("finds characters escaped in HTML and treats pattern characters literally", () => {
    expect(searchExcerpt("<p>R&amp;D is 100%_sure</p>", "r&d")).toBe("R&D is 100%_sure");
    expect(searchExcerpt("<p>R&amp;D is 100%_sure</p>", "0%_s")).toBe("R&D is 100%_sure");
  });

  it("ignores tags and their attributes", () => {
    expect(searchExcerpt('<a href="/needle">word</a>', "needle")).toBeUndefined();
  });

  it("handles letters whose lower case has another length", () => {
    expect(searchExcerpt("<p>İstanbul needle</p>", "needle")).toBeUndefined();
  });
});

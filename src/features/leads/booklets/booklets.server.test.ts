import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { defaultSite, siteOf } from "../../../facts/site.ts";
import { createPictureStore } from "../../../server-context/pictures/picture-store.server.ts";
import { withoutSamples } from "../../settings/sample-settings.ts";
import { storedFactsOf } from "../../settings/setting-facts.ts";
import { downloadTitle } from "../download.ts";
import { readBooklet } from "./booklet.server.ts";
import { createBooklets, messageOf } from "./booklets.server.ts";

let folder: string;
let draw: ReturnType<typeof createBooklets>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "booklets-"));
  draw = createBooklets(createPictureStore(folder), new Map());
});
afterAll(() => rm(folder, { recursive: true }));

const pagesOf = (pdf: string) => pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

describe.each([
  ["ebook", 16],
  ["healthcare-guide", 8],
] as const)("%s.pdf", (name, minPages) => {
  test("has the expected pages, an outline, and tags for screen readers", async () => {
    const pdf = (await draw(defaultSite, name)).pdf.toString("latin1");
    const { body } = await readBooklet(defaultSite, name);
    expect(pagesOf(pdf)).toBeGreaterThanOrEqual(minPages);
    expect(/\/StructTreeRoot\b/.test(pdf)).toBe(true);
    expect(/\/Marked true/.test(pdf)).toBe(true);
    expect(/\/Lang \(en\)/.test(pdf)).toBe(true);
    for (const tag of ["H1", "H2", "P", "LI", "TH", "TD", "BlockQuote", "TOCI"])
      expect([tag, pdf.includes(`/S /${tag}\n`)]).toEqual([tag, true]);
    // A link's target is a string; PDF readers reject a name.
    expect(pdf.match(/\/Contents (?!\d+ 0 R|\()/g)).toBeNull();
    const headings = body.match(/^##? /gm) ?? [];
    expect(pdf.match(/\/Dest \[/g)).toHaveLength(headings.length);
  });

  test("is drawn again only when the owner's name, title or accent changes", async () => {
    const { etag } = await draw(defaultSite, name);
    expect((await draw(defaultSite, name)).etag).toBe(etag);
    const site = siteOf(
      storedFactsOf({ you: { name: "Łucja Ostermann" }, colours: { accent: "#5b2a86", accentDark: "" } }),
    );
    const own = await draw(site, name);
    expect(own.etag).not.toBe(etag);
    expect(own.pdf.includes(`(${pdfText("Łucja Ostermann")})`, 0, "latin1")).toBe(true);
  });

  test("omits sentences whose claims were removed, but no heading or table", async () => {
    const before = await readBooklet(defaultSite, name);
    const { body } = await readBooklet(siteOf(storedFactsOf(withoutSamples({}))), name);
    expect(body).not.toMatch(/\{|\$56,000|87%|50-75%|burnout/);
    expect(body.match(/^(?:#|\|)/gm)).toEqual(before.body.match(/^(?:#|\|)/gm));
  });
});

/** UTF-16 with a byte order mark, as in PDFs. */
const pdfText = (text: string) =>
  Buffer.from(`\ufeff${text}`, "utf16le")
    .swap16()
    .toString("latin1")
    .replaceAll(/[()\\]/g, "\\$&");

test.each(["ebook", "healthcare-guide"] as const)("titles the PDF of a download like its page: %s", async (name) => {
  const site = siteOf({ site: { ebookTitle: "Working Knowledge" } });
  expect((await readBooklet(site, name)).title).toBe(downloadTitle(site, name));
});

describe("drawing threads", () => {
  test.each([
    ["ends without a result", "process.exit(3)", "A thread ended with 3"],
    ["fails", "throw new Error('no paper')", "no paper"],
  ])("report an error if one %s, and continue with the next drawing", async (_, program, reason) => {
    const drawings = createPictureStore(folder);
    const draw = async () => Buffer.from((await messageOf(new Worker(program, { eval: true }))) as Uint8Array);
    const first = drawings.get([program, 1], draw);
    const second = drawings.get([program, 2], async () => Buffer.from("drawn"));
    await expect(first).rejects.toThrow(reason);
    expect((await second).picture.toString()).toBe("drawn");
  });
});

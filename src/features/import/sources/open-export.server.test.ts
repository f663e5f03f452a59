import { readFile } from "node:fs/promises";
import path from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { projectRoot } from "../../../server-context/project-root.server.ts";
import { UnreadableExport } from "../site-export.ts";
import { articleOf, itemsOf, withExport, zipOf } from "./testing/export-file.ts";

const post = "---\ntitle: One\ndate: 2024-05-01\n---\nText\n";
const rejected = (content: string | Buffer, name = "site.zip") => expect(itemsOf(content, name)).rejects;

test("rejects a truncated zip", async () => {
  const zip = await zipOf({ "a.md": post });
  await rejected(zip.subarray(0, zip.length - 30)).toThrow("site.zip is cut off");
  await rejected(zip.subarray(0, zip.length - 30)).toThrow(UnreadableExport);
});

test("detects damaged bytes within a zip by their checksum", async () => {
  const zip = await zipOf({ "a.md": { content: post, isStored: true } });
  zip.write("Texs", zip.indexOf("Text"));
  await rejected(zip).toThrow("The entry a.md of site.zip is damaged: its checksum differs.");
});

test("rejects entries outside of the folder, links and encrypted entries by name", async () => {
  const outside = await zipOf({ "a.md": post, "xx/evil.md": post });
  const renamed = Buffer.from(outside.toString("latin1").replaceAll("xx/evil.md", "../evil.md"), "latin1");
  await rejected(renamed).toThrow("The entry ../evil.md of site.zip would be written outside of its folder.");
  const link = await zipOf({ "a.md": post, "link.md": { content: "/etc/passwd", mode: 0o120777 } });
  await rejected(link).toThrow("The entry link.md of site.zip is a link to another file.");
});

test("rejects a zip bomb before unpacking anything", async () => {
  const bomb = await zipOf({ "a.md": post, "zeros.bin": Buffer.alloc(60 * 1024 * 1024) });
  await rejected(bomb).toThrow("as only bombs do");
});

test("ignores files that operating systems add", async () => {
  const items = await itemsOf(await zipOf({ "a.md": post, "__MACOSX/._a.md": "x", ".DS_Store": "x" }), "site.zip");
  expect(items).toMatchObject([{ title: "One" }]);
});

test.each([
  ["an unknown file", "Hello", "notes.txt", "notes.txt isn't an export of"],
  ["an empty file", "", "empty.xml", "empty.xml is empty."],
  ["an Atom feed", '<feed xmlns="http://www.w3.org/2005/Atom"/>', "atom.xml", "Atom feed"],
])("rejects %s with a sentence", async (_, content, name, sentence) => {
  await rejected(content, name).toThrow(sentence);
});

test("names the expected files for a zip without an export", async () => {
  await rejected(await zipOf({ "a.txt": "x" })).toThrow("no posts.csv");
});

test("finds pictures of a zip by the paths that texts use", async () => {
  const ghost = JSON.stringify({ data: { posts: [{ id: "1", title: "One", html: "<p>x</p>", status: "draft" }] } });
  const zip = await zipOf({ "site/data/ghost.json": ghost, "site/content/images/2024/a b.png": Buffer.from("png") });
  await withExport(zip, "site.zip", async ({ source, file }) => {
    expect(source).toBe("ghost");
    const image = await file("/content/images/2024/a%20b.png");
    expect(image?.bytes).toBe(3);
    expect(await image?.open().then(text)).toBe("png");
    expect(await file("https://old.example/content/images/2024/a%20b.png")).toBeDefined();
    expect(await file("https://elsewhere.example/a%20b.png")).toBeUndefined();
  });
});

test("notes two posts with one slug, and a post without title or date", async () => {
  const zip = await zipOf({
    "a/one.md": post,
    "b/one.md": post,
    "c.md": "---\ntags: [x]\ndate: 0000-01-01\n---\n## Hello there\n\nText",
  });
  const items = await itemsOf(zip, "site.zip");
  expect(items).toMatchObject([
    { slug: "one", notes: [] },
    { slug: "one-2", notes: ['Another article has the slug "one", so this one gets "one-2".'] },
    { title: "Hello there", state: "draft", publishedAt: null },
  ]);
  expect(items[2]).toMatchObject({
    notes: [
      'It has no title, so it is called "Hello there".',
      "It has no date that can be read, so it comes as a draft.",
    ],
  });
});

test("removes scripts and handlers from hostile HTML, without exhausting the stack", async () => {
  const hostileHtml = `<p onclick="x()">A</p><script>alert(1)</script>${"<div>".repeat(50_000)}deep`;
  const json = JSON.stringify({ posts: [{ id: 1, title: "<b>", html: hostileHtml }] });
  const { html } = await articleOf(json, "ghost.json");
  expect(html).not.toMatch(/<script|onclick/);
  expect(html).toContain("deep");
});

test.each(["a-nfd", "b-nfd-escaped", "c-nfc-control"])(
  "finds the picture of %s, however its name is written",
  async (name) => {
    const zip = await readFile(path.join(projectRoot, `tests/fixtures/world/25-zip-nfd-names/${name}.zip`));
    await withExport(zip, `${name}.zip`, async (site) => {
      for await (const item of site.items()) {
        const url = item.kind === "article" ? /<img src="([^"]+)"/.exec(item.html)?.[1] : undefined;
        expect((await site.file(url ?? ""))?.bytes).toBeGreaterThan(0);
      }
    });
  },
);

test("reads UTF-8 names that the zip doesn't declare", async () => {
  const archive = await zipOf({ "a/one.md": "---\ntitle: One\n---\n![](Übung.png)", "a/U\u0308bung.png": "x" });
  // The flag is the 12th bit of the general purpose bits of each entry.
  for (const [signature, at] of [
    ["PK\u0003\u0004", 7],
    ["PK\u0001\u0002", 9],
  ] as const)
    for (
      let position = archive.indexOf(signature, 0, "latin1");
      position >= 0;
      position = archive.indexOf(signature, position + 1, "latin1")
    )
      archive.writeUInt8(archive.readUInt8(position + at) & ~8, position + at);
  await withExport(archive, "mac.zip", async (site) => {
    expect((await site.file("/a/%C3%9Cbung.png"))?.bytes).toBe(1);
    expect((await site.file("/a/U%CC%88bung.png"))?.bytes).toBe(1);
  });
});

import { expect, test } from "vitest";
import { addParagraphs } from "./paragraphs.ts";
import { readDate, readDuration } from "./read-date.ts";
import { replaceBareUrls, replaceShortcodes } from "./shortcodes.ts";

function read(html: string) {
  const notes = new Set<string>();
  const pictures = (ids: readonly string[] | undefined) =>
    (ids ?? ["own"]).map((id) => ({ url: `/${id}.png`, alt: id, caption: "" }));
  const footnotes: { id: string; content: string }[] = [];
  return { html: replaceShortcodes(html, { notes, pictures, footnotes }), notes: [...notes], footnotes };
}

test.each([
  [
    '[caption id="a" width="3"]<a href="/x"><img src="/a.png" /></a> Words <b>b</b>[/caption]',
    '<figure><a href="/x"><img src="/a.png" /></a><figcaption>Words <b>b</b></figcaption></figure>',
  ],
  ['[gallery ids="1, 2"]', '<figure data-card="gallery"><img src="/1.png" alt="1"><img src="/2.png" alt="2"></figure>'],
  ["[gallery]", '<figure><img src="/own.png" alt="own"></figure>'],
  ['[audio mp3="https://a.example/x%20y.mp3"][/audio]', '<p><a href="https://a.example/x%20y.mp3">x y.mp3</a></p>'],
  ['[code lang="js"]a &lt; b[/code]', '<pre><code class="language-js">a &lt; b</code></pre>'],
  ["[powerpress]", ""],
  ['[su_button url="/a" target="blank"]Go <b>on</b>[/su_button]', '<p data-card="button"><a href="/a">Go on</a></p>'],
  ['[et_pb_button button_url="/a" button_text="Go"][/et_pb_button]', '<p data-card="button"><a href="/a">Go</a></p>'],
  ['[et_pb_image src="/a.png" alt="A"][/et_pb_image]', '<figure><img src="/a.png" alt="A"></figure>'],
  [
    '[vc_row][vc_column width="1/2"][vc_tta_section title="T"]x[/vc_tta_section][/vc_column][/vc_row]',
    "<details><summary>T</summary><p>x</p></details>",
  ],
  ["[tweet https://x.com/a/status/1]", '<p><a href="https://x.com/a/status/1">https://x.com/a/status/1</a></p>'],
  ["He said [sic] and [1] and [[gallery]]", "He said [sic] and [1] and [gallery]"],
])("converts the shortcode %s", (shortcode, expected) => {
  expect(read(shortcode).html).toBe(expected);
});

test("converts players of known services to placeholders, and reports unknown shortcodes", () => {
  expect(read("[embed]https://youtu.be/abc[/embed]").html).toContain(
    '<figure data-embed="https://www.youtube.com/watch?v=abc">',
  );
  expect(read("[youtube https://youtu.be/abc]").html).toContain("data-embed");
  expect(replaceBareUrls("Text\nhttps://vimeo.com/12\nText")).toContain('<figure data-embed="https://vimeo.com/12">');
  const { html, notes } = read('[fancy_box color="red"]Kept[/fancy_box]');
  expect(html).toBe("Kept");
  expect(notes).toEqual(["The shortcode [fancy_box] is unknown, so only its content was kept."]);
});

test.each(["efn_note", "mfn", "footnote", "ref", "fn"])("collects footnotes of the shortcode %s", (name) => {
  const { html, notes, footnotes } = read(`One[${name}]A <em>note</em>[/${name}] two[${name}]B[/${name}]`);
  expect(html).toBe('One<a href="#footnote-code-1">1</a> two<a href="#footnote-code-2">2</a>');
  expect([notes, footnotes]).toEqual([
    [],
    [
      { id: "footnote-code-1", content: "A <em>note</em>" },
      { id: "footnote-code-2", content: "B" },
    ],
  ]);
});

test("reports forms and playlists that are left out", () => {
  expect(read('[wpforms id="1"][/wpforms] [playlist ids="1,2"]')).toMatchObject({
    html: " ",
    notes: ["A form was left out.", "A playlist was left out."],
  });
});

test("reports no shortcodes of mere layout", () => {
  expect(read('[vc_row][vc_column width="1/2"]a[/vc_column][/vc_row]').notes).toEqual([]);
});

test("leaves a flood of square brackets unchanged", () => {
  const { html, notes } = read(Array.from({ length: 50_000 }, (_, index) => `[a${index}]`).join(" "));
  expect(html).toContain("[a49999]");
  expect(notes).toEqual([]);
});

test.each([
  ["One\nline\n\nTwo", "<p>One<br>line</p>\n<p>Two</p>"],
  [
    "<h2>Head</h2>\nText\n<ul>\n<li>a</li>\n</ul>\nEnd",
    "<h2>Head</h2>\n<p>Text</p>\n<ul>\n<li>a</li>\n</ul>\n<p>End</p>",
  ],
  ["a\n\n<pre>x\n\ny</pre>", "<p>a</p>\n<pre>x\n\ny</pre>"],
  ["<p>Done</p>\n\n<p>already</p>", "<p>Done</p>\n\n<p>already</p>"],
])("splits %j into paragraphs", (text, expected) => {
  expect(addParagraphs(text)).toBe(expected);
});

test("reads dates and durations", () => {
  expect(readDate("2024-05-06 07:08:09")).toBe("2024-05-06T07:08:09.000Z");
  expect(readDate("2024-05-06 07:08:09 +0200")).toBe("2024-05-06T05:08:09.000Z");
  expect(readDate("Mon, 06 May 2024 07:08:09 EST")).toBe("2024-05-06T12:08:09.000Z");
  expect([readDate("0000-00-00 00:00:00"), readDate("0000-01-01"), readDate("soon"), readDate("")]).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect([readDuration("01:02:03"), readDuration("24:51"), readDuration("90"), readDuration("x")]).toEqual([
    3723,
    1491,
    90,
    null,
  ]);
});

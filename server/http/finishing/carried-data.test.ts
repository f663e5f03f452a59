import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { plainCarriedData } from "./carried-data.ts";
import { htmlBytes, splitHtml } from "./html-parts.ts";

const plain = (html: string) => htmlBytes(plainCarriedData(splitHtml(html))).toString();

/** A string as the framework writes it into a page. */
const written = (text: string) => JSON.stringify(text).replaceAll("<", "\\x3C").replaceAll("\u2028", "\\u2028");
const page = (script: string) => `<p>"Text"</p><script data-tsr-stream-part="">${script}</script>`;

function scriptOf(html: string): string {
  const [, script = ""] = /<script[^>]*>([\s\S]*?)<\/script>/.exec(html) ?? [];
  return script;
}

test.each([
  '<p class="a">One\nline</p>',
  "</script><SCRIPT>x</Script><!-- y -->",
  ["`$", "{1}` \\` \\n \\\\"].join(""),
  "back\\slash <b>\r\n\t\u2028 end\\",
  "plain",
])("a page's scripts read %j as before", (text) => {
  const script = scriptOf(plain(page(`x=[${written(text)},"a"]`)));
  expect(runInNewContext(script, {})).toEqual([text, "a"]);
  expect(script).not.toMatch(/<\/?script|<!--/i);
});

test("markup is in the data as it is on the page", () => {
  const html = '<h2 id="a">One\ntwo</h2>';
  expect(scriptOf(plain(page(`x=${written(html)}`)))).toBe(`x=\`${html}\``);
});

test("other scripts stay as they are", () => {
  const html = '<script>x="a\\nb"</script>';
  expect(plain(html)).toBe(html);
});

test("an object is named only where another refers to it, in whichever script", () => {
  const said = "$R[3]={}";
  const first = `v=($R=>$R[0]={a:$R[1]={b:$R[2]=[${written(said)}]},c:$R[3]={}})([])`;
  const html = plain(page(first) + page("w=$R[3]"));
  expect(scriptOf(html)).toBe(`v=($R=>$R[0]={a:{b:["${said}"]},c:$R[3]={}})([])`);
  expect(runInNewContext(scriptOf(html), {})).toEqual({ a: { b: [said] }, c: {} });
});

test("the time of loading is the browser's, whatever a text says", () => {
  const said = '{i:"a",u:1795361904472,s:"success"}';
  const script = (time: number) => scriptOf(plain(page(`x=[{i:"a",u:${time},s:"success"},${written(said)}]`)));
  expect(script(1795361904472)).toBe(script(1795361983074));
  expect(runInNewContext(script(1795361904472), { Date: { now: () => 7 } })).toEqual([
    { i: "a", u: 7, s: "success" },
    said,
  ]);
});

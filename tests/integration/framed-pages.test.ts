import { afterAll, beforeAll, expect, test } from "vitest";
import { openSampleSite, type SampleSite } from "./support/sample-site.ts";

let site: SampleSite;
beforeAll(async () => {
  site = await openSampleSite();
  const common = { guest_name: "Mara Elsewhere (sample)", summary: "Words", status: "published" as const };
  await site.database.db
    .insertInto("blog")
    .values([
      {
        id: 301,
        episode: "Episode 301",
        blog_title: "Framed",
        youtube: "https://video.example:8443/e/1?a=b",
        ...common,
      },
      {
        id: 302,
        episode: "Episode 302",
        blog_title: "Heard",
        audio_player: "https://host.example/listen/302",
        ...common,
      },
      { id: 303, episode: "Episode 303", blog_title: "Plain", audio_player: "http://plain.example/303", ...common },
      { id: 304, episode: "Episode 304", blog_title: "Odd", youtube: "https://me:word@secret.example/304", ...common },
    ])
    .execute();
});
afterAll(() => site.close());

async function open(path: string) {
  const response = await site.request(path, { accept: "text/html" });
  expect(response.status).toBe(200);
  const policy = response.headers.get("content-security-policy") ?? "";
  return { html: (await response.text()).replaceAll("<!-- -->", ""), frames: /frame-src ([^;]*)/.exec(policy)?.[1] };
}

test.each([
  ["/episode/301", "https://video.example:8443/e/1?a=b", "https://video.example:8443", "Watch at video.example"],
  ["/episode/302", "https://host.example/listen/302", "https://host.example", "Listen at host.example"],
])("the page of %s may frame exactly the host of %s, unchanged, and links to it", async (path, url, origin, link) => {
  const { html, frames } = await open(path);
  expect(frames).toBe(origin);
  expect(html).toContain(`data-frame="${url}"`);
  expect(html).toContain(`href="${url}"`);
  expect(html).toContain(link);
  expect(html).not.toContain("<iframe");
});

test("a URL without https or with a password is not framed", async () => {
  expect((await open("/episode/303")).frames).toBe("'none'");
  expect((await open("/episode/304")).frames).toBe("'none'");
});

test("the privacy policy lists the hosts of frames", async () => {
  const { html } = await open("/privacy-policy");
  expect(html).toContain("https://video.example:8443");
  expect(html).toContain("https://host.example");
  expect(html).not.toContain("plain.example");
  expect(html).not.toContain("secret.example");
});

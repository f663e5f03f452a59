import { describe, expect, it } from "vitest";
import { sanitiseHtml } from "./sanitise-html.server.ts";
import { embedLinkText, readStoredEmbed } from "./stored-embed.ts";

const watch = "https://www.youtube.com/watch?v=aBc-123_xyz";

describe("the page URL of an embedded player", () => {
  it.each([
    ["https://www.youtube.com/embed/aBc-123_xyz?rel=0", watch],
    ["https://www.youtube-nocookie.com/embed/aBc-123_xyz", watch],
    ["//youtube.com/embed/aBc-123_xyz", watch],
    ["http://m.youtube.com/watch?v=aBc-123_xyz&t=1", watch],
    ["https://youtu.be/aBc-123_xyz", watch],
    ["https://www.youtube.com/shorts/aBc-123_xyz", watch],
    ["https://www.youtube.com/embed/videoseries?list=PL1", "https://www.youtube.com/playlist?list=PL1"],
    ["https://player.vimeo.com/video/76979871?h=8272103f6e", "https://vimeo.com/76979871/8272103f6e"],
    ["https://vimeo.com/76979871", "https://vimeo.com/76979871"],
    ["https://open.spotify.com/embed/episode/4rOo?utm_source=x", "https://open.spotify.com/episode/4rOo"],
    ["https://open.spotify.com/embed-podcast/show/4rOo", "https://open.spotify.com/show/4rOo"],
    ["https://w.soundcloud.com/player/?url=https%3A//soundcloud.com/a/b-c&color=red", "https://soundcloud.com/a/b-c"],
    [
      "https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/12",
      "https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/12",
    ],
  ])("is derived from %s", (url, page) => {
    expect(readStoredEmbed(url)?.page).toBe(page);
    expect(readStoredEmbed(page)?.page).toBe(page);
  });

  it.each([
    ["/episode/12", "/episode/12"],
    [" https://www.example.com/episode/012/?utm_source=x#t=4 ", "/episode/12"],
  ])("is that of an episode for %s", (url, page) => {
    const embed = readStoredEmbed(url, "https://www.example.com");
    expect(embed).toEqual({ service: "Episode", page });
    expect(sanitiseHtml(`<figure data-embed="${page}"></figure>`)).toBe(
      `<figure data-embed="${page}"><a href="${page}">Listen to the episode</a></figure>`,
    );
  });

  it.each([
    "https://elsewhere.example/episode/12",
    "https://www.example.com.evil.example/episode/12",
    "/episode/0",
    "/episode/12/more",
    "//episode/12",
    "/episode/1e3",
  ])("is undefined for %s, which isn't an episode of this site", (url) => {
    expect(readStoredEmbed(url, "https://www.example.com")).toBeUndefined();
  });

  it.each([
    "https://www.youtube.com.evil.example/embed/a",
    "https://evil.example/www.youtube.com/embed/a",
    "https://www.youtube.com@evil.example/embed/a",
    "javascript://www.youtube.com/embed/a%0aalert(1)",
    "/embed/a",
    "https://www.youtube.com/embed/a%22b",
    "https://w.soundcloud.com/player/?url=https://evil.example/a/b",
    "https://player.vimeo.com/video/abc",
    "",
  ])("is undefined for %s, which isn't a supported service", (url) => {
    expect(readStoredEmbed(url)).toBeUndefined();
  });

  it("has a link text that names the service", () => {
    expect(embedLinkText({ service: "Vimeo", page: "" })).toBe("Watch on Vimeo");
    expect(embedLinkText({ service: "SoundCloud", page: "" })).toBe("Listen on SoundCloud");
  });
});

describe("the stored HTML of an embedded player", () => {
  const placeholder = `<figure data-embed="${watch}"><a href="${watch}" rel="noopener">Watch on YouTube</a></figure>`;

  it.each([
    ["<iframe src='https://www.youtube.com/embed/aBc-123_xyz' allow=autoplay>old browsers</iframe>", placeholder],
    ["<p><iframe src='https://youtu.be/aBc-123_xyz'></iframe></p>", placeholder],
    ["<p>a <iframe src='https://youtu.be/aBc-123_xyz'></iframe></p>", `<p>a </p>${placeholder}`],
    [`<figure data-embed='https://youtu.be/aBc-123_xyz' onclick=x><script>x</script></figure>`, placeholder],
    [
      `<figure><iframe src='https://youtu.be/aBc-123_xyz'></iframe><figcaption>c</figcaption></figure>`,
      `<figure>${placeholder}<figcaption>c</figcaption></figure>`,
    ],
    ["<iframe src='https://evil.example/'></iframe>", ""],
  ])("is derived from %s", (stored, expected) => {
    expect(sanitiseHtml(stored)).toBe(expected);
    expect(sanitiseHtml(expected)).toBe(expected);
  });
});

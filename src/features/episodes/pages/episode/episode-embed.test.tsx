import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { audioEmbed, videoEmbed } from "../../../../lib/player-url.ts";
import { EpisodeMedia } from "./episode-embed.tsx";

const render = (embed: ReturnType<typeof audioEmbed>) =>
  renderToStaticMarkup(<EpisodeMedia id="listen" label="Audio player" verb="Listen at" title="A talk" embed={embed} />);

test.each([
  ["a video", videoEmbed("https://youtu.be/abcdef12345")],
  ["music streaming", audioEmbed("https://open.spotify.com/episode/abc")],
  ["audio hosting", audioEmbed("https://soundcloud.com/show/talk")],
])("loads nothing of %s before consent", (_, embed) => {
  const html = render(embed);
  expect(html).toContain('aria-label="Audio player"');
  expect(html).not.toMatch(/<(iframe|script|img|audio|video|link)\b/);
});

test("links the URL of another site", () => {
  expect(render(audioEmbed("https://www.cdn.example.com/a.mp3"))).toMatch(
    /<a href="https:\/\/www\.cdn\.example\.com\/a\.mp3"[^>]*>Listen at cdn\.example\.com/,
  );
});

test.each(["javascript:alert(1)", "/media/gone.mp3", "nothing"])("shows nothing for %j", (url) => {
  expect(render(audioEmbed(url))).toBe("");
});

import { expect, test } from "vitest";
import { playerFor } from "./player-url.ts";

const youtube = "https://www.youtube-nocookie.com/embed/abc-DEF_123";

test.each([
  "https://www.youtube.com/watch?v=abc-DEF_123&t=10",
  "https://youtu.be/abc-DEF_123?si=x",
  "https://m.youtube.com/watch?v=abc-DEF_123",
  "https://www.youtube.com/shorts/abc-DEF_123",
  "https://www.youtube.com/embed/abc-DEF_123",
  "https://www.youtube-nocookie.com/embed/abc-DEF_123",
])("%s is played without cookies", (url) => {
  expect(playerFor(url)).toEqual({ service: "youtube", address: youtube });
});

test.each([
  [
    "https://www.youtube.com/playlist?list=PL1",
    "youtube",
    "https://www.youtube-nocookie.com/embed/videoseries?list=PL1",
  ],
  ["https://vimeo.com/123456", "vimeo", "https://player.vimeo.com/video/123456?dnt=1"],
  ["https://vimeo.com/123456/ab12", "vimeo", "https://player.vimeo.com/video/123456?dnt=1&h=ab12"],
  ["https://player.vimeo.com/video/123456?h=ab12", "vimeo", "https://player.vimeo.com/video/123456?dnt=1&h=ab12"],
  ["https://open.spotify.com/intl-de/episode/4rO?si=1", "spotify", "https://open.spotify.com/embed/episode/4rO"],
  ["https://open.spotify.com/embed/show/4rO", "spotify", "https://open.spotify.com/embed/show/4rO"],
])("%s becomes the player of %s", (url, service, player) => {
  expect(playerFor(url)).toMatchObject({ service, address: player });
});

test("a streamed episode is 232 px high, a hosted recording 166 px and never begins by itself", () => {
  expect(playerFor("https://open.spotify.com/episode/4rO")?.height).toBe(232);
  for (const url of [
    "https://soundcloud.com/somebody/something",
    "https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fsomebody%2Fsomething&auto_play=true",
  ]) {
    expect(playerFor(url)).toEqual({
      service: "soundcloud",
      address:
        "https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fsomebody%2Fsomething&auto_play=false",
      height: 166,
    });
  }
});

test.each([
  "",
  "javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "/watch?v=abc-DEF_123",
  "//youtu.be/abc-DEF_123",
  "https://youtube.com.example/watch?v=abc-DEF_123",
  "https://example.com/?https://youtu.be/abc-DEF_123",
  "https://youtu.be@example.com/abc-DEF_123",
  "https://me@youtu.be/abc-DEF_123",
  "https://youtu.be:8443/abc-DEF_123",
  "https://www.youtube.com/watch",
  "https://www.youtube.com/watch?v=../../x",
  "https://www.youtube.com/@channel",
  "https://vimeo.com/about",
  "https://open.spotify.com/user/somebody",
  "https://soundcloud.com/",
])("%j is no player of a known service", (url) => {
  expect(playerFor(url)).toBeUndefined();
});

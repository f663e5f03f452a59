import { expect, test } from "vitest";
import { audioEmbed, videoEmbed } from "./episode-embeds.ts";

const player = "https://www.youtube.com/embed/abcdef12345";

test.each([
  "https://www.youtube.com/watch?v=abcdef12345",
  "https://www.youtube.com/watch?v=abcdef12345&t=3s&list=PL1",
  "https://www.youtube.com/watch?list=PL1&v=abcdef12345",
  "http://youtube.com/watch/?v=abcdef12345",
  "https://m.youtube.com/watch?v=abcdef12345",
  "https://youtu.be/abcdef12345",
  "https://youtu.be/abcdef12345?si=x",
  "https://www.youtube.com/embed/abcdef12345",
  "https://www.youtube.com/shorts/abcdef12345",
  "  https://youtu.be/abcdef12345\n",
])("%j becomes the video's player", (url) => {
  expect(videoEmbed(url)).toEqual({ service: "youtube", src: player });
});

test.each([
  "https://vimeo.com/1",
  "https://www.youtube.com/@your-show",
  "https://www.youtube.com/watch",
  "https://www.youtube.com/watch?v=%22%3E%3Cscript",
  "https://youtube.com.example.org/watch?v=abcdef12345",
  "https://example.org/?u=https://youtu.be/abcdef12345",
  "/media/video/a.mp4",
  "javascript:alert(1)",
  "not an address",
  "",
])("%j is no video of theirs and passes unchanged", (url) => {
  expect(videoEmbed(url)).toEqual({ service: null, src: url });
});

test.each([
  ["https://open.spotify.com/episode/4rOoJ6Egrf8K2IrywzwOMk", "episode/4rOoJ6Egrf8K2IrywzwOMk"],
  ["https://open.spotify.com/episode/4rOoJ6Egrf8K2IrywzwOMk?si=abc", "episode/4rOoJ6Egrf8K2IrywzwOMk"],
  ["https://open.spotify.com/show/2MAi0BvDc6GTFvKFPXnkCL", "show/2MAi0BvDc6GTFvKFPXnkCL"],
  ["https://open.spotify.com/intl-de/episode/4rOo", "episode/4rOo"],
  ["https://open.spotify.com/embed/episode/4rOo", "episode/4rOo"],
])("%s becomes an embed 232 px high", (url, end) => {
  expect(audioEmbed(url)).toEqual({
    service: "spotify",
    src: `https://open.spotify.com/embed/${end}`,
    height: 232,
  });
});

test.each([
  ["https://soundcloud.com/show/talk?in=a", "https%3A%2F%2Fsoundcloud.com%2Fshow%2Ftalk%3Fin%3Da"],
  ["https://m.soundcloud.com/show/talk", "https%3A%2F%2Fm.soundcloud.com%2Fshow%2Ftalk"],
])("%s becomes a player 166 px high that does not start by itself", (url, encoded) => {
  expect(audioEmbed(url)).toEqual({
    service: "soundcloud",
    src: `https://w.soundcloud.com/player/?url=${encoded}&auto_play=false`,
    height: 166,
  });
});

test("a player's own URL is kept, but never starts by itself", () => {
  expect(audioEmbed("https://w.soundcloud.com/player/?url=x&auto_play=true").src).toBe(
    "https://w.soundcloud.com/player/?url=x&auto_play=false",
  );
});

test.each([
  "https://open.spotify.com/album/4rOo",
  "https://open.spotify.com/episode",
  "https://open.spotify.com.example.org/episode/4rOo",
  "https://soundcloud.com/",
  "https://cdn.example.com/a.mp3",
  "/media/audio/a.mp3",
  "not an address",
])("%j passes unchanged", (url) => {
  expect(audioEmbed(url)).toEqual({ service: null, src: url });
});

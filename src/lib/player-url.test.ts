import { describe, expect, test } from "vitest";
import { audioEmbed, playerFor, videoEmbed } from "./player-url.ts";

const youtube = "https://www.youtube-nocookie.com/embed/abc-DEF_123";

describe("playerFor", () => {
  test.each([
    "https://www.youtube.com/watch?v=abc-DEF_123&t=10",
    "https://youtu.be/abc-DEF_123?si=x",
    "https://m.youtube.com/watch?v=abc-DEF_123",
    "https://www.youtube.com/shorts/abc-DEF_123",
    "https://www.youtube.com/embed/abc-DEF_123",
    "https://www.youtube-nocookie.com/embed/abc-DEF_123",
  ])("plays %s without cookies", (url) => {
    expect(playerFor(url)).toEqual({ service: "youtube", src: youtube });
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
  ])("turns %s into a player of %s", (url, service, player) => {
    expect(playerFor(url)).toMatchObject({ service, src: player });
  });

  test("makes a Spotify embed 232 px high, a SoundCloud player 166 px without autoplay", () => {
    expect(playerFor("https://open.spotify.com/episode/4rO")?.height).toBe(232);
    for (const url of [
      "https://soundcloud.com/somebody/something",
      "https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fsomebody%2Fsomething&auto_play=true",
    ]) {
      expect(playerFor(url)).toEqual({
        service: "soundcloud",
        src: "https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fsomebody%2Fsomething&auto_play=false",
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
  ])("rejects %j", (url) => {
    expect(playerFor(url)).toBeUndefined();
  });

  const episodePlayer = "https://www.youtube.com/embed/abcdef12345";

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
  ])("videoEmbed turns %j into the video's player", (url) => {
    expect(videoEmbed(url)).toEqual({ service: "youtube", src: episodePlayer });
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
  ])("videoEmbed leaves %j unchanged", (url) => {
    expect(videoEmbed(url)).toEqual({ service: null, src: url });
  });

  test.each([
    ["https://open.spotify.com/episode/4rOoJ6Egrf8K2IrywzwOMk", "episode/4rOoJ6Egrf8K2IrywzwOMk"],
    ["https://open.spotify.com/episode/4rOoJ6Egrf8K2IrywzwOMk?si=abc", "episode/4rOoJ6Egrf8K2IrywzwOMk"],
    ["https://open.spotify.com/show/2MAi0BvDc6GTFvKFPXnkCL", "show/2MAi0BvDc6GTFvKFPXnkCL"],
    ["https://open.spotify.com/intl-de/episode/4rOo", "episode/4rOo"],
    ["https://open.spotify.com/embed/episode/4rOo", "episode/4rOo"],
  ])("audioEmbed turns %s into an embed 232 px high", (url, end) => {
    expect(audioEmbed(url)).toEqual({
      service: "spotify",
      src: `https://open.spotify.com/embed/${end}`,
      height: 232,
    });
  });

  test.each([
    ["https://soundcloud.com/show/talk?in=a", "https%3A%2F%2Fsoundcloud.com%2Fshow%2Ftalk%3Fin%3Da"],
    ["https://m.soundcloud.com/show/talk", "https%3A%2F%2Fm.soundcloud.com%2Fshow%2Ftalk"],
  ])("audioEmbed turns %s into a player 166 px high without autoplay", (url, encoded) => {
    expect(audioEmbed(url)).toEqual({
      service: "soundcloud",
      src: `https://w.soundcloud.com/player/?url=${encoded}&auto_play=false`,
      height: 166,
    });
  });

  test("audioEmbed keeps a player URL, but without autoplay", () => {
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
  ])("audioEmbed leaves %j unchanged", (url) => {
    expect(audioEmbed(url)).toEqual({ service: null, src: url });
  });
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mediaConsentKey, mediaTypeOf, readMediaUrl } from "./media-url.ts";

const site = "https://www.example.com";

describe("readMediaUrl", () => {
  test.each([
    ["mp3", "audio", "audio/mpeg"],
    ["m4a", "audio", "audio/x-m4a"],
    ["aac", "audio", "audio/aac"],
    ["ogg", "audio", "audio/ogg"],
    ["opus", "audio", "audio/ogg"],
    ["wav", "audio", "audio/wav"],
    ["flac", "audio", "audio/flac"],
    ["mp4", "video", "video/mp4"],
    ["webm", "video", "video/webm"],
    ["m4v", "video", "video/x-m4v"],
    ["mov", "video", "video/quicktime"],
  ])("reads the type of .%s as %s", (extension, kind, mediaType) => {
    const src = `https://cdn.example/shows/18.${extension}`;
    expect(readMediaUrl(src, site)).toEqual({ src, host: "cdn.example", kind, mediaType });
    expect(readMediaUrl(`${src}?token=a.b`, site)?.src).toBe(`${src}?token=a.b`);
    expect(mediaTypeOf(`a.${extension.toUpperCase()}`)).toBe(mediaType);
  });

  test("makes URLs of this site root-relative, without a host", () => {
    const own = { src: "/files/18.mp3?v=1", host: null, kind: "audio", mediaType: "audio/mpeg" };
    expect(readMediaUrl("/files/18.mp3?v=1", site)).toEqual(own);
    expect(readMediaUrl(`${site}/files/18.mp3?v=1`, site)).toEqual(own);
    expect(readMediaUrl(`${site}:8443/files/18.mp3`, site)?.host).toBe("www.example.com:8443");
    expect(readMediaUrl("https://www.example.com.evil.example/18.mp3", site)?.host).toBe(
      "www.example.com.evil.example",
    );
  });

  test.each([
    "",
    "https://cdn.example/18",
    "https://cdn.example/18.mp3.html",
    "https://cdn.example/?file=18.mp3",
    "https://cdn.example/#18.mp3",
    "https://cdn.example.mp3",
    "https://cdn.example/18.constructor",
    "https://anna:secret@cdn.example/18.mp3",
    "ftp://cdn.example/18.mp3",
    "javascript:alert(1)//18.mp3",
    "data:audio/mpeg,18.mp3",
    "//cdn.example/18.mp3",
    "/\\cdn.example/18.mp3",
    "/..//cdn.example/18.mp3",
    "/\t/cdn.example/18.mp3",
    `${site}//cdn.example/18.mp3`,
    "https://cdn.example;sandbox/18.mp3",
    "https://cdn.example,x/18.mp3",
    "files/18.mp3",
    "https://[/18.mp3",
  ])("rejects %j", (address) => {
    expect(readMediaUrl(address, site)).toBeUndefined();
  });

  test("keeps a root-relative source on this site and names the host of an absolute one, for any input", () => {
    const part = fc.oneof(
      fc.string(),
      fc.constantFrom("/", "\\", "..", "@", "#", "?", "%2e", "https://", "cdn.example"),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const media = readMediaUrl(`${parts.join("")}.mp3`, site);
        if (!media) return;
        const url = new URL(media.src, site);
        expect(url.host).toBe(media.host ?? "www.example.com");
        expect(media.src.startsWith("/")).toBe(media.host === null);
      }),
    );
  });

  test("mediaConsentKey differs by host", () => {
    expect(mediaConsentKey("a.example")).not.toBe(mediaConsentKey("b.example"));
  });
});

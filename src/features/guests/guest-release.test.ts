import { expect, test } from "vitest";
import { grantLabels, grantLabelsOf, releaseVersion } from "./guest-release.ts";

test("the form in force is signed in its own words", () => {
  expect(grantLabelsOf(releaseVersion)).toEqual(grantLabels);
});

test("what was signed in November keeps the words that its hash covers", () => {
  expect(grantLabelsOf("2026-11")).toEqual({
    audio: "Sound: the conversation as a podcast episode",
    video: "Picture: the conversation as a video",
    clips: "Clips: short passages on social media",
    transcript: "Transcript: the conversation as text on the website",
  });
});

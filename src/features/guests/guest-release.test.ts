import { expect, test } from "vitest";
import { grantLabels, grantLabelsOf, releaseVersion } from "./guest-release.ts";

test("the current release form is signed with its own labels", () => {
  expect(grantLabelsOf(releaseVersion)).toEqual(grantLabels);
});

test("a release signed in November keeps the wording that its hash covers", () => {
  expect(grantLabelsOf("2026-11")).toEqual({
    audio: "Sound: the conversation as a podcast episode",
    video: "Picture: the conversation as a video",
    clips: "Clips: short passages on social media",
    transcript: "Transcript: the conversation as text on the website",
  });
});

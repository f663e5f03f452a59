export const grantNames = ["audio", "video", "clips", "transcript"] as const;

export type Grants = Record<(typeof grantNames)[number], boolean>;

export const grantsFrom = (isGranted: (name: keyof Grants) => boolean): Grants =>
  Object.fromEntries(grantNames.map((name) => [name, isGranted(name)])) as Grants;

export type GrantLabels = Readonly<Record<keyof Grants, string>>;

/** Form field with the digest of the wording that the page showed. */
export const wordingField = "wording";

/** In English; release-wordings.ts has the signed texts in each language. */
export const grantLabels: GrantLabels = {
  audio: "Audio: the conversation as a podcast episode",
  video: "Picture: the conversation as a video",
  clips: "Clips: short passages on social media",
  transcript: "Transcript: the conversation as text on the website",
};

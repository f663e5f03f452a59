export type Grants = { audio: boolean; video: boolean; clips: boolean; transcript: boolean };

export type GrantLabels = Readonly<Record<keyof Grants, string>>;

/** Field with the digest of the wording that the page shows. */
export const wordingField = "wording";

/** In English; release-wordings.ts has the signed text, in each language. */
export const grantLabels: GrantLabels = {
  audio: "Audio: the conversation as a podcast episode",
  video: "Picture: the conversation as a video",
  clips: "Clips: short passages on social media",
  transcript: "Transcript: the conversation as text on the website",
};

/** What a guest can permit, each on its own. */
export type Grants = { audio: boolean; video: boolean; clips: boolean; transcript: boolean };

/** Changes with every change of the words below; what was signed keeps its own words. */
export const releaseVersion = "2026-11";

/** The release form, in plain words; `show` is the podcast's name and `owner` who publishes it. */
export const releaseText = ({ show, owner }: { show: string; owner: string }): readonly string[] => [
  `I take part in a conversation for "${show}" of my own free will and without a fee. ${owner} may record it and use the recording in the ways that I tick below, and in no other.`,
  "I may ask for passages to be cut until the episode is published. I hear it before it appears.",
  `What is published may stay published: on the website, on podcast platforms and where I permitted it below, worldwide and without a limit in time. ${owner} may shorten it and clean up its sound, but not change what I meant.`,
  "I say nothing in it that I am not allowed to say, and I show nothing that belongs to somebody else.",
  "My name, my role and the portrait I handed in may stand beside the episode.",
  "I can withdraw each permission for the future at any time with a letter to the address in the imprint. What has been published until then was permitted.",
];

/** The four permissions, as they are asked and as they stand in the signed copy. */
export const grantLabels: Record<keyof Grants, string> = {
  audio: "Sound: the conversation as a podcast episode",
  video: "Picture: the conversation as a video",
  clips: "Clips: short passages on social media",
  transcript: "Transcript: the conversation as text on the website",
};

export type Grants = { audio: boolean; video: boolean; clips: boolean; transcript: boolean };

/** Change it with every change of the text below; signatures keep their own wording. */
export const releaseVersion = "2026-11-22";

/** `owner` publishes the podcast. */
export const releaseText = ({ show, owner }: { show: string; owner: string }): readonly string[] => [
  `I take part in a conversation for "${show}" of my own free will and without a fee. ${owner} may record it and use the recording in the ways that I tick below, and in no other.`,
  "I can ask for passages to be cut until the episode is published. I hear it before it appears.",
  `What is published may stay published: on the website, on podcast platforms and where I permitted it below, worldwide and without a time limit. ${owner} may shorten it and clean up the audio, but not change what I meant.`,
  "I say nothing in it that I am not allowed to say, and I show nothing that belongs to someone else.",
  "My name, my role and the portrait I provided may appear beside the episode.",
  "I can withdraw each permission for the future at any time in writing to the address in the Impressum. Anything already published stays permitted.",
];

type GrantLabels = Record<keyof Grants, string>;

export const grantLabels: GrantLabels = {
  audio: "Audio: the conversation as a podcast episode",
  video: "Picture: the conversation as a video",
  clips: "Clips: short passages on social media",
  transcript: "Transcript: the conversation as text on the website",
};

const earlierLabels: Record<string, GrantLabels> = {
  "2026-11": { ...grantLabels, audio: "Sound: the conversation as a podcast episode" },
};

/** Labels of an earlier version: a signature's hash covers the words that were signed. */
export const grantLabelsOf = (version: string): GrantLabels => earlierLabels[version] ?? grantLabels;

import { type Entry, pageCopy } from "../../../facts/page-texts.ts";
export type RequirementKey =
  | "hdCamera"
  | "goodLighting"
  | "professional"
  | "usbHeadset"
  | "quietRoom"
  | "headphones"
  | "stableConnection"
  | "otherPrograms"
  | "recording"
  | "techCheck"
  | "phoneNearby";

export type Requirement = Entry<{ title: string; text: string }, RequirementKey>;
export type RequirementGroup = Entry<{ title: string; items: readonly Requirement[] }>;

export const technicalRequirementsCopy = pageCopy("/schedule-interview", "technicalRequirements", {
  mark: "Technical requirements",
  title: "What makes a recording sound like a studio",
  lead: "Most guests have nothing to buy. If something is missing, tell us: we’ll find a way together.",
  groups: [
    {
      key: "picture",
      title: "Picture",
      items: [
        { key: "hdCamera", title: "HD camera", text: "1080p minimum. Recent laptops and phones have one." },
        { key: "goodLighting", title: "Good lighting", text: "A window or a lamp in front of you, never behind." },
        {
          key: "professional",
          title: "Professional background",
          text: "A tidy shelf or a plain wall. No virtual one: it eats hands.",
        },
      ],
    },
    {
      key: "audio",
      title: "Audio",
      items: [
        {
          key: "usbHeadset",
          title: "USB or headset microphone",
          text: "The one built into the laptop hears the room more than you.",
        },
        { key: "quietRoom", title: "Quiet room", text: "Door closed, windows too. Carpets and curtains help." },
        {
          key: "headphones",
          title: "Headphones",
          text: "So that the microphone does not record the question twice.",
        },
      ],
    },
    {
      key: "connection",
      title: "Connection",
      items: [
        {
          key: "stableConnection",
          title: "Stable connection",
          text: "Wired preferred, at least 5 Mbps in both directions.",
        },
        {
          key: "otherPrograms",
          title: "Other programs closed",
          text: "Email, chat and backups too: they interrupt and they use the line.",
        },
        {
          key: "recording",
          title: "Recording platform",
          text: "The host supplies the link. It opens in the browser.",
        },
      ],
    },
    {
      key: "day",
      title: "On the day",
      items: [
        {
          key: "techCheck",
          title: "Tech check before the interview",
          text: "A few minutes for picture and audio before we record.",
        },
        {
          key: "phoneNearby",
          title: "Phone nearby as backup",
          text: "Charged and on silent. If the connection fails, we go on by phone.",
        },
      ],
    },
  ] satisfies readonly RequirementGroup[],
});

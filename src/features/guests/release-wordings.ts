import type { Language } from "../../lib/language.ts";
import { type GrantLabels, grantLabels } from "./guest-release.ts";

type ReleaseWording = {
  /** Has to change with every change of the wording; signatures keep theirs. */
  version: string;
  /** `owner` publishes the podcast. */
  text: (show: { show: string; owner: string }) => readonly string[];
  labels: GrantLabels;
  /** Labels in the statement whose hash is stored. */
  statement: { title: string; yes: string; no: string; guest: string; signed: string };
  /** Labels in the signed copy. */
  pdf: { language: string; title: string; version: string; permitted: string; yes: string; no: string } & {
    signed: string;
    typed: string;
    hash: string;
  };
};

const english: ReleaseWording = {
  version: "2026-11-22",
  text: ({ show, owner }) => [
    `I take part in a conversation for "${show}" of my own free will and without a fee. ${owner} may record it and use the recording in the ways that I tick below, and in no other.`,
    "I can ask for passages to be cut until the episode is published. I hear it before it appears.",
    `What is published may stay published: on the website, on podcast platforms and where I permitted it below, worldwide and without a time limit. ${owner} may shorten it and clean up the audio, but not change what I meant.`,
    "I say nothing in it that I am not allowed to say, and I show nothing that belongs to someone else.",
    "My name, my role and the portrait I provided may appear beside the episode.",
    "I can withdraw each permission for the future at any time in writing to the address in the Impressum. Anything already published stays permitted.",
  ],
  labels: grantLabels,
  statement: { title: "Release form, version", yes: "yes", no: "no", guest: "Guest", signed: "Signed" },
  pdf: {
    language: "en-GB",
    title: "Release form",
    version: "version",
    permitted: "What is permitted",
    yes: "Yes",
    no: "No",
    signed: "Signed",
    typed: "typed on the personal page",
    hash: "SHA-256 of the signed statement",
  },
};

const german: ReleaseWording = {
  version: "2026-11-29-de",
  text: ({ show, owner }) => [
    `Ich nehme freiwillig und ohne Honorar an einem Gespräch für „${show}“ teil. ${owner} darf es aufzeichnen und die Aufnahme so verwenden, wie ich es unten ankreuze, und nicht anders.`,
    "Bis zur Veröffentlichung kann ich verlangen, dass Stellen herausgeschnitten werden. Ich höre die Folge, bevor sie erscheint.",
    `Was veröffentlicht ist, darf veröffentlicht bleiben: auf der Website, auf Podcast-Plattformen und dort, wo ich es unten gestatte, weltweit und ohne zeitliche Grenze. ${owner} darf die Aufnahme kürzen und den Ton bereinigen, aber nicht verändern, was ich gemeint habe.`,
    "Ich sage darin nichts, was ich nicht sagen darf, und zeige nichts, woran andere Rechte haben.",
    "Mein Name, meine Funktion und das Porträt, das ich zur Verfügung gestellt habe, dürfen neben der Folge erscheinen.",
    "Jede dieser Erlaubnisse kann ich jederzeit schriftlich an die Adresse im Impressum für die Zukunft widerrufen. Was bereits veröffentlicht ist, bleibt gestattet.",
  ],
  labels: {
    audio: "Ton: das Gespräch als Podcast-Folge",
    video: "Bild: das Gespräch als Video",
    clips: "Ausschnitte: kurze Passagen in sozialen Medien",
    transcript: "Transkript: das Gespräch als Text auf der Website",
  },
  statement: { title: "Einwilligung, Fassung", yes: "ja", no: "nein", guest: "Gast", signed: "Unterzeichnet" },
  pdf: {
    language: "de-DE",
    title: "Einwilligung",
    version: "Fassung",
    permitted: "Was gestattet ist",
    yes: "Ja",
    no: "Nein",
    signed: "Unterzeichnet",
    typed: "getippt auf der persönlichen Seite",
    hash: "SHA-256 der unterzeichneten Erklärung",
  },
};

/** The current wording, by the site's language. */
export const releaseWordings: Readonly<Record<Language, ReleaseWording>> = { en: english, de: german };

const earlier: readonly ReleaseWording[] = [
  {
    ...english,
    version: "2026-11",
    labels: { ...grantLabels, audio: "Sound: the conversation as a podcast episode" },
  },
];

/** The wording that was signed, which the hash covers. */
export const wordingOf = (version: string): ReleaseWording =>
  [...Object.values(releaseWordings), ...earlier].find((wording) => wording.version === version) ?? english;

import { pageCopy } from "../facts/page-texts.ts";
import type { ServiceKey } from "./registry.ts";

export type ServiceKind = ServiceKey | "host" | "media";

/** The purpose of outside services and the data they receive, by the first part of their key. */
export const serviceCopy = pageCopy("words/frame", "services", {
  sends: "{service} receives your IP address, details of your browser, and that you came from this site, and {what}.",
  cookies: "It may set cookies.",
  passesOn: "It passes the request on to {others}.",
  and: "and",
  kinds: {
    youtube: {
      purpose: "Plays videos in the page, by the player that sets no cookie before you press play.",
      what: "which video you watch",
    },
    vimeo: {
      purpose: "Plays videos in the page, with its own counting of visits turned off.",
      what: "which video you watch",
    },
    spotify: { purpose: "Plays episodes in the page.", what: "what you listen to" },
    soundcloud: { purpose: "Plays recordings in the page.", what: "what you listen to" },
    hubspot: {
      purpose: "Shows the forms of this site and receives what you enter into them.",
      what: "what you enter into the form",
    },
    scheduling: { purpose: "Shows free times and receives your booking.", what: "what you enter when you book" },
    policies: {
      purpose: "Hosts the wording of the legal documents and shows it in the page.",
      what: "which document you read",
    },
    film: { purpose: "Plays the film behind the title of the podcast.", what: "that you watch the film" },
    host: { purpose: "Shows a page of its own within the page.", what: "what you open" },
    media: { purpose: "Holds audio and video files that play in the page.", what: "which recording you play" },
  } satisfies Readonly<Record<ServiceKind, { purpose: string; what: string }>>,
});

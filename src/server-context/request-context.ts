import type { ReadBusyTimes } from "../features/bookings/calendars/calendar-reading.ts";
import type { DiskSpace } from "../features/overview/disk-space.ts";
import type { EmbedSettings } from "../lib/embed-settings.ts";
import type { FirstAnswer } from "../lib/first-answer.ts";
import type { ContentSource } from "./content-source.ts";
import type { Db } from "./db.ts";
import type { MediaStore } from "./media-store.ts";
import type { SigningSecret } from "./signed-link.ts";

/** Who is signed in. */
export type SignedInUser = {
  id: string;
  email: string;
  name: string;
  role: "admin" | "user";
  /** An administrator who has to set up a second factor first; until then the role is "user". */
  lacksSecondFactor?: true;
};

export type RateLimit = {
  /** What is counted, such as "contact-form"; each bucket counts on its own. */
  bucket: string;
  /** Whose requests are counted together, such as a client's network; empty is an error, for nobody has a bucket. */
  key: string;
  /** This many in `seconds`. */
  points: number;
  seconds: number;
};

/** What the log stores of a failure; nothing in it was entered by anyone. */
export type FailureReport = {
  /** The status of the answer. */
  status: number;
  cause: {
    name: string;
    message?: string;
    /** Of input that did not match its schema: path and kind of each fault. */
    issues?: string[];
    /** Lines of the stack. */
    places?: string[];
    cause?: FailureReport["cause"];
  };
};

/** A service that speaks the OpenAI chat protocol. */
export type AnswerService = {
  /** Base URL, such as 'https://llm.example.com/v1'; the paths of the protocol follow. */
  url: string;
  key: string | undefined;
  model: string;
  /** Runs on this machine or in its network. */
  isLocal: boolean;
  /** Requests that it is sent on one day, by all copies of the site together. */
  dailyRequests: number;
};

/** What the composition root hands to every server function. */
export type SiteContext = {
  db: Db;
  /** Articles and episodes, from wherever they come. */
  content: ContentSource;
  /** Uploaded and sample files. */
  media: MediaStore;
  /** Outside services that the owner has configured; absent, none is. */
  embeds?: EmbedSettings;
  /** The service that chooses among quotations; absent, the site chooses by itself. */
  answerService?: AnswerService;
  /** Public origin without a trailing slash. */
  siteUrl: string;
  /** Where the owner reads about leads and bookings. */
  ownerEmail: string;
  /** The folder into which emails are written while no mail server is set; absent when one is. */
  outbox?: string;
  /** Deletes what is in that folder to or about the person with an email address; absent when there is none. */
  eraseFromOutbox?: (email: string) => Promise<void>;
  /** Whether the disk of the data directory accepts writes; absent, it is not watched. */
  isDiskWritable?: () => Promise<boolean>;
  /** The space of the disk of the data directory; absent, it is not watched. */
  freeDisk?: () => Promise<DiskSpace>;
  /** Signs the links in emails; never leaves the server. */
  secret: SigningSecret;
  /** Who sent these headers, or null. */
  readSession: (headers: Headers) => Promise<SignedInUser | null>;
  /** Counts a request; 0 when it may go on, otherwise the seconds until the next one may. */
  consumeRateLimit: (limit: RateLimit) => Promise<number>;
  /** Called after the owner has changed settings: what this process shows follows them at once. */
  settingsChanged?: () => Promise<void>;
  /** Reads a calendar of the owner in a thread of its own, which ends when it takes too long. */
  readBusyTimes: ReadBusyTimes;
  /** Writes the cause of a failure into the log, with the id of the request. */
  reportFailure: (report: FailureReport) => void;
};

/** Which content an answer shows. */
export type CacheTag = "article" | "episode" | "issue";

export type RequestContext = SiteContext & {
  /**
   * The visitor's network (an IPv4 address, or the /64 of an IPv6 one), for rate limits only; never stored or logged in
   * clear. Null while an answer is made for everyone: `visitorNetwork` of guards.server.ts reads it where one is needed.
   */
  clientNetwork: string | null;
  /** Declares the current answer public: it may be cached until such content changes. */
  cacheResponse?: (kind: CacheTag) => void;
  /** Told what the queries of a page were answered, once it is rendered: an export stores it beside the page. */
  onRendered?: (answers: readonly FirstAnswer[]) => void;
};

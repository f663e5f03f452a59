import type { Site } from "../facts/site.ts";
import type { ReadBusyTimes } from "../features/bookings/calendars/calendar-reading.ts";
import type { EmailDelivery } from "../features/email/mail-server.ts";
import type { DehydratedQuery } from "../lib/dehydrated-query.ts";
import type { EmbedSettings } from "../lib/embed-settings.ts";
import type { DiskSpace } from "../lib/process/disk-space.ts";
import type { ContentSource } from "./content-source.ts";
import type { Db } from "./db.ts";
import type { ForeignReaders } from "./foreign-files/foreign-readers.ts";
import type { MediaStore } from "./media-store.ts";
import type { SigningSecret } from "./signed-link.ts";

export type SignedInUser = {
  id: string;
  email: string;
  name: string;
  role: "admin" | "user";
  /** Milliseconds since 1970. */
  signedInAt?: number;
  /** Must set up a second factor; the role is "user" until then. */
  needsSecondFactor?: true;
};

export type RateLimit = {
  bucket: string;
  /** Such as a client's network; empty throws. */
  key: string;
  points: number;
  seconds: number;
};

/** For the log; contains no user input. */
export type FailureReport = {
  status: number;
  cause: {
    name: string;
    message?: string;
    issues?: string[];
    /** Stack frames. */
    places?: string[];
    cause?: FailureReport["cause"];
  };
};

/** OpenAI-compatible transcription API. */
export type TranscribeService = {
  /** Base URL, such as 'https://llm.example.com/v1'. */
  url: string;
  key: string | undefined;
  model: string;
};

/** OpenAI-compatible chat API. */
export type AnswerService = TranscribeService & {
  /** On this machine or its network. */
  isLocal: boolean;
  /** Across all replicas. */
  maxDailyRequests: number;
};

export type SiteContext = {
  /** The current site; a request keeps the one that it started with. */
  site: Site;
  db: Db;
  content: ContentSource;
  media: MediaStore;
  embeds?: EmbedSettings;
  /** Absent: the closest passages are shown. */
  answerService?: AnswerService;
  /** Absent: transcripts can only be uploaded. */
  transcribeService?: TranscribeService;
  siteUrl: string;
  /** For notices about leads and bookings. */
  ownerEmail: string;
  /** Folder for emails without SMTP_URL; a configured mail server takes precedence. */
  outbox?: string;
  emailDelivery?: EmailDelivery;
  /** Deletes emails to or about a person from that folder. */
  eraseFromOutbox?: (email: string) => Promise<void>;
  /** Absent: not monitored. */
  isDiskWritable?: () => Promise<boolean>;
  freeDisk?: () => Promise<DiskSpace>;
  /** Signs links in emails; stays on the server. */
  secret: SigningSecret;
  readSession: (headers: Headers) => Promise<SignedInUser | null>;
  /** 0 to proceed, otherwise seconds to wait. */
  consumeRateLimit: (limit: RateLimit) => Promise<number>;
  settingsChanged?: () => Promise<void>;
  /** Parses third-party files in worker threads, never on the main thread. */
  readers: ForeignReaders;
  readBusyTimes: ReadBusyTimes;
  /** Logs the cause with the request id. */
  reportFailure: (report: FailureReport) => void;
};

export type CacheTag = "article" | "episode" | "issue";

export type RequestContext = SiteContext & {
  /**
   * Network for rate limits only (IPv4, or an IPv6 /64), never stored or logged in plain text; null in public responses.
   * Read it with `visitorNetwork` (guards.server.ts).
   */
  clientNetwork: string | null;
  /** The posted form, within the limits of its route; absent when it cannot be read. */
  form?: FormData;
  /** Declares the response public: cacheable until such content changes. */
  cacheResponse?: (kind: CacheTag) => void;
  /** Receives the dehydrated queries of a rendered page, for exports. */
  onRendered?: (queries: readonly DehydratedQuery[]) => void;
};

import type { Hono } from "hono";
import type { Site } from "../facts/site.ts";
import type { AcceptedTarget } from "../request-target.ts";
import type { BounceMailboxConfig } from "../server-context/config-values/bounce-mailbox-url.ts";
import type { Db } from "../server-context/db.ts";
import type { ProcessedPage, Stored } from "../server-context/http/serve-stored.server.ts";
import type { Log } from "../server-context/log.ts";
import type { PictureStore } from "../server-context/pictures/picture-store.server.ts";
import type { SiteContext } from "../server-context/request-context.ts";
import type { DeliveryQueue } from "./email/delivery-queue.ts";
import type { DrawBooklet } from "./leads/booklets/booklets.server.ts";
import type { Redirects } from "./redirects/open-redirects.server.ts";
import type { PodcastDownloads } from "./visits/count-downloads.server.ts";
import type { PageViews } from "./visits/count-views.server.ts";

/** Bindings of Hono's handlers. */
export type RouteEnv = {
  Bindings: {
    target: AcceptedTarget;
    /** The client's, for rate limits. */
    network: () => string;
  };
};

/** In-process services, shared by routes and jobs. */
export type Services = {
  views: PageViews;
  downloads: PodcastDownloads;
  redirects: Redirects;
  drawBooklet: DrawBooklet;
  /** Saves the counts. */
  flush: () => Promise<void>;
};

export type Leases = {
  /**
   * Skipped if another replica is running it or finished less than `everyMs` ago. Errors are rethrown; the next run is then
   * due after a minute, which doubles with each failure up to an hour, or after `everyMs` where that is sooner.
   * @returns whether it ran
   */
  run(name: string, everyMs: number, work: () => Promise<unknown>): Promise<boolean>;
};

type Client = { network: () => string; isVisitor: boolean };

export type WebhookSecrets = { mailgun: string | undefined; resend: string | undefined };

export type RouteParts = {
  context: SiteContext;
  services: Services;
  pages: {
    serve: (request: Request, client: Client) => Promise<Response>;
    get: (url: URL) => Promise<ProcessedPage>;
    /** The page without scripts, for another state of the site; undefined unless there is a public page. */
    preview: (path: string, site: Site, network: string) => Promise<ProcessedPage | undefined>;
  };
  cache: {
    serve: (url: string, draw: () => Promise<ProcessedPage>) => Promise<ProcessedPage | (ProcessedPage & Stored)>;
  };
  pictures: PictureStore;
  staticFiles: ReadonlyMap<string, { body: Buffer }>;
  leases: Leases;
  logger: Log;
  webhookSecrets: Partial<WebhookSecrets>;
};

export type JobParts = {
  context: SiteContext;
  services: Services;
  leases: Leases;
  bounceMailbox: BounceMailboxConfig | undefined;
  /** Aborted when the process stops. */
  stopping: AbortSignal;
};

export type Job<Parts extends readonly unknown[] = []> = {
  /** Also the name of the lease, equal in all replicas. */
  name: string;
  everyMs: number;
  /** Due at the very first start; later starts respect the interval. */
  atStart?: boolean;
  /** In each replica, without a lease. */
  isLocal?: boolean;
  /** Owner's notice after `from` failures in a row; false if the job notifies the owner itself. */
  notice?: { from: number; title: string; advice: string } | false;
  run: (...parts: Parts) => Promise<unknown>;
};

export type NounJob = Job<[JobParts]> & { isWanted?: (parts: JobParts) => boolean };

/** Notified when content changes in any process, once committed. */
export type ContentWatch = { contentChanged: () => void; stop: () => Promise<void> };

/** A noun's contribution to the platform (ARCHITECTURE.md, "What a noun gives the platform"). */
export type Noun = {
  /** Responses other than pages and server functions. */
  routes?: (parts: RouteParts) => Hono<RouteEnv>;
  jobs?: readonly NounJob[];
  /** Emails sent under leases, apart from the email queue. */
  deliveries?: (context: SiteContext) => DeliveryQueue;
  watchContent?: readonly ((parts: { context: SiteContext; logger: Log }) => ContentWatch)[];
  settingsChanged?: (site: Site, db: Db) => Promise<void>;
};

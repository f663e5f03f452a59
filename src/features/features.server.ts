import { pageRedirects } from "../facts/page-redirects.ts";
import { chosenUrl } from "../facts/page-urls.ts";
import type { Site } from "../facts/site.ts";
import { decodedPath } from "../lib/web-url.ts";
import { isBuiltIn, type RouteMatch } from "../match-route.ts";
import type { Db } from "../server-context/db.ts";
import type { ForeignReaders } from "../server-context/foreign-files/foreign-readers.ts";
import type { Log } from "../server-context/log.ts";
import type { SiteContext } from "../server-context/request-context.ts";
import { apiRoutes } from "./api/routes.server.ts";
import { listRedirects } from "./articles/articles.server.ts";
import { indexBooklets } from "./ask/archive-index.server.ts";
import { indexOnChange } from "./ask/index-on-change.server.ts";
import { askJobs } from "./ask/jobs.server.ts";
import { publishWhenDue } from "./ask/publish-due.server.ts";
import { askRoutes } from "./ask/routes.server.ts";
import { assistantRoutes } from "./assistants/routes.server.ts";
import { binJobs } from "./bin/jobs.server.ts";
import { createBusyTimesReader } from "./bookings/calendars/threaded-busy-times.server.ts";
import { bookingJobs } from "./bookings/jobs.server.ts";
import { bounceJobs } from "./bounces/jobs.server.ts";
import { bounceRoutes } from "./bounces/routes.server.ts";
import { draftJobs } from "./content-drafts/jobs.server.ts";
import { emailRoutes } from "./email/routes.server.ts";
import { episodeJobs } from "./episodes/jobs.server.ts";
import { episodeRoutes } from "./episodes/routes.server.ts";
import { getGuest } from "./guests/guests.server.ts";
import { importJobs } from "./import/jobs.server.ts";
import { importRoutes } from "./import/routes.server.ts";
import { createBooklets } from "./leads/booklets/booklets.server.ts";
import { leadJobs } from "./leads/jobs.server.ts";
import { leadRoutes } from "./leads/routes.server.ts";
import { mediaJobs } from "./media/jobs.server.ts";
import { mediaRoutes } from "./media/routes.server.ts";
import { issueDeliveries } from "./newsletter/dispatch/issue-deliveries.server.ts";
import { newsletterJobs } from "./newsletter/jobs.server.ts";
import { newsletterRoutes } from "./newsletter/routes.server.ts";
import type { Noun, RouteParts, Services } from "./noun.ts";
import { overviewJobs } from "./overview/jobs.server.ts";
import { pageJobs } from "./own-pages/jobs.server.ts";
import { privacyJobs } from "./privacy/jobs.server.ts";
import { hasItem } from "./redirects/existing-page.server.ts";
import { redirectJobs } from "./redirects/jobs.server.ts";
import { openRedirects } from "./redirects/open-redirects.server.ts";
import { loadRedirects } from "./redirects/redirects.server.ts";
import { sequenceJobs } from "./sequences/jobs.server.ts";
import { sequenceDeliveries } from "./sequences/sequence-deliveries.server.ts";
import { lookRoutes } from "./settings/look/routes.server.ts";
import { textRoutes } from "./texts/routes.server.ts";
import { createPodcastDownloads } from "./visits/count-downloads.server.ts";
import { createPageViews } from "./visits/count-views.server.ts";
import { visitJobs } from "./visits/jobs.server.ts";
import { addOriginViews, addPageViews } from "./visits/page-views.server.ts";
import { addPodcastDownloads } from "./visits/podcast-downloads.server.ts";
import { visitRoutes } from "./visits/routes.server.ts";
import { webhookJobs } from "./webhooks/jobs.server.ts";

/** All nouns with routes, jobs, queues or watchers; a new one is a line here. */
export const nouns: readonly Noun[] = [
  { routes: apiRoutes },
  {
    routes: askRoutes,
    jobs: askJobs,
    watchContent: [publishWhenDue, indexOnChange],
    settingsChanged: indexBooklets,
  },
  { routes: assistantRoutes },
  { jobs: binJobs },
  { jobs: bookingJobs },
  { routes: bounceRoutes, jobs: bounceJobs },
  { jobs: draftJobs },
  { routes: emailRoutes },
  { routes: episodeRoutes, jobs: episodeJobs },
  { routes: importRoutes, jobs: importJobs },
  { routes: leadRoutes, jobs: leadJobs },
  { routes: mediaRoutes, jobs: mediaJobs },
  { routes: newsletterRoutes, jobs: newsletterJobs, deliveries: issueDeliveries },
  { jobs: overviewJobs },
  { jobs: pageJobs },
  { jobs: privacyJobs },
  { jobs: redirectJobs },
  { jobs: sequenceJobs, deliveries: sequenceDeliveries },
  { routes: lookRoutes },
  { routes: textRoutes },
  { routes: visitRoutes, jobs: visitJobs },
  { jobs: webhookJobs },
];

/** Added by features to the context of every request. */
export const nounContext = (readers: ForeignReaders): Pick<SiteContext, "readBusyTimes"> => ({
  readBusyTimes: createBusyTimesReader(readers),
});

type ServiceParts = Pick<RouteParts, "pictures" | "staticFiles"> &
  Pick<SiteContext, "db" | "siteUrl"> & { site: () => Site; logger: Log };

/** Whether the article, episode, issue or guest of a page exists; true for other pages. */
export const itemExists = async (context: Pick<SiteContext, "db" | "content">, match: RouteMatch): Promise<boolean> =>
  match.route === "/guest/$slug"
    ? (await getGuest(context.content, decodedPath(match.params.slug ?? ""))) !== null
    : hasItem(context, match);

/** Titles of the setup steps that are still open; none once the site has opened. */
export async function listOpenSteps(context: SiteContext): Promise<string[]> {
  const { getSetup } = await import("./setup/setup-state.server.ts");
  const { opening, steps } = await getSetup(context);
  return opening.isOpen ? [] : steps.flatMap(({ title, isDone }) => (isDone ? [] : [title]));
}

/** URLs that a folder of files can serve: paths without a query that aren't pages. */
export async function exportedRedirects(site: Site, db: Db): Promise<{ from: string; to: string }[]> {
  const moved = (await loadRedirects(db)).flatMap(({ source, target }) =>
    target === null || /[?.]/.test(source) || isBuiltIn(source) ? [] : [{ from: source, to: chosenUrl(site, target) }],
  );
  return [...(await listRedirects(db)), ...moved, ...pageRedirects(site)];
}

/** The nouns' in-process services. */
export async function openServices({
  db,
  siteUrl,
  site,
  logger,
  pictures,
  staticFiles,
}: ServiceParts): Promise<Services> {
  const views = createPageViews({
    siteUrl,
    saveViews: (rows) => addPageViews(db, rows),
    saveOrigins: (rows) => addOriginViews(db, rows),
  });
  const downloads = createPodcastDownloads({ save: (rows) => addPodcastDownloads(db, rows) });
  const redirects = await openRedirects({ db, siteUrl, site, logger });
  return {
    views,
    downloads,
    redirects,
    drawBooklet: createBooklets(pictures, staticFiles),
    async flush() {
      for (const counter of [views, downloads, redirects]) await counter.flush();
    },
  };
}

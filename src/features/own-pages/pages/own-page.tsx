import { createFileRoute, notFound, type SearchSchemaInput } from "@tanstack/react-router";
import { pageHead } from "../../../seo/page-head.ts";
import { breadcrumbData, faqData, webPageData } from "../../../seo/structured-data.ts";
import { deferredPart } from "../../../ui/deferred-part.tsx";
import { type BookingSearch, readBookingSearch } from "../../bookings/slot-list.ts";
import { pagePath, questionsOf } from "../page.ts";
import type { Section } from "../section-kinds.ts";
import { postOwnPage } from "./page-handlers.functions.ts";

const load = () => import("./sections.tsx").then((part) => part.PageSections);
const StaticSections = deferredPart("never", load);
/** With players that ask for consent, or sections that visitors fill in. */
const LiveSections = deferredPart("visible", load);

const ownPageQuery = (slug: string) => ({
  queryKey: ["page", slug],
  queryFn: async () => (await import("../pages.functions.ts")).fetchOwnPage({ data: slug }),
});

export const Route = createFileRoute("/_site/$slug")({
  validateSearch: (raw: BookingSearch & SearchSchemaInput): BookingSearch => readBookingSearch(raw),
  server: { handlers: { POST: postOwnPage } },
  // Fixed order, no other parameters: server and browser identify the match by it.
  loaderDeps: ({ search }) => readBookingSearch(search),
  loader: async ({ context, deps, params, serverContext }) => {
    const page = await context.queries.fetch(ownPageQuery(params.slug));
    if (!page) throw notFound();
    const answer = serverContext?.formAnswer;
    if (!page.sections.some(({ kind }) => kind === "booking")) return { page, answer };
    const { loadPageBooking } = await import("./page-booking.ts");
    return { page, answer, booking: await loadPageBooking(page, deps) };
  },
  head: ({ match, loaderData }) => {
    if (!loaderData) return {};
    const site = match.context.site();
    const { slug, title, description, sections, lang } = loaderData.page;
    const path = pagePath(slug);
    const questions = questionsOf(sections);
    return pageHead(site, {
      title,
      description,
      path,
      markdown: `${path}.md`,
      structuredData:
        import.meta.env.SSR &&
        ((origin) => [
          webPageData(site, origin, { name: title, description, path, lang }),
          breadcrumbData(site, origin, [{ name: title }]),
          ...(questions.length > 0 ? [faqData(questions)] : []),
        ]),
    });
  },
  component: OwnPage,
});

const liveKinds: ReadonlySet<Section["kind"]> = new Set(["booking", "calculator", "form"]);

const isLive = ({ kind, words }: Section): boolean =>
  liveKinds.has(kind) || (kind === "text" && "html" in words && words.html.includes('data-embed="http'));

function OwnPage() {
  const { page, ...parts } = Route.useLoaderData();
  const Sections = page.sections.some(isLive) ? LiveSections : StaticSections;
  return <Sections page={page} {...parts} />;
}

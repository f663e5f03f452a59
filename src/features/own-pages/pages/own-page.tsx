import { createFileRoute, notFound } from "@tanstack/react-router";
import { pageHead } from "../../../seo/page-head.ts";
import { breadcrumbData, faqData, webPageData } from "../../../seo/structured-data.ts";
import { deferredPart } from "../../../ui/deferred-part.tsx";
import { pagePath, questionsOf } from "../page.ts";

const load = () => import("./sections.tsx").then((part) => part.PageSections);
const WrittenSections = deferredPart("never", load);
/** Players in a text ask for consent. */
const LiveSections = deferredPart("visible", load);

/** Null if there is no such page. */
const ownPageQuery = (slug: string) => ({
  queryKey: ["page", slug],
  queryFn: async () => (await import("../pages.functions.ts")).fetchOwnPage({ data: slug }),
});

export const Route = createFileRoute("/_site/$slug")({
  loader: async ({ context, params }) => {
    const page = await context.queries.ask(ownPageQuery(params.slug));
    if (!page) throw notFound();
    return page;
  },
  head: ({ match, loaderData }) => {
    if (!loaderData) return {};
    const site = match.context.site();
    const { slug, title, description, sections } = loaderData;
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
          webPageData(site, origin, { name: title, description, path }),
          breadcrumbData(site, origin, [{ name: "Home", path: "/" }, { name: title }]),
          ...(questions.length > 0 ? [faqData(questions)] : []),
        ]),
    });
  },
  component: OwnPage,
});

function OwnPage() {
  const page = Route.useLoaderData();
  const hasPlayer = page.sections.some(
    ({ kind, words }) => kind === "text" && "html" in words && words.html.includes('data-embed="http'),
  );
  const Sections = hasPlayer ? LiveSections : WrittenSections;
  return <Sections page={page} />;
}

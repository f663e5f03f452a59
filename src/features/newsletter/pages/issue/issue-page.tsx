import { createFileRoute, Link, notFound } from "@tanstack/react-router";
import { useCopy, useSite } from "../../../../facts/use-site.ts";
import { issueCrumbs, issueData, issueFeedPaths, issuePath } from "../../../../seo/issue-data.ts";
import { pageHead } from "../../../../seo/page-head.ts";
import { breadcrumbData } from "../../../../seo/structured-data.ts";
import { MissingPage } from "../../../../site/missing-page.tsx";
import { buttonClass } from "../../../../ui/button.tsx";
import { Section } from "../../../../ui/section.tsx";
import { VisibleForm } from "../../../forms/ui/visible-form.ts";
import { newsletterBoxForm } from "../../../subscribers/newsletter-form.ts";
import { postSubscription } from "../../../subscribers/subscriber-handlers.functions.ts";
import { archivedIssueQuery } from "../../issues/archive.queries.ts";
import { IssueArticle } from "./issue-article.tsx";
import { issueCopy } from "./issue-copy.ts";

export const Route = createFileRoute("/_site/sunday-review/$slug")({
  server: { handlers: { POST: postSubscription(newsletterBoxForm) } },
  loader: async ({ context, params, serverContext }) => {
    const issue = await context.queries.fetch(archivedIssueQuery(params.slug));
    if (!issue) throw notFound();
    return { issue, answer: serverContext?.formAnswer };
  },
  head: ({ match, loaderData }) => {
    const site = match.context.site();
    return loaderData
      ? pageHead(site, {
          title: loaderData.issue.subject,
          description: loaderData.issue.previewText || loaderData.issue.subject,
          path: issuePath(loaderData.issue.slug),
          type: "article",
          publishedTime: loaderData.issue.sentAt,
          feeds: { title: site.facts.newsletterName, ...issueFeedPaths },
          structuredData:
            import.meta.env.SSR &&
            ((origin) => [
              issueData(site, origin, loaderData.issue),
              breadcrumbData(site, origin, issueCrumbs(site, loaderData.issue)),
            ]),
        })
      : {};
  },
  component: IssuePage,
  notFoundComponent: IssueMissing,
});

function IssuePage() {
  const site = useSite();
  const copy = useCopy(issueCopy);
  const { issue, answer } = Route.useLoaderData();
  return (
    <>
      <IssueArticle key={issue.slug} issue={issue} />
      <Section id="subscribe" ground="ground" label={copy.subscribeTitle}>
        <div className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]">
          <div>
            <h2>{copy.subscribeTitle}</h2>
            <p className="mt-3 max-w-[26em] text-ink-soft">{copy.subscribeText}</p>
          </div>
          <VisibleForm shape={newsletterBoxForm(site)} answer={answer} submitLabel={copy.subscribeAction} />
        </div>
      </Section>
    </>
  );
}

function IssueMissing() {
  const copy = useCopy(issueCopy);
  return (
    <MissingPage title={copy.missingTitle} text={copy.missingText}>
      <Link to="/sunday-review" hash="issues" activeOptions={{ exact: true }} className={buttonClass()}>
        {copy.missingAction}
      </Link>
    </MissingPage>
  );
}

import { createFileRoute, Link, notFound } from "@tanstack/react-router";
import { siteFacts } from "../../../../facts/site-facts.ts";
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
    const issue = await context.queries.ask(archivedIssueQuery(params.slug));
    if (!issue) throw notFound();
    return { issue, answer: serverContext?.formAnswer };
  },
  head: ({ loaderData }) =>
    loaderData
      ? pageHead({
          title: loaderData.issue.subject,
          description: loaderData.issue.previewText || loaderData.issue.subject,
          path: issuePath(loaderData.issue.slug),
          type: "article",
          publishedTime: loaderData.issue.sentAt,
          feeds: { title: siteFacts.newsletterName, ...issueFeedPaths },
          structuredData:
            import.meta.env.SSR &&
            ((origin) => [issueData(origin, loaderData.issue), breadcrumbData(origin, issueCrumbs(loaderData.issue))]),
        })
      : {},
  component: IssuePage,
  notFoundComponent: IssueMissing,
});

function IssuePage() {
  const { issue, answer } = Route.useLoaderData();
  return (
    <>
      <IssueArticle key={issue.slug} issue={issue} />
      <Section id="subscribe" ground="ground" label={issueCopy.subscribeTitle}>
        <div className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]">
          <div>
            <h2>{issueCopy.subscribeTitle}</h2>
            <p className="mt-3 max-w-[26em] text-ink-soft">{issueCopy.subscribeText}</p>
          </div>
          <VisibleForm shape={newsletterBoxForm} answer={answer} submitLabel={issueCopy.subscribeAction} />
        </div>
      </Section>
    </>
  );
}

function IssueMissing() {
  return (
    <MissingPage title={issueCopy.missingTitle} text={issueCopy.missingText}>
      <Link to="/sunday-review" hash="issues" activeOptions={{ exact: true }} className={buttonClass()}>
        {issueCopy.missingAction}
      </Link>
    </MissingPage>
  );
}

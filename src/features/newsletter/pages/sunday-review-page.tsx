import { createFileRoute } from "@tanstack/react-router";
import { FormEmbed } from "../../../embeds/marketing/form-embed.tsx";
import { siteFacts } from "../../../facts/site-facts.ts";
import { issueFeedPaths } from "../../../seo/issue-data.ts";
import { pageHead } from "../../../seo/page-head.ts";
import { faqData, newsletterData } from "../../../seo/structured-data.ts";
import { deferredPart } from "../../../ui/deferred-part.tsx";
import { Section } from "../../../ui/section.tsx";
import { FormCard } from "../../forms/ui/form-card.tsx";
import { archiveQuery } from "../issues/archive.queries.ts";
import { newsletterForm } from "../newsletter-form.ts";
import { postSubscription } from "../subscriber-handlers.functions.ts";
import { sundayReviewCopy } from "./sunday-review-copy.ts";
import { SundayReviewHero } from "./sunday-review-hero.tsx";
import { sundayReviewMeta } from "./sunday-review-meta.ts";

const SundayReviewBody = deferredPart("never", () =>
  import("./sunday-review-body.tsx").then((part) => part.SundayReviewBody),
);

export const Route = createFileRoute("/_site/sunday-review")({
  server: { handlers: { POST: postSubscription(newsletterForm) } },
  loader: async ({ context, serverContext }) => ({
    issues: await context.queries.ask(archiveQuery()),
    answer: serverContext?.formAnswer,
  }),
  head: () =>
    pageHead({
      ...sundayReviewMeta,
      path: "/sunday-review",
      feeds: { title: siteFacts.newsletterName, ...issueFeedPaths },
      structuredData:
        import.meta.env.SSR &&
        ((origin) => [newsletterData(origin, sundayReviewMeta.description), faqData(sundayReviewCopy.faq.items)]),
    }),
  component: SundayReviewPage,
});

/** The weekly newsletter (specification, "Newsletter"). */
function SundayReviewPage() {
  const { form } = sundayReviewCopy;
  const { issues, answer } = Route.useLoaderData();
  return (
    <>
      <SundayReviewHero />
      <Section ground="ground" label={form.title}>
        <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]">
          <div>
            <h2>{form.title}</h2>
            <p className="lead mt-4">{form.lead}</p>
          </div>
          <FormEmbed form="newsletter" id="subscribe">
            <FormCard
              id="subscribe"
              heading="h3"
              title={form.cardTitle}
              shape={newsletterForm}
              answer={answer}
              submitLabel={form.submitLabel}
            />
          </FormEmbed>
        </div>
      </Section>
      <SundayReviewBody issues={issues} />
    </>
  );
}

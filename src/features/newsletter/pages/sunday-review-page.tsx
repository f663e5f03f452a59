import { createFileRoute } from "@tanstack/react-router";
import { FormEmbed } from "../../../embeds/third-party-slot.tsx";
import { useEmbedSettings } from "../../../embeds/use-embed-settings.ts";
import { copyOf } from "../../../facts/page-texts.ts";
import { useCopy, useSite } from "../../../facts/use-site.ts";
import { timeOfDay } from "../../../lib/time/clock-time.ts";
import { issueFeedPaths } from "../../../seo/issue-data.ts";
import { headOf } from "../../../seo/page-head.ts";
import { faqData, newsletterData } from "../../../seo/structured-data.ts";
import { ActionLink } from "../../../site/action-link.tsx";
import { ChartPicture } from "../../../ui/chart-picture.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { deferredPart } from "../../../ui/deferred-part.tsx";
import { LeadingFacts } from "../../../ui/facts.tsx";
import { Section } from "../../../ui/section.tsx";
import { FormCard } from "../../forms/ui/form-card.tsx";
import { VisibleForm } from "../../forms/ui/visible-form.ts";
import { newsletterBoxForm, newsletterForm } from "../../subscribers/newsletter-form.ts";
import { postSubscription } from "../../subscribers/subscriber-handlers.functions.ts";
import { archiveQuery } from "../issues/archive.queries.ts";
import { sundayReviewCopy, sundayReviewSections } from "./sunday-review-copy.ts";
import { sundayReviewMeta } from "./sunday-review-meta.ts";

function SundayReviewHero() {
  const site = useSite();
  const { hero } = useCopy(sundayReviewCopy);
  const isOwnForm = !useEmbedSettings().marketingForms?.forms.newsletter;
  return (
    <section aria-labelledby="sunday-review-title" className="relative overflow-clip pt-bar">
      <div className="wrap relative">
        <div className="grid items-center gap-x-16 gap-y-12 pt-[clamp(32px,4vw,56px)] pb-[clamp(40px,4vw,64px)] lg:grid-cols-[7fr_5fr]">
          <div>
            <p className="mark">{site.facts.newsletterName}</p>
            <h1 id="sunday-review-title" className="mt-4 max-w-[11em]">
              {hero.title}
            </h1>
            <p className="lead mt-5 max-w-[28em]">{hero.lead}</p>
            {isOwnForm ? (
              <VisibleForm
                shape={newsletterBoxForm(site)}
                answer={undefined}
                submitLabel={hero.send}
                anchor="subscribe"
                idPrefix="newsletter-at-once"
                className="mt-8 max-w-[30rem]"
              />
            ) : null}
            <p className={isOwnForm ? "mt-2" : "mt-8"}>
              <ActionLink
                to="/sunday-review"
                hash="subscribe"
                label={hero.action}
                kind={isOwnForm ? "quiet" : "primary"}
              />
            </p>
          </div>
          <SampleIssue />
        </div>
        <LeadingFacts facts={hero.facts} />
      </div>
    </section>
  );
}

function SampleIssue() {
  const site = useSite();
  const { issue } = useCopy(sundayReviewCopy);
  return (
    <figure aria-label={issue.label} className="relative w-full max-w-[470px] lg:justify-self-end">
      <span
        aria-hidden="true"
        className="absolute inset-0 translate-x-3 translate-y-3 rounded-panel border border-line bg-ground"
      />
      <div className="relative overflow-clip rounded-panel border border-line bg-surface">
        <div className="relative h-24 border-b border-line">
          <ChartPicture name="card-logistics" width={470} height={96} priority className="size-full object-cover" />
        </div>
        <div className="p-[clamp(1.25rem,2.2vw,2rem)]">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-xs text-ink-soft">
            <span>
              {issue.sender}, {issue.day}, {timeOfDay(site.facts.newsletterTime)}
            </span>
            {/* Screen readers read the figure's name instead. */}
            <span aria-hidden="true">
              <Chip tone="plain">{issue.label}</Chip>
            </span>
          </div>
          <p className="mt-4 font-serif text-h3 font-heading">{issue.subject}</p>
          <p className="mt-3 text-base text-ink-soft">{issue.opening}</p>
          <dl className="mt-4 text-base">
            {issue.parts.map(({ title, text }) => (
              <div key={title} className="grid gap-x-4 border-t border-line py-3 sm:grid-cols-[7rem_1fr]">
                <dt className="font-semibold">{title}</dt>
                <dd className="text-ink-soft">{text}</dd>
              </div>
            ))}
          </dl>
          <p className="border-t border-line pt-4 font-serif text-md italic">{issue.signature}</p>
        </div>
      </div>
    </figure>
  );
}

const SundayReviewBody = deferredPart("never", () =>
  import("./sunday-review-body.tsx").then((part) => part.SundayReviewBody),
);

export const Route = createFileRoute("/_site/sunday-review")({
  server: { handlers: { POST: postSubscription(newsletterForm) } },
  loader: async ({ context, serverContext }) => ({
    issues: await context.queries.fetch(archiveQuery()),
    answer: serverContext?.formAnswer,
  }),
  head: headOf((site) => {
    const meta = copyOf(site, sundayReviewMeta);
    return {
      ...meta,
      path: "/sunday-review",
      feeds: { title: site.facts.newsletterName, ...issueFeedPaths },
      structuredData:
        import.meta.env.SSR &&
        ((origin) => [
          newsletterData(site, origin, meta.description),
          ...(sundayReviewSections(site).includes("faq") ? [faqData(copyOf(site, sundayReviewCopy).faq.items)] : []),
        ]),
    };
  }),
  component: SundayReviewPage,
});

function SundayReviewPage() {
  const site = useSite();
  const { form } = useCopy(sundayReviewCopy);
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
              shape={newsletterForm(site)}
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

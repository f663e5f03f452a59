import { createFileRoute } from "@tanstack/react-router";
import { FormEmbed } from "../../embeds/third-party-slot.tsx";
import { offeredDownloads } from "../../facts/offered-downloads.ts";
import { copyOf } from "../../facts/page-texts.ts";
import { useCopy, useSite } from "../../facts/use-site.ts";
import type { FormAnswer } from "../../features/forms/form-shape.ts";
import { FormCard } from "../../features/forms/ui/form-card.tsx";
import { guideForm } from "../../features/leads/guide-form.ts";
import { leadFormHandler } from "../../features/leads/leads.functions.ts";
import { headOf } from "../../seo/page-head.ts";
import { serviceData } from "../../seo/structured-data.ts";
import { deferredPart } from "../../ui/deferred-part.tsx";
import { Section } from "../../ui/section.tsx";
import guideCover from "./guide-cover.svg?url";
import { guideCopy, guideId } from "./healthcare-agent-copy.ts";
import { healthcareAgentMeta } from "./healthcare-agent-meta.ts";

function GuideContents() {
  const { title, contents } = useCopy(guideCopy);
  return (
    <div>
      <h2>{title}</h2>
      <div className="mt-10 grid gap-x-10 gap-y-8 sm:grid-cols-[auto_1fr] lg:max-xl:grid-cols-1">
        <GuideCover />
        <ul className="text-base">
          {contents.map((item) => (
            <li key={item} className="border-t border-line py-3 last:border-b">
              {item}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function GuideCover() {
  const { cover, coverName, series } = useCopy(guideCopy);
  return (
    <div
      role="img"
      aria-label={coverName}
      className="relative flex aspect-[3/4.1] w-40 flex-col overflow-hidden rounded-[2px_6px_6px_2px] bg-on-deep px-4 py-5 text-abyss shadow-[-10px_14px_32px_-10px_color-mix(in_srgb,var(--abyss)_70%,transparent)]"
    >
      <span className="text-xs leading-tight font-medium opacity-75">{series}</span>
      <span className="mt-2 font-serif text-[1.375rem] leading-[1.06] font-heading tracking-[-0.02em] text-balance">
        {cover}
      </span>
      <img
        src={guideCover}
        alt=""
        width={264}
        height={210}
        loading="lazy"
        className="absolute inset-x-0 bottom-0 h-[44%] w-full object-cover object-bottom mix-blend-multiply"
      />
    </div>
  );
}

function GuideSection({ answer }: { answer: FormAnswer | undefined }) {
  const site = useSite();
  const { title, form, unavailable } = useCopy(guideCopy);
  return (
    <Section ground="deep" label={title}>
      <div className="grid items-center gap-x-20 gap-y-12 lg:grid-cols-[5fr_6fr]">
        <GuideContents />
        {offeredDownloads(site)["healthcare-guide"] ? (
          <FormEmbed form="healthcare" id={guideId}>
            <FormCard id={guideId} heading="h3" {...form} shape={guideForm(site)} answer={answer} />
          </FormEmbed>
        ) : (
          <p id={guideId}>{unavailable}</p>
        )}
      </div>
    </Section>
  );
}

const AgentBody = deferredPart("never", () => import("./agent-body.tsx").then((part) => part.AgentBody));

export const Route = createFileRoute("/_site/solutions/healthcare/ai-sop-agent")({
  server: { handlers: { POST: leadFormHandler("healthcare-guide", guideForm) } },
  loader: ({ serverContext }) => serverContext?.formAnswer,
  head: headOf((site) => {
    const { title, description, serviceType, audience } = copyOf(site, healthcareAgentMeta);
    const facts = { description, path: "/solutions/healthcare/ai-sop-agent" };
    return {
      ...facts,
      title,
      structuredData:
        import.meta.env.SSR &&
        ((origin) => [serviceData(site, origin, { ...facts, name: title, serviceType, audience })]),
    };
  }),
  component: HealthcareAgentPage,
});

/** Spec 2. */
function HealthcareAgentPage() {
  const answer = Route.useLoaderData();
  return (
    <div className="k-health">
      <AgentBody />
      <GuideSection answer={answer} />
    </div>
  );
}

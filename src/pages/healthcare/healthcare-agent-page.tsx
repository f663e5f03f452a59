import { createFileRoute } from "@tanstack/react-router";
import { guideForm } from "../../features/leads/guide-form.ts";
import { postLead } from "../../features/leads/leads.functions.ts";
import { pageHead } from "../../seo/page-head.ts";
import { serviceData } from "../../seo/structured-data.ts";
import { deferredPart } from "../../ui/deferred-part.tsx";
import { GuideSection } from "./guide-section.tsx";
import { healthcareAgentMeta } from "./healthcare-agent-meta.ts";

const AgentBody = deferredPart("never", () => import("./agent-body.tsx").then((part) => part.AgentBody));

export const Route = createFileRoute("/_site/solutions/healthcare/ai-sop-agent")({
  server: { handlers: { POST: postLead("healthcare-guide", guideForm) } },
  loader: ({ serverContext }) => serverContext?.formAnswer,
  head: () => {
    const facts = { description: healthcareAgentMeta.description, path: "/solutions/healthcare/ai-sop-agent" };
    const title = "AI SOP agent for healthcare";
    return pageHead({
      ...facts,
      title,
      structuredData:
        import.meta.env.SSR &&
        ((origin) => [
          serviceData(origin, {
            ...facts,
            name: title,
            serviceType: "Voice AI agent for SOPs",
            audience: "Healthcare",
          }),
        ]),
    });
  },
  component: HealthcareAgentPage,
});

/** The landing page of the voice AI SOP agent (spec 2), from hero to the form for the free guide. */
function HealthcareAgentPage() {
  const answer = Route.useLoaderData();
  return (
    <div className="k-health">
      <AgentBody />
      <GuideSection answer={answer} />
    </div>
  );
}

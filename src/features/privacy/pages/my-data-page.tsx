import { createFileRoute } from "@tanstack/react-router";
import { copyOf } from "../../../facts/page-texts.ts";
import { useCopy, useSite } from "../../../facts/use-site.ts";
import { headOf } from "../../../seo/page-head.ts";
import { homeCrumb } from "../../../ui/breadcrumbs.tsx";
import { Container } from "../../../ui/container.tsx";
import { PageHead } from "../../../ui/page-head.tsx";
import { RuledList } from "../../../ui/ruled-list.tsx";
import { Indent, Section } from "../../../ui/section.tsx";
import { FormCard } from "../../forms/ui/form-card.tsx";
import { postMyDataRequest } from "../my-data-handlers.functions.ts";
import { myDataCopy, myDataForm } from "./my-data-copy.ts";
import { myDataMeta } from "./my-data-meta.ts";

export const Route = createFileRoute("/_site/privacy/my-data")({
  server: { handlers: { POST: postMyDataRequest(myDataForm) } },
  loader: ({ serverContext }) => serverContext?.formAnswer,
  head: headOf((site) => ({ ...copyOf(site, myDataMeta), path: "/privacy/my-data" })),
  component: MyDataPage,
});

/** Self-service access and erasure (GDPR, Articles 15, 17 and 20). */
function MyDataPage() {
  const site = useSite();
  const answer = Route.useLoaderData();
  const { title, lead, cardTitle, submitLabel, mark, stepsTitle, steps } = useCopy(myDataCopy);
  return (
    <>
      <PageHead crumbs={[homeCrumb, { label: useCopy(myDataMeta).title }]} title={title} lead={lead} />
      <Container read className="pb-section">
        <FormCard id="send-link" title={cardTitle} shape={myDataForm(site)} answer={answer} submitLabel={submitLabel} />
      </Container>
      <Section ground="ground" mark={mark} title={stepsTitle}>
        <Indent>
          <RuledList items={steps} />
        </Indent>
      </Section>
    </>
  );
}

import { BookMarked, FileText, Minimize2, ReceiptEuro, Signature, Undo2 } from "lucide-react";
import { ActionLink } from "../../site/action-link.tsx";
import { StrategyBanner } from "../../site/strategy-banner.tsx";
import { Cells } from "../../ui/cells.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Closing, Section } from "../../ui/section.tsx";
import { Steps } from "../../ui/steps.tsx";
import { closingCopy, headCopy, principlesCopy, wayCopy } from "./company-copy.ts";
import { CompanyFacts } from "./company-facts.tsx";
import { CompanyServices } from "./company-services.tsx";

const principleIcons = [BookMarked, FileText, Signature, Minimize2, ReceiptEuro, Undo2];

/** What the practice does, how it works, what it holds to. */
export function CompanyBody() {
  return (
    <>
      <PageHead
        crumbs={[
          { label: "Home", link: { to: "/" } },
          { label: headCopy.parent, link: { to: "/about" } },
          { label: headCopy.crumb },
        ]}
        title={headCopy.title}
        lead={headCopy.lead}
      />
      <CompanyServices />
      <Section id="way" ground="ground" mark={wayCopy.mark} title={wayCopy.title} lead={wayCopy.lead}>
        <Steps items={wayCopy.steps} />
        <Closing>
          <ActionLink {...wayCopy.action} kind="secondary" />
        </Closing>
      </Section>
      <Section id="principles" mark={principlesCopy.mark} title={principlesCopy.title}>
        <Cells
          columns={3}
          items={principlesCopy.items.map((item, index) => ({ ...item, icon: principleIcons[index] }))}
        />
      </Section>
      <CompanyFacts />
      <StrategyBanner {...closingCopy} />
    </>
  );
}

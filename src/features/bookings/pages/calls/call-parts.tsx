import type { Copy } from "../../../../facts/page-texts.ts";
import { useCopy } from "../../../../facts/use-site.ts";
import { SiteLink } from "../../../../site/site-link.tsx";
import { homeCrumb } from "../../../../ui/breadcrumbs.tsx";
import { buttonClass } from "../../../../ui/button.tsx";
import { LeadingFacts } from "../../../../ui/facts.tsx";
import { PageHead } from "../../../../ui/page-head.tsx";
import { RuledList } from "../../../../ui/ruled-list.tsx";
import { Closing, Indent, Section } from "../../../../ui/section.tsx";
import { Steps } from "../../../../ui/steps.tsx";
import type { CallCopy, CallKind } from "./call-copy.ts";
import { demoCopy } from "./demo-copy.ts";
import { knowledgeAuditCopy } from "./knowledge-audit-copy.ts";
import { strategyCallCopy } from "./strategy-call-copy.ts";

const copies: Record<CallKind, Copy<CallCopy>> = {
  demo: demoCopy,
  "knowledge-audit": knowledgeAuditCopy,
  "strategy-call": strategyCallCopy,
};

export function CallTop({ kind }: { kind: CallKind }) {
  const { name, title, lead } = useCopy(copies[kind]);
  const crumbs = [homeCrumb, { label: name }];
  return <PageHead crumbs={crumbs} title={title} lead={lead} size="large" className="pb-8" />;
}

export function CallContents({ kind }: { kind: CallKind }) {
  const { facts, gets, next } = useCopy(copies[kind]);
  return (
    <>
      <div className="wrap pt-[clamp(40px,5vw,72px)] pb-[clamp(32px,4vw,56px)]">
        <LeadingFacts facts={facts} />
      </div>
      <Section id="what-you-get" ground="ground" mark={gets.mark} title={gets.title} lead={gets.lead}>
        <Indent>
          <RuledList items={gets.items} />
        </Indent>
      </Section>
      <Section id="what-happens-next" mark={next.mark} title={next.title}>
        <Steps items={next.steps} />
      </Section>
    </>
  );
}

export function OtherCalls({ kind }: { kind: CallKind }) {
  const { others } = useCopy(copies[kind]);
  if (others.links.length === 0) return null;
  return (
    <Section tight label={others.text}>
      <Closing bar className="mt-0">
        <p>{others.text}</p>
        <div className="flex flex-wrap gap-3">
          {others.links.map(({ to, label }) => (
            <SiteLink key={to} to={to} className={buttonClass({ kind: "secondary" })}>
              {label}
            </SiteLink>
          ))}
        </div>
      </Closing>
    </Section>
  );
}

export function Bring({ kind }: { kind: CallKind }) {
  const { bring } = useCopy(copies[kind]);
  return (
    <>
      <h3 className="mt-closing font-sans text-h4 font-semibold">{bring.title}</h3>
      <ul className="mt-4 grid gap-x-gap text-base text-ink-soft sm:grid-cols-3">
        {bring.items.map((item) => (
          <li key={item} className="border-t border-line py-3">
            {item}
          </li>
        ))}
      </ul>
    </>
  );
}

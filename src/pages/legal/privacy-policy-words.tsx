import { ServiceList } from "../../embeds/consent/service-list.tsx";
import { headings, html } from "../../facts/legal/privacy-policy.md";
import { processingRegister } from "../../features/privacy/processing-register.ts";
import type { LegalText } from "../../features/settings/legal-text.ts";
import type { OutsideOrigins } from "../../lib/embed-settings.ts";
import { legalPaths } from "./legal-meta.ts";
import { LegalContents, LegalWords } from "./legal-words.tsx";

function ProcessingRegister() {
  return processingRegister.map(({ key, title, subjects, purpose, legalBasis, data, retention, recipients }) => (
    <section key={key}>
      <h3>{title}</h3>
      <ul>
        <Entry term="Whose data" text={subjects} />
        <Entry term="Purpose" text={purpose} />
        <Entry term="Legal basis" text={legalBasis} />
        <Entry term="Data" text={data.map(({ category }) => category).join("; ")} />
        <Entry term="Period" text={retention} />
        <Entry term="Recipients" text={recipients} />
      </ul>
    </section>
  ));
}

const Entry = ({ term, text }: { term: string; text: string }) => (
  <li>
    <strong>{term}:</strong> {text}
  </li>
);

export function PrivacyPolicyContents({ own }: { own: LegalText | null }) {
  return <LegalContents path={legalPaths.privacy} headings={own?.headings ?? headings} />;
}

export function PrivacyPolicyWords({ own, origins }: { own: LegalText | null; origins: OutsideOrigins }) {
  return (
    <LegalWords
      html={html}
      own={own}
      parts={{ services: <ServiceList {...origins} />, register: <ProcessingRegister /> }}
    />
  );
}

import { ServiceList } from "../../embeds/consent/service-list.tsx";
import { headings, html } from "../../facts/legal/privacy-policy.md";
import type { LegalText } from "../../features/settings/legal-text.ts";
import type { OutsideOrigins } from "../../lib/embed-settings.ts";
import { legalMeta } from "./legal-meta.ts";
import { LegalContents, LegalWords } from "./legal-words.tsx";
import { ProcessingRegister } from "./processing-register.tsx";

/** What is on the page, in the margin. */
export function PrivacyPolicyContents({ own }: { own: LegalText | null }) {
  return <LegalContents path={legalMeta.privacy.path} headings={own?.headings ?? headings} />;
}

/** The document itself. */
export function PrivacyPolicyWords({ own, origins }: { own: LegalText | null; origins: OutsideOrigins }) {
  return (
    <LegalWords
      html={html}
      own={own}
      parts={{ services: <ServiceList {...origins} />, register: <ProcessingRegister /> }}
    />
  );
}

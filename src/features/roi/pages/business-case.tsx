import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useCopy, useSite } from "../../../facts/use-site.ts";
import type { Language } from "../../../lib/language.ts";
import { formatDate } from "../../../lib/time/dates.ts";
import { CaseBody, type CaseProps } from "./case-body.tsx";
import { businessCaseCopy } from "./roi-calculator-copy.ts";

/** Date and URL of the printout, set when printing starts. */
function usePrinted(language: Language) {
  const [printed, setPrinted] = useState<{ date: string; url: string }>();
  useEffect(() => {
    const write = () => {
      const date = formatDate(new Date().toISOString(), undefined, language);
      // The browser prints right after this event.
      flushSync(() => setPrinted({ date, url: location.href }));
    };
    addEventListener("beforeprint", write);
    return () => removeEventListener("beforeprint", write);
  }, [language]);
  return printed;
}

export function BusinessCase(props: CaseProps) {
  const { address, phone, email, name, role, language } = useSite().facts;
  const words = useCopy(businessCaseCopy);
  const printed = usePrinted(language);
  return (
    <div className="hidden text-[9pt] leading-snug print:block [&_.data-table]:min-w-0 [&_.data-table]:text-[9pt] [&_.data-table]:leading-snug [&_.data-table_:is(th,td)]:py-[0.8mm]">
      <div className="flex justify-between border-b border-ink pb-[2mm]">
        <p>
          <strong>{name}</strong>, {role}
        </p>
        <p>
          {words.kind}
          {printed ? `, ${printed.date}` : null}
        </p>
      </div>
      <CaseBody {...props} />
      <div className="mt-[4mm] border-t border-line pt-[2mm]">
        <p>
          <strong>{words.contact}:</strong> {name}, {address.street}, {address.postalCode} {address.city},{" "}
          {address.country}. {phone.text}, {email}
        </p>
        {printed ? (
          <p className="[overflow-wrap:anywhere]">
            <strong>{words.link}:</strong> {printed.url}
          </p>
        ) : null}
      </div>
    </div>
  );
}

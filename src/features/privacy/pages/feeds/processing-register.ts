import { createFileRoute } from "@tanstack/react-router";
import { processingNote } from "../../../../embeds/processing-notes.ts";
import { servicesOf } from "../../../../embeds/registry.ts";
import { serviceWords } from "../../../../embeds/service-words.ts";
import { feedResponse, requestOrigin } from "../../../../seo/feed-response.ts";
import { processingRegister } from "../../processing-register.ts";

/** Records of processing as a file (Article 30(1) GDPR). */
export const Route = createFileRoute("/privacy/processing-register.json")({
  server: {
    handlers: {
      GET: ({ request, context }) => {
        const { name, address, email, phone } = context.site.facts;
        const register = {
          site: requestOrigin(request),
          controller: { name, ...address, email, phone: phone.text },
          activities: processingRegister,
          outsideServices: servicesOf(context.embeds ?? {}).map((service) => ({
            name: service.name,
            ...serviceWords(context.site, service),
            privacyUrl: service.privacyUrl,
            legalBasis: "Consent, Article 6(1)(a) GDPR and Section 25(1) TDDDG",
            note: processingNote(service),
          })),
        };
        return feedResponse(`${JSON.stringify(register, null, 2)}\n`, { type: "application/json" });
      },
    },
  },
});

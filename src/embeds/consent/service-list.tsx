import { useCopy, useSite } from "../../facts/use-site.ts";
import type { OutsideOrigins } from "../../lib/embed-settings.ts";
import { listCopy } from "../embeds-copy.ts";
import { mediaHostService, pageHostService, type Service, servicesOf } from "../registry.ts";
import { serviceWords } from "../service-words.ts";
import { useEmbedSettings } from "../use-embed-settings.ts";

/** Outside services as the privacy policy lists them: configured ones, then origins of episodes' media and frames. */
export function ServiceList({ media, frames }: OutsideOrigins) {
  const services = [
    ...servicesOf(useEmbedSettings()),
    ...media.map((origin) => mediaHostService(origin)),
    ...frames.map((origin) => pageHostService(origin)),
  ];
  return <Services services={services} />;
}

export function Services({ services }: { services: readonly Service[] }) {
  const list = useCopy(listCopy);
  const site = useSite();
  return services.map((service) => {
    const { consentKey, name, privacyUrl, origins } = service;
    const { purpose, sends } = serviceWords(site, service);
    const urls = [...new Set(Object.values(origins).flat())];
    return (
      <section key={consentKey}>
        <h3>{name}</h3>
        <p>
          {purpose} {sends}
        </p>
        <p>
          {list.connects} {urls.join(", ")}.{" "}
          <a href={privacyUrl} rel="noopener">
            {list.privacy}
          </a>
        </p>
      </section>
    );
  });
}

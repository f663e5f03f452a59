import { listCopy } from "../embeds-copy.ts";
import { mediaHostService, type Service, servicesOf } from "../registry.ts";
import { useEmbedSettings } from "../use-embed-settings.ts";

/**
 * Every outside service that this site may load after the visitor agreed, as the privacy policy lists them: those of the settings,
 * then the origins of episodes' audio and video files.
 */
export function ServiceList({ mediaOrigins }: { mediaOrigins: readonly string[] }) {
  return (
    <Services
      services={[...servicesOf(useEmbedSettings()), ...mediaOrigins.map((origin) => mediaHostService(origin))]}
    />
  );
}

export function Services({ services }: { services: readonly Service[] }) {
  return services.map(({ consentKey, name, purpose, sends, privacyUrl, origins }) => {
    const urls = [...new Set(Object.values(origins).flat())];
    return (
      <section key={consentKey}>
        <h3>{name}</h3>
        <p>
          {purpose} {sends}
        </p>
        <p>
          {listCopy.connects} {urls.join(", ")}.{" "}
          <a href={privacyUrl} rel="noopener">
            {listCopy.privacy}
          </a>
        </p>
      </section>
    );
  });
}

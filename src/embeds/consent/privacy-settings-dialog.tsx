import { Link } from "@tanstack/react-router";
import { useId, useSyncExternalStore } from "react";
import { fillText } from "../../facts/tokens.ts";
import { useCopy, useSite } from "../../facts/use-site.ts";
import { formatDate } from "../../lib/time/dates.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { settingsCopy } from "../embeds-copy.ts";
import { type Service, servicesOf } from "../registry.ts";
import { serviceWords } from "../service-words.ts";
import { useEmbedSettings } from "../use-embed-settings.ts";
import { consentStore } from "./consent-store.ts";

/** Allowed or loaded hosts outside the registered services: media hosts and former services. */
function unregistered(services: readonly Service[]): { consentKey: string; name: string }[] {
  const registered = new Set(services.map(({ consentKey }) => consentKey));
  return [...new Set([...consentStore.keys(), ...consentStore.loadedKeys()])]
    .filter((key) => !registered.has(key))
    .map((key) => ({ consentKey: key, name: key.slice(key.indexOf(":") + 1) }));
}

export function PrivacySettingsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const site = useSite();
  const settings = useCopy(settingsCopy);
  const services = servicesOf(useEmbedSettings());
  useSyncExternalStore(consentStore.subscribe, consentStore.version, consentStore.version);
  return (
    <Dialog open={open} onClose={onClose} title={settings.title}>
      <p className="text-base text-ink-soft">{settings.lead}</p>
      <ul className="mt-5 border-b border-line">
        {services.map((service) => (
          <Row
            key={service.consentKey}
            consentKey={service.consentKey}
            name={service.name}
            privacyUrl={service.privacyUrl}
            purpose={serviceWords(site, service).purpose}
          />
        ))}
        {unregistered(services).map((service) => (
          <Row key={service.consentKey} {...service} />
        ))}
      </ul>
      <p className="mt-4 text-sm text-ink-soft">
        {settings.blocked}{" "}
        <Link to="/cookie-policy" hash="stored" onClick={onClose} className="inline-block py-1">
          {settings.more}
        </Link>
      </p>
    </Dialog>
  );
}

type RowProps = { consentKey: string; name: string; purpose?: string; privacyUrl?: string };

function Row({ consentKey, name, purpose, privacyUrl }: RowProps) {
  const { language } = useSite().facts;
  const settings = useCopy(settingsCopy);
  const nameId = useId();
  const since = consentStore.since(consentKey);
  const loaded = consentStore.isLoaded(consentKey);
  const canRevoke = Boolean(since) || loaded;
  const state = since
    ? fillText(settings.since, { date: formatDate(since, undefined, language) })
    : loaded
      ? settings.once
      : settings.asks;
  return (
    <li className="grid items-center gap-x-6 gap-y-3 border-t border-line py-4 sm:grid-cols-[1fr_auto]">
      <div>
        <p id={nameId} className="font-semibold">
          {name}
        </p>
        {purpose ? <p className="text-sm text-ink-soft">{purpose}</p> : null}
        <p className="text-sm">
          <span role="status">{state}</span>
          {privacyUrl ? (
            <>
              {"\u00a0· "}
              <a
                href={privacyUrl}
                target="_blank"
                rel="noopener"
                aria-describedby={nameId}
                className="inline-block py-1"
              >
                {settings.privacy}
              </a>
            </>
          ) : null}
        </p>
      </div>
      <Button
        kind="secondary"
        className="max-sm:justify-self-start"
        aria-describedby={nameId}
        onClick={() => (canRevoke ? consentStore.revoke(consentKey) : consentStore.allow(consentKey))}
      >
        {canRevoke ? settings.revoke : settings.allow}
      </Button>
    </li>
  );
}

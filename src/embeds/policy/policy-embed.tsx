import { useLocation } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { fillText } from "../../facts/tokens.ts";
import { useCopy } from "../../facts/use-site.ts";
import { classNames } from "../../lib/class-names.ts";
import type { PolicyKey } from "../../lib/embed-settings.ts";
import { policyCopy } from "../embeds-copy.ts";
import { useEmbedSettings } from "../use-embed-settings.ts";
import { useLoaded } from "../use-loaded.ts";

const load = () => import("./policy-document.tsx").then(({ PolicyDocument }) => PolicyDocument);

type PolicyEmbedProps = {
  documents: readonly PolicyKey[];
  name: string;
  contact: ReactNode;
  children: ReactNode;
};

/** The hosted policy where configured and consented to; the site's own document stays readable. */
export function PolicyEmbed({ documents, name, contact, children }: PolicyEmbedProps) {
  const { policies } = useEmbedSettings();
  const ids = documents.flatMap((key) => policies?.ids[key] ?? []);
  if (!policies || ids.length === 0) return children;
  return (
    <HostedPolicy scriptUrl={policies.scriptUrl} ids={ids} name={name} contact={contact}>
      {children}
    </HostedPolicy>
  );
}

type HostedPolicyProps = Omit<PolicyEmbedProps, "documents"> & { scriptUrl: string; ids: readonly string[] };

function HostedPolicy({ scriptUrl, ids, name, contact, children }: HostedPolicyProps) {
  const policy = useCopy(policyCopy);
  const part = useLoaded(load);
  const [isVisible, setVisible] = useState(false);
  const ownDocument = useRef<HTMLDetailsElement>(null);
  const hash = useLocation({ select: (location) => location.hash });
  // A link into our own document unfolds it.
  useEffect(() => {
    const own = ownDocument.current;
    if (!isVisible || !hash || !own) return;
    const open = () => {
      const target = document.getElementById(hash);
      if (!target || !own.contains(target)) return false;
      own.open = true;
      target.scrollIntoView();
      return true;
    };
    if (open()) return;
    // The document's script may still be loading.
    const observer = new MutationObserver(() => open() && observer.disconnect());
    observer.observe(own, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [hash, isVisible]);
  return (
    <>
      <div
        data-service="policies"
        className={classNames(
          part.state === "failed" ? "hidden" : "mb-12 max-w-read noscript:hidden",
          !isVisible && "min-h-64",
        )}
      >
        {part.state === "ready" ? (
          <part.value scriptUrl={scriptUrl} ids={ids} name={name} contact={contact} onVisibleChange={setVisible} />
        ) : null}
      </div>
      {isVisible ? (
        <details ref={ownDocument} className="disclosure max-w-read">
          <summary className="font-semibold">{fillText(policy.own, { document: name })}</summary>
          <div className="pb-8">{children}</div>
        </details>
      ) : (
        children
      )}
    </>
  );
}

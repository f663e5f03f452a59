import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Service } from "../registry.ts";
import { ConsentPlaceholder } from "./consent-placeholder.tsx";
import { useConsent } from "./use-consent.ts";

type ConsentGateProps = {
  service: Service;
  /** Distinguishes several places of one service on a page; stable across renders. */
  place: string;
  title: string;
  action: string;
  page?: { href: string; label: string };
  /** Alternative, such as the site's own form. */
  otherWay?: ReactNode;
  ground?: "ground" | "surface";
  placeholderClass?: string;
  children: ReactNode;
};

/** Shows the placeholder until the visitor consents. */
export function ConsentGate(props: ConsentGateProps) {
  const { service, place, title, action, page, otherWay, ground, placeholderClass, children } = props;
  const { allowed, allowOnce, allowAlways } = useConsent(service, place);
  const [clicked, setClicked] = useState(false);
  const behind = useRef<HTMLDivElement>(null);
  // The pressed button is gone, so the focus moves to what replaced it.
  useEffect(() => {
    if (clicked && allowed) behind.current?.focus({ preventScroll: true });
  }, [clicked, allowed]);
  if (allowed) {
    return (
      <div ref={behind} tabIndex={-1} className="outline-none">
        {children}
      </div>
    );
  }
  const agree = (choice: () => void) => () => {
    setClicked(true);
    choice();
  };
  return (
    <ConsentPlaceholder
      service={service}
      title={title}
      action={action}
      page={page}
      onOnce={agree(allowOnce)}
      onAlways={agree(allowAlways)}
      ground={ground}
      className={placeholderClass}
    >
      {otherWay}
    </ConsentPlaceholder>
  );
}

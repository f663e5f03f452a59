import { type ReactNode, useState } from "react";
import type { ServiceKey } from "./registry.ts";
import { useLoaded } from "./use-loaded.ts";

type OutsidePlaceProps<Part> = {
  id?: string;
  /** Read by the page's Content-Security-Policy. */
  service: ServiceKey;
  /** Must be the same function on every render. */
  load: () => Promise<Part>;
  /** Shown without JavaScript, by choice, or when this part's code fails to load. */
  own: ReactNode;
  className?: string;
  children: (part: Part, useOwn: () => void) => ReactNode;
};

export function OutsidePlace<Part>({ id, service, load, own, className, children }: OutsidePlaceProps<Part>) {
  const part = useLoaded(load);
  const [prefersOwn, setPrefersOwn] = useState(false);
  if (prefersOwn || part.state === "failed") return own;
  return (
    <div id={id} data-service={service} className={className}>
      <noscript>{own}</noscript>
      {part.state === "ready" ? children(part.value, () => setPrefersOwn(true)) : null}
    </div>
  );
}

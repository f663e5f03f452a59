import { type ReactNode, useState } from "react";
import type { ServiceKey } from "./registry.ts";
import { useLoaded } from "./use-loaded.ts";

type OutsidePlaceProps<Part> = {
  /** Where links to this place lead. */
  id?: string;
  /** Marks the place, so that the page's Content-Security-Policy knows of it. */
  service: ServiceKey;
  /** Loads the component that talks to the service; the same function on every rendering. */
  load: () => Promise<Part>;
  /** What the site does by itself: without JavaScript, when the visitor prefers it, or when our own part cannot be fetched. */
  own: ReactNode;
  className?: string;
  children: (part: Part, useOwn: () => void) => ReactNode;
};

/** A place that a configured service fills, with the site's own way always at hand. */
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

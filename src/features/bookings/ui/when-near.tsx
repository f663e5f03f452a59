import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";

type WhenNearProps<Props> = {
  /** Loads what is shown; asked for once the place is near the part of the page that is seen. */
  load: () => Promise<{ default: ComponentType<Props> }>;
  props: Props;
  /** Shown until then, and for good without scripts. */
  children: ReactNode;
};

/** Loads a heavy part of a page when its place comes near. */
export function WhenNear<Props extends object>({ load, props, children }: WhenNearProps<Props>) {
  const place = useRef<HTMLDivElement>(null);
  const [Part, setPart] = useState<ComponentType<Props>>();

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        // When it cannot be loaded, what stands there without scripts stays.
        void load().then(
          (loaded) => setPart(() => loaded.default),
          () => undefined,
        );
      },
      { rootMargin: "600px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [load]);

  return <div ref={place}>{Part ? <Part {...props} /> : children}</div>;
}

import {
  type ComponentType,
  createElement,
  memo,
  type RefObject,
  Suspense,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";

/** When the browser hydrates a part that the server rendered: not at all, or once it comes near the viewport. */
type When = "never" | "visible";

/** What the server loads of every part. */
const loading: Promise<unknown>[] = [];

/** Resolves when the server can render every part of the modules loaded so far, those inside others too. */
export async function partsLoaded(): Promise<void> {
  for (let count = 0; count < loading.length; ) count = (await Promise.all(loading)).length;
}

const neverChanges = () => () => {};

/** Tells the page that the part at this place answers, or never will (server/http/finishing/defer-hydration.ts). */
const announce = (place: HTMLElement | null) => void place?.dispatchEvent(new Event("hydrated", { bubbles: true }));

/** Whether the component's first rendering was a hydration of what the server wrote. */
function useWasHydrated(): boolean {
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  return useState(isHydrating)[0];
}

/** Whether two sets of props, which are data as what the server wrote, say the same. */
const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * A part of a page whose script the first view does without. What the server wrote remains, and its links work
 * (src/site/use-static-links.ts), until the part comes near the viewport or has other props. On a page that is navigated to it
 * loads with the page. A script that cannot be fetched leaves the part as without scripts.
 *
 * This file can go when the framework's `Hydrate` renders its content on pages that are navigated to, and on a second visit: in
 * 1.169.5 it leaves both empty (docs/decisions, "Deferred parts").
 */
export function deferredPart<Props extends object>(when: When, load: () => Promise<ComponentType<Props>>) {
  let Part: ComponentType<Props> | undefined;
  let started: Promise<ComponentType<Props>> | undefined;
  const arrival = Promise.withResolvers<ComponentType<Props>>();

  function start(): Promise<ComponentType<Props>> {
    started ??= load().then((component) => {
      Part = component;
      arrival.resolve(component);
      return component;
    });
    return started;
  }
  if (import.meta.env.SSR) loading.push(start());

  type ContentProps = { props: Props; place: RefObject<HTMLElement | null>; isHydrated: boolean };
  function Content({ props, place, isHydrated }: ContentProps) {
    const component = Part ?? use(isHydrated ? arrival.promise : start());
    useEffect(() => announce(place.current), [place]);
    return createElement(component, props);
  }

  return memo(function DeferredPart(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    const wasHydrated = useWasHydrated();
    const [written] = useState(props);
    const [isThere, setThere] = useState(Part !== undefined);
    // React would render a part anew, empty at first, if it changed before its script is there.
    const isWaiting = wasHydrated && !isThere;
    const isStale = isWaiting && !isSame(props, written);
    const shown = isWaiting ? written : props;

    useEffect(() => {
      const element = place.current;
      if (!isWaiting || !element) return;
      const giveUp = () => {
        started = undefined;
        announce(element);
        // Words of before must not remain: the server has those of now.
        if (isStale) location.reload();
      };
      const open = () => start().then(() => setThere(true), giveUp);
      if (isStale) void open();
      if (isStale || when === "never") return;
      const look: IntersectionObserverCallback = (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) void open();
      };
      const observer = new IntersectionObserver(look, { rootMargin: "600px" });
      observer.observe(element);
      return () => observer.disconnect();
    }, [isWaiting, isStale]);

    const part = useMemo(() => {
      const content = <Content props={shown} place={place} isHydrated={wasHydrated} />;
      // A page that is navigated to appears whole: it has no boundary of its own here.
      return when === "visible" && (wasHydrated || import.meta.env.SSR) ? <Suspense>{content}</Suspense> : content;
    }, [shown, wasHydrated]);
    const frame = { ref: place, "data-deferred": when, className: when === "never" ? "contents" : undefined };
    // React leaves markup that it was given as such as the server wrote it, whatever changes above it.
    return when === "never" && isWaiting ? (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it writes nothing
      <div key="written" {...frame} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
    ) : (
      <div key={wasHydrated ? "rendered" : "written"} {...frame}>
        {part}
      </div>
    );
  });
}

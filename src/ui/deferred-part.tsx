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

/** How each part of the modules loaded so far is loaded. */
const starts: (() => Promise<unknown>)[] = [];

/** Resolves when every part of the modules loaded so far can be rendered, those inside others too; rejects when one fails. */
export async function loadParts(): Promise<void> {
  for (let count = 0; count < starts.length; ) {
    count = starts.length;
    await Promise.all(starts.map((start) => start()));
  }
}

const neverChanges = () => () => {};
const [inBrowser, onServer] = [() => false, () => true];

/** Tells the page that the part at this place answers, or never will (server/http/finishing/defer-hydration.ts). */
const announce = (place: HTMLElement | null) => void place?.dispatchEvent(new Event("hydrated", { bubbles: true }));

/** Whether the component's first rendering was a hydration of what the server wrote. */
function useWasHydrated(): boolean {
  return useState(useSyncExternalStore(neverChanges, inBrowser, onServer))[0];
}

/** Whether two sets of props, which are data as what the server wrote, say the same. */
const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * A part of a page whose script the first view does without. What the server wrote remains, and its links work
 * (src/site/site-frame.tsx), until the part comes near the viewport or has other props. A page that is navigated to has waited
 * for its parts (src/pages/site-layout.tsx). A script that cannot be fetched leaves the part as without scripts.
 *
 * This file can go when the framework's `Hydrate` renders its content on pages that are navigated to, and on a second visit: in
 * 1.169.5 it leaves both empty (docs/decisions, "Deferred parts").
 */
export function deferredPart<Props extends object>(when: When, load: () => Promise<ComponentType<Props>>) {
  let Part: ComponentType<Props> | undefined;
  let started: Promise<ComponentType<Props>> | undefined;
  const arrival = Promise.withResolvers<ComponentType<Props>>();

  const arrived = (component: ComponentType<Props>) => {
    Part = component;
    arrival.resolve(component);
    return component;
  };
  const start = () => (started ??= load().then(arrived));
  const startAfresh = (failure: unknown) => {
    started = undefined;
    throw failure;
  };
  starts.push(() => start().catch(startAfresh));

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
      // The markup of a part that is never hydrated is not React's, and needs no boundary.
      return when === "never" && import.meta.env.SSR ? content : <Suspense>{content}</Suspense>;
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

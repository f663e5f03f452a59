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

/** When the browser hydrates the part: never, or near the viewport. */
type When = "never" | "visible";

/** Loaders of all parts of the modules loaded so far. */
const starts: (() => Promise<unknown>)[] = [];

/** Resolves when all parts, nested ones too, can render; rejects when one fails. */
export async function loadParts(): Promise<void> {
  for (let count = 0; count < starts.length; ) {
    count = starts.length;
    await Promise.all(starts.map((start) => start()));
  }
}

const neverChanges = () => () => {};
const [inBrowser, onServer] = [() => false, () => true];

/** The part has hydrated or never will (server/http/post-processing/defer-hydration.ts). */
const announce = (element: HTMLElement | null) => void element?.dispatchEvent(new Event("hydrated", { bubbles: true }));

/** Whether the first render hydrated server markup. */
function useWasHydrated(): boolean {
  return useState(useSyncExternalStore(neverChanges, inBrowser, onServer))[0];
}

/** Props are serialisable, so comparing JSON suffices. */
const isSame = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Server markup, hydrated near the viewport or on new props. Why not `Hydrate`: docs/decisions, "Deferred parts". */
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

  type ContentProps = { props: Props; container: RefObject<HTMLElement | null>; isHydrated: boolean };
  function Content({ props, container, isHydrated }: ContentProps) {
    useEffect(() => announce(container.current), [container]);
    // After every hook: React renders again without `use` once the part is there, and expects the hooks it knows.
    return createElement(Part ?? use(isHydrated ? arrival.promise : start()), props);
  }

  return memo(function DeferredPart(props: Props) {
    const container = useRef<HTMLDivElement>(null);
    const wasHydrated = useWasHydrated();
    const [initialProps] = useState(props);
    const [isThere, setThere] = useState(Part !== undefined);
    // React would discard the server's markup if the part changed before its script loads.
    const isWaiting = wasHydrated && !isThere;
    const isStale = isWaiting && !isSame(props, initialProps);
    const shown = isWaiting ? initialProps : props;

    useEffect(() => {
      const element = container.current;
      if (!isWaiting || !element) return;
      const reloadPage = () => {
        started = undefined;
        announce(element);
        // Stale markup must not remain: reload for the server's current one.
        if (isStale) location.reload();
      };
      const open = () => start().then(() => setThere(true), reloadPage);
      if (isStale) void open();
      if (isStale || when === "never") return;
      const hydrateWhenNear: IntersectionObserverCallback = (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) void open();
      };
      const observer = new IntersectionObserver(hydrateWhenNear, { rootMargin: "600px" });
      observer.observe(element);
      return () => observer.disconnect();
    }, [isWaiting, isStale]);

    const part = useMemo(() => {
      const content = <Content props={shown} container={container} isHydrated={wasHydrated} />;
      // Markup that is never hydrated needs no boundary.
      return when === "never" && import.meta.env.SSR ? content : <Suspense>{content}</Suspense>;
    }, [shown, wasHydrated]);
    const frame = { ref: container, "data-deferred": when, className: when === "never" ? "contents" : undefined };
    // React keeps dangerouslySetInnerHTML as the server wrote it when hydrating.
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

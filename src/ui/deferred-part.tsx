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

/** Loaders of all parts in the modules loaded so far. */
const loaders: (() => Promise<unknown>)[] = [];

/** Resolves when all parts, nested ones too, can render; rejects when one fails. */
export async function loadParts(): Promise<void> {
  for (let count = 0; count < loaders.length; ) {
    count = loaders.length;
    await Promise.all(loaders.map((loader) => loader()));
  }
}

const neverChanges = () => () => {};
const [inBrowser, onServer] = [() => false, () => true];

/** The part has hydrated or never will (server/http/post-processing/defer-hydration.ts). */
const dispatchHydrated = (element: HTMLElement | null) =>
  void element?.dispatchEvent(new Event("hydrated", { bubbles: true }));

/** Whether the first render hydrated server markup. */
function useWasHydrated(): boolean {
  return useState(useSyncExternalStore(neverChanges, inBrowser, onServer))[0];
}

/** Props are serialisable, so comparing JSON suffices. */
const isSame = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Server markup, hydrated near the viewport or on new props. Why not `Hydrate`: docs/decisions, "Deferred parts". */
export function deferredPart<Props extends object>(when: When, load: () => Promise<ComponentType<Props>>) {
  let Part: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  const loaded = Promise.withResolvers<ComponentType<Props>>();

  const onLoaded = (component: ComponentType<Props>) => {
    Part = component;
    loaded.resolve(component);
    return component;
  };
  const start = () => (loading ??= load().then(onLoaded));
  const allowRetry = (failure: unknown) => {
    loading = undefined;
    throw failure;
  };
  loaders.push(() => start().catch(allowRetry));

  type ContentProps = { props: Props; container: RefObject<HTMLElement | null>; isHydrated: boolean };
  function Content({ props, container, isHydrated }: ContentProps) {
    useEffect(() => dispatchHydrated(container.current), [container]);
    // After every hook: once the part has loaded, React renders again without `use` and expects the same hooks.
    return createElement(Part ?? use(isHydrated ? loaded.promise : start()), props);
  }

  return memo(function DeferredPart(props: Props) {
    const container = useRef<HTMLDivElement>(null);
    const wasHydrated = useWasHydrated();
    const [initialProps] = useState(props);
    const [isLoaded, setLoaded] = useState(Part !== undefined);
    // React would discard the server's markup if the part changed before its script loads.
    const isPending = wasHydrated && !isLoaded;
    const isStale = isPending && !isSame(props, initialProps);
    const currentProps = isPending ? initialProps : props;

    useEffect(() => {
      const element = container.current;
      if (!isPending || !element) return;
      const reloadPage = () => {
        loading = undefined;
        dispatchHydrated(element);
        // Stale markup must not remain: reload for the server's current one.
        if (isStale) location.reload();
      };
      const open = () => start().then(() => setLoaded(true), reloadPage);
      if (isStale) void open();
      if (isStale || when === "never") return;
      const hydrateWhenNear: IntersectionObserverCallback = (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) void open();
      };
      const observer = new IntersectionObserver(hydrateWhenNear, { rootMargin: "600px" });
      observer.observe(element);
      return () => observer.disconnect();
    }, [isPending, isStale]);

    const part = useMemo(() => {
      const content = <Content props={currentProps} container={container} isHydrated={wasHydrated} />;
      // Markup that never hydrates needs no boundary.
      return when === "never" && import.meta.env.SSR ? content : <Suspense>{content}</Suspense>;
    }, [currentProps, wasHydrated]);
    const wrapper = { ref: container, "data-deferred": when, className: when === "never" ? "contents" : undefined };
    // When hydrating, React keeps the server's markup of dangerouslySetInnerHTML.
    return when === "never" && isPending ? (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it writes nothing
      <div key="written" {...wrapper} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
    ) : (
      <div key={wasHydrated ? "rendered" : "written"} {...wrapper}>
        {part}
      </div>
    );
  });
}

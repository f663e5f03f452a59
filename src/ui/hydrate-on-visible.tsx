import {
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from "react";

type Loaded<Props> = { default: ComponentType<Props> };

type Options<Props> = {
  /** The part itself in the server's build, undefined in the browser's: what the server wrote remains until the part hydrates. */
  onServer?: ComponentType<Props> | undefined;
  /** Replaces a part that only browsers render, until it is loaded, and for good without scripts. */
  placeholder?: ReactNode;
  /** How far from what is seen the part is loaded. */
  reach?: string;
  /** For a part that is always seen and seldom used: loaded at the first pointer, touch or focus in it, at any key, or if this says so. */
  onUse?: () => boolean;
};

const uses = ["pointerover", "pointerdown", "touchstart", "focusin", "keydown"];

/**
 * Calls back when a visitor turns to `element` or takes to the keyboard; returns what ends that. It listens at the window, before
 * React, which stops events on their way to what it has not hydrated.
 */
function listenForUse(element: HTMLElement, callback: () => void): () => void {
  const options = { capture: true, passive: true };
  const onUse = ({ type, target }: Event) => {
    if (type === "keydown" || (target instanceof Node && element.contains(target))) callback();
  };
  for (const type of uses) window.addEventListener(type, onUse, options);
  return () => {
    for (const type of uses) window.removeEventListener(type, onUse, options);
  };
}

/** Tells the page that the part at this place answers, or never will (server/http/defer-hydration.ts). */
const announce = ({ current }: RefObject<HTMLDivElement | null>) =>
  current?.dispatchEvent(new Event("hydrated", { bubbles: true }));

/**
 * A part further down a page, or one that waits to be used, whose script is loaded when its place comes near what is seen. Its `load` loads
 * it before. When that fails, what is there works as
 * without scripts, and the next visit of the place tries again. Props of a part that the server renders must not change
 * with every rendering.
 */
export function hydrateOnVisible<Props extends object>(
  load: () => Promise<Loaded<Props>>,
  { onServer, placeholder, reach = "600px", onUse }: Options<Props>,
) {
  let loading: Promise<void> | undefined;
  let arrive: (loaded: Loaded<Props>) => void;
  const arrival = new Promise<Loaded<Props>>((resolve) => {
    arrive = resolve;
  });
  const Part = onServer ?? lazy(() => arrival);

  /** Resolves when the part is there, or will not be for now. */
  function loadPart(onFailed?: () => void): Promise<void> {
    loading ??= load().then(arrive, () => {
      loading = undefined;
      onFailed?.();
    });
    return loading;
  }

  type Place = RefObject<HTMLDivElement | null>;

  function Answering({ inner, place }: { inner: Props; place: Place }) {
    useEffect(() => void announce(place), [place]);
    return <Part {...inner} />;
  }

  /** Rendered only where the server has written nothing: after a click on a link of this site. */
  function Missing() {
    useEffect(() => void loadPart(), []);
    return null;
  }

  const VisiblePart = memo(function VisiblePart(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    const [isNear, setNear] = useState(placeholder === undefined);

    useEffect(() => {
      const element = place.current;
      if (!element) return;
      if (onUse) {
        if (onUse()) void loadPart();
        return listenForUse(element, () => void loadPart(() => announce(place)));
      }
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
          setNear(true);
          void loadPart(() => announce(place));
        },
        { rootMargin: reach },
      );
      observer.observe(element);
      return () => observer.disconnect();
    }, []);

    return (
      <div ref={place} data-hydrate-on-visible className={onUse ? "contents" : undefined}>
        {isNear ? (
          <Suspense fallback={placeholder ?? <Missing />}>
            <Answering inner={props} place={place} />
          </Suspense>
        ) : (
          placeholder
        )}
      </div>
    );
  });

  return Object.assign(VisiblePart, { load: () => loadPart() });
}

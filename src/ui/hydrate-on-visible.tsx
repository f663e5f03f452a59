import {
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { expectPart } from "./part-scripts.ts";

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

// The last four by themselves: a program that speaks, listens or fills in for its user does so without any of the others.
const uses = ["pointerover", "pointerdown", "touchstart", "focusin", "keydown", "input", "change", "click", "submit"];

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

/** Tells the page that the part at this place answers, or never will (server/http/finishing/defer-hydration.ts). */
const announce = ({ current }: RefObject<HTMLDivElement | null>) =>
  current?.dispatchEvent(new Event("hydrated", { bubbles: true }));

/**
 * A part further down a page, or one that waits to be used, whose script is loaded when its place comes near what is seen, when
 * it has something new to show, or before another page is shown. When that fails, what is there works as without scripts, and the next visit
 * of the place tries again.
 */
export function hydrateOnVisible<Props extends object>(
  load: () => Promise<Loaded<Props>>,
  { onServer, placeholder, reach = "600px", onUse }: Options<Props>,
) {
  let loaded = onServer;
  let loading: Promise<void> | undefined;
  let arrive: (loaded: Loaded<Props>) => void;
  const arrival = new Promise<Loaded<Props>>((resolve) => {
    arrive = resolve;
  });
  const Late = lazy(() => arrival);

  async function fetchPart(): Promise<void> {
    const part = await load();
    loaded = part.default;
    arrive(part);
  }

  /** Resolves when the part is there, or will not be for now. */
  async function loadPart(onFailed?: () => void): Promise<void> {
    loading ??= fetchPart();
    await loading.catch(() => {
      loading = undefined;
      onFailed?.();
    });
  }

  // A page that is navigated to has its parts at once, in their places.
  if (!onServer && placeholder === undefined) expectPart(fetchPart);

  type Place = RefObject<HTMLDivElement | null>;

  function Answering({ props, place }: { props: Props; place: Place }) {
    // Once its script is there it is rendered at once, without another wait.
    const [Part] = useState<ComponentType<Props>>(() => loaded ?? Late);
    useEffect(() => void announce(place), [place]);
    return <Part {...props} />;
  }

  /** Rendered only where the server has written nothing: after a click on a link of this site. */
  function Missing() {
    useEffect(() => void loadPart(), []);
    return null;
  }

  return memo(function VisiblePart(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    const [isNear, setNear] = useState(placeholder === undefined);
    const [written] = useState(props);
    const [isThere, setThere] = useState(loaded !== undefined);
    // React would write a part anew, empty at first, if it changed before its script is there.
    const current = isThere ? props : written;
    const part = useMemo(
      () => (
        <Suspense fallback={placeholder ?? <Missing />}>
          <Answering props={current} place={place} />
        </Suspense>
      ),
      [current],
    );

    useEffect(() => {
      if (props !== written) void loadPart();
    }, [props, written]);

    useEffect(() => {
      let isGone = false;
      void arrival.then(() => isGone || setThere(true));
      return () => {
        isGone = true;
      };
    }, []);

    useEffect(() => {
      const element = place.current;
      if (!element) return;
      if (onUse) {
        // A visitor who was faster than this page is in the part already.
        if (onUse() || element.contains(document.activeElement)) void loadPart();
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
        {isNear ? part : placeholder}
      </div>
    );
  });
}

/** A part that the server renders and that answers nothing before a visitor turns to it: a form, a menu, a list with a button. */
export const hydrateOnUse = <Props extends object>(
  load: () => Promise<Loaded<Props>>,
  onServer: ComponentType<Props> | undefined,
) => hydrateOnVisible(load, { onServer, onUse: () => false });

/** A part that the server renders, whose script is loaded when a visitor comes near it. */
export const hydrateNear = <Props extends object>(
  load: () => Promise<Loaded<Props>>,
  onServer: ComponentType<Props> | undefined,
) => hydrateOnVisible(load, { onServer });

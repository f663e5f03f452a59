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
};

/** Tells the page that the part at this place answers, or never will (server/http/defer-hydration.ts). */
const announce = ({ current }: RefObject<HTMLDivElement | null>) =>
  current?.dispatchEvent(new Event("hydrated", { bubbles: true }));

/**
 * A part further down a page, whose script is loaded when its place comes near what is seen. When that fails, what is there works as
 * without scripts, and the next visit of the place tries again. Props of a part that the server renders must not change
 * with every rendering.
 */
export function hydrateOnVisible<Props extends object>(
  load: () => Promise<Loaded<Props>>,
  { onServer, placeholder, reach = "600px" }: Options<Props>,
) {
  let isLoading = false;
  let arrive: (loaded: Loaded<Props>) => void;
  const arrival = new Promise<Loaded<Props>>((resolve) => {
    arrive = resolve;
  });
  const Part = onServer ?? lazy(() => arrival);

  function loadPart(onFailed?: () => void): void {
    if (isLoading) return;
    isLoading = true;
    load().then(arrive, () => {
      isLoading = false;
      onFailed?.();
    });
  }

  type Place = RefObject<HTMLDivElement | null>;

  function Answering({ inner, place }: { inner: Props; place: Place }) {
    useEffect(() => void announce(place), [place]);
    return <Part {...inner} />;
  }

  /** Rendered only where the server has written nothing: after a click on a link of this site. */
  function Missing() {
    useEffect(() => loadPart(), []);
    return null;
  }

  return memo(function VisiblePart(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    const [isNear, setNear] = useState(placeholder === undefined);

    useEffect(() => {
      const element = place.current;
      if (!element) return;
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
          setNear(true);
          loadPart(() => announce(place));
        },
        { rootMargin: reach },
      );
      observer.observe(element);
      return () => observer.disconnect();
    }, []);

    return (
      <div ref={place} data-hydrate-on-visible>
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
}

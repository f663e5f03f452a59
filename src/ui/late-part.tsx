import { type ComponentType, lazy, memo, Suspense, useEffect, useEffectEvent, useRef } from "react";

/**
 * A part further down a page, whose script waits until its place comes near; the server's elements stand there meanwhile. What is
 * pressed in the moment before it answers is repeated then. Its props must not change with every rendering.
 * `onServer` is the part itself in the server's build, and undefined in the browser's.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  onServer: ComponentType<Props> | undefined,
  /** How far from what is seen the part is fetched. */
  reach = "600px",
) {
  let isFetching = false;
  let arrive: (loaded: { default: ComponentType<Props> }) => void;
  const arrival = new Promise<{ default: ComponentType<Props> }>((resolve) => {
    arrive = resolve;
  });
  const Part = onServer || lazy(() => arrival);

  function fetchPart(): void {
    if (isFetching) return;
    isFetching = true;
    load().then(
      (loaded) => arrive({ default: loaded }),
      () => {
        // What stands there works without scripts; the next visit of the place tries again.
        isFetching = false;
      },
    );
  }

  type InnerProps = { inner: Props; onReady: () => void };

  function Inner({ inner, onReady }: InnerProps) {
    const answer = useEffectEvent(onReady);
    useEffect(() => answer(), []);
    return <Part {...inner} />;
  }

  /** Stands in the place only where the server has written nothing: after a click on a link of this site. */
  function Missing() {
    useEffect(fetchPart, []);
    return null;
  }

  return memo(function LatePart(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    const isReady = useRef(false);
    const repeat = useRef<() => void>(undefined);

    useEffect(() => {
      const element = place.current;
      if (!element || isReady.current) return;
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) fetchPart();
        },
        { rootMargin: reach },
      );
      observer.observe(element);
      const holdSubmit = (event: SubmitEvent) => {
        if (isReady.current || !(event.target instanceof HTMLFormElement)) return;
        event.preventDefault();
        const form = event.target;
        repeat.current = () => form.requestSubmit(event.submitter);
        fetchPart();
      };
      element.addEventListener("submit", holdSubmit);
      // Also what was typed before this page answered, which is repeated now (server/http/defer-hydration.ts).
      element.addEventListener("input", fetchPart);
      element.addEventListener("focusin", fetchPart);
      return () => {
        observer.disconnect();
        element.removeEventListener("submit", holdSubmit);
        element.removeEventListener("input", fetchPart);
        element.removeEventListener("focusin", fetchPart);
      };
    }, []);

    function answer() {
      isReady.current = true;
      // The part takes over what was typed in an effect of its own, whose result must be there first.
      if (repeat.current) setTimeout(repeat.current);
    }

    return (
      <div ref={place}>
        <Suspense fallback={<Missing />}>
          <Inner inner={props} onReady={answer} />
        </Suspense>
      </div>
    );
  });
}

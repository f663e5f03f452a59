import { type RefObject, useEffect, useRef, useState } from "react";

/**
 * Whether the page was scrolled past the returned element, which stands at the very top and is as high as the distance
 * that does not count. Undefined until the browser has looked, so that the server's page claims neither.
 */
export function useScrolled<Mark extends Element>(): [RefObject<Mark | null>, boolean | undefined] {
  const mark = useRef<Mark>(null);
  const [scrolled, setScrolled] = useState<boolean>();
  useEffect(() => {
    if (!mark.current) return;
    // An observer, not a scroll listener: it asks for no layout.
    const observer = new IntersectionObserver((entries) => setScrolled(entries.at(-1)?.isIntersecting === false));
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);
  return [mark, scrolled];
}

import { useEffect, useState } from "react";

/** The part of the window's height in which the heading of what is being read stands, or above it. */
const readingLine = "100000px 0px -70% 0px";

/** The last of these headings (by their ids, in the order of the page) that has been reached, without measuring anything. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const names = ids.join(" ");
  useEffect(() => {
    const reached = new Set<string>();
    const order = names.split(" ");
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) reached.add(target.id);
          else reached.delete(target.id);
        }
        setCurrent(order.findLast((id) => reached.has(id)));
      },
      { rootMargin: readingLine },
    );
    for (const id of order) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [names]);
  return current;
}

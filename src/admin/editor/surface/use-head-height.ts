import { useEffect } from "react";

/** Tells the page in `--head` how many pixels of the window's top its bar covers while it stays in view. */
export function useHeadHeight(): void {
  useEffect(() => {
    const head = document.querySelector<HTMLElement>("[data-head=sticky]");
    const measure = () => {
      const isStuck = head !== null && getComputedStyle(head).position === "sticky";
      document.documentElement.style.setProperty("--head", `${isStuck ? head.offsetHeight : 0}px`);
    };
    const observer = new ResizeObserver(measure);
    if (head) observer.observe(head);
    window.addEventListener("resize", measure);
    measure();
    return () => {
      observer.disconnect();
      window.removeEventListener("resize", measure);
    };
  }, []);
}

import { useSite } from "../facts/use-site.ts";
import { classNames } from "../lib/class-names.ts";
import { ChartPicture } from "../ui/chart-picture.tsx";

/** An image with an accessible name; its lettering is not text. */
export function BookCover({ className }: { className?: string }) {
  const site = useSite();
  return (
    <div
      role="img"
      aria-label={`Cover of the free eBook “${site.facts.ebookTitle}”`}
      className={classNames(
        // Paper stays light in dark mode.
        "book relative flex aspect-[3/4.1] w-[min(15.625rem,66vw)] flex-col overflow-hidden rounded-[2px_6px_6px_2px] bg-on-deep px-5.5 py-6 text-abyss",
        className,
      )}
    >
      <span className="text-xs font-medium opacity-75">The field guide</span>
      <span className="mt-2 font-serif text-[1.5625rem] leading-[1.06] font-heading tracking-[-0.02em] text-balance">
        {site.facts.ebookTitle}
      </span>
      <ChartPicture
        name="book"
        width={250}
        height={192}
        className="absolute inset-x-0 bottom-0 h-[56%] w-full object-cover book-drawing"
      />
    </div>
  );
}

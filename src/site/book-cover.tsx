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
      className={classNames("book", className)}
    >
      <span>The field guide</span>
      <b>{site.facts.ebookTitle}</b>
      <ChartPicture name="book" width={250} height={192} className="book-drawing" />
    </div>
  );
}

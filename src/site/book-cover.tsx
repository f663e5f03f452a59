import { useCopy, useSite } from "../facts/use-site.ts";
import { classNames } from "../lib/class-names.ts";
import { ChartPicture } from "../ui/chart-picture.tsx";
import { showWords } from "./frame-copy.ts";

/** An image with an accessible name; its lettering is not text. */
export function BookCover({ className }: { className?: string }) {
  const site = useSite();
  const words = useCopy(showWords);
  return (
    <div role="img" aria-label={words.cover} className={classNames("book", className)}>
      <span>{words.series}</span>
      <b>{site.facts.ebookTitle}</b>
      <ChartPicture name="book" width={250} height={192} className="book-drawing" />
    </div>
  );
}

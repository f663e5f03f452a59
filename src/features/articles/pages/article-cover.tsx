import { classNames } from "../../../lib/class-names.ts";
import { Picture } from "../../../ui/picture.tsx";
import { uploadedPicture } from "../../media/uploaded-picture.ts";

type ArticleCoverProps = {
  /** Root-relative URL of a file of this site. */
  src: string;
  /** What it shows; left out where it only decorates. */
  alt?: string;
  priority?: boolean;
  className?: string;
  /** How wide it is on the page. */
  sizes: string;
};

/** A picture of an article. Its first one decorates, for the title beside it says what it is about. */
export function ArticleCover({ src, alt = "", priority = false, className, sizes }: ArticleCoverProps) {
  const uploaded = uploadedPicture(src);
  return (
    <Picture
      src={src}
      alt={alt}
      width={uploaded?.width ?? 960}
      height={uploaded?.height ?? 600}
      {...(uploaded ? { sources: uploaded.sources, sizes } : {})}
      priority={priority}
      className={classNames("block", className)}
      imgClassName="size-full object-cover"
    />
  );
}

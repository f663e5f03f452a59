import { uploadedPicture } from "../../features/media/uploaded-picture.ts";
import { classNames } from "../../lib/class-names.ts";
import { Picture } from "../../ui/picture.tsx";

type ArticleCoverProps = {
  /** Root-relative URL of a file of this site. */
  src: string;
  priority?: boolean;
  className?: string;
  /** How wide it is on the page. */
  sizes: string;
};

/** The drawing of an article; decorative, for the title beside it says what it is about. */
export function ArticleCover({ src, priority = false, className, sizes }: ArticleCoverProps) {
  const uploaded = uploadedPicture(src);
  return (
    <Picture
      src={src}
      alt=""
      width={uploaded?.width ?? 960}
      height={uploaded?.height ?? 600}
      {...(uploaded ? { sources: uploaded.sources, sizes } : {})}
      priority={priority}
      className={classNames("block", className)}
      imgClassName="size-full object-cover"
    />
  );
}

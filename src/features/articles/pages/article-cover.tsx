import { classNames } from "../../../lib/class-names.ts";
import { Picture } from "../../../ui/picture.tsx";
import { uploadedPicture } from "../../media/uploaded-picture.ts";

type ArticleCoverProps = {
  src: string;
  alt?: string;
  priority?: boolean;
  className?: string;
  sizes: string;
};

/** The first picture is decorative: the title beside it names the subject. */
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

import { Picture } from "../../ui/picture.tsx";

type ArticleCoverProps = { src: string | null; priority?: boolean; className?: string };

/** The drawing of an article; decorative, for the title beside it says what it is about. */
export function ArticleCover({ src, priority = false, className }: ArticleCoverProps) {
  if (!src) return <div className={className} />;
  return (
    <Picture
      src={src}
      alt=""
      width={960}
      height={600}
      priority={priority}
      className={className}
      imgClassName="size-full object-cover"
    />
  );
}

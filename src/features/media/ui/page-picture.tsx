import { uploadedPicture } from "../uploaded-picture.ts";

type PagePictureProps = {
  /** A file of this site, such as "/media/uploads/…/desk-1600x900.jpg". */
  file: string;
  alt: string;
  className: string;
};

/** The owner's picture instead of a page's drawing, above the fold. */
export function PagePicture({ file, alt, className }: PagePictureProps) {
  const { width = 1440, height = 860, sources = [] } = uploadedPicture(file) ?? {};
  return (
    <picture className={className}>
      {sources.map((source) => (
        <source key={source.type} {...source} sizes="(width >= 56.25rem) 50vw, 100vw" />
      ))}
      <img src={file} alt={alt} width={width} height={height} fetchPriority="high" className="size-full object-cover" />
    </picture>
  );
}

import { classNames } from "../lib/class-names.ts";

/** One better format of the same image, for example `image/avif`. */
export type PictureSource = { type: string; srcSet: string };

type PictureProps = {
  src: string;
  alt: string;
  /** Pixels of the file; they keep the place free until it arrives. */
  width: number;
  height: number;
  sources?: readonly PictureSource[];
  srcSet?: string;
  sizes?: string;
  /** For an image of the first view: loaded at once and first. */
  priority?: boolean;
  className?: string;
  imgClassName?: string;
};

/** An image with its size known; lazy unless it has priority. */
export function Picture({ sources, priority = false, className, imgClassName, sizes, alt, ...image }: PictureProps) {
  const img = (
    <img
      {...image}
      alt={alt}
      sizes={sizes}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : undefined}
      decoding={priority ? "auto" : "async"}
      className={sources?.length ? imgClassName : classNames(className, imgClassName)}
    />
  );
  if (!sources?.length) return img;
  return (
    <picture className={className}>
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      {img}
    </picture>
  );
}

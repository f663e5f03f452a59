import { classNames } from "../lib/class-names.ts";

/** An alternative format, such as `image/avif`. */
export type PictureSource = { type: string; srcSet: string; media?: string };

type PictureProps = {
  src: string;
  alt: string;
  /** File pixels; reserve the space until it loads. */
  width: number;
  height: number;
  sources?: readonly PictureSource[];
  srcSet?: string;
  sizes?: string;
  /** For the first view: eager, with high fetch priority. */
  priority?: boolean;
  className?: string;
  imgClassName?: string;
};

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
        <source key={source.type} {...source} sizes={sizes} />
      ))}
      {img}
    </picture>
  );
}

import { useEffect, useRef, useState } from "react";
import { initials } from "../../chart/artwork.ts";
import { publicUrl } from "../../lib/web-url.ts";

type FounderPhotoProps = {
  sources: readonly string[];
  name: string;
  alt: string;
  /** Shown below the photo; initials need none. */
  caption: string;
  className?: string;
};

/** The founder's photo: it moves to the next source when one fails to load, and to initials after the last (spec 4). */
export function FounderPhoto({ sources, name, alt, caption, className }: FounderPhotoProps) {
  const [index, setIndex] = useState(0);
  const image = useRef<HTMLImageElement>(null);
  const source = sources[index];

  // An image that failed before hydration has sent its event to no listener.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setIndex(1);
  }, []);

  if (source === undefined) {
    return (
      <figure className={className}>
        <div
          role="img"
          aria-label={name}
          className="on-deep grid aspect-[4/5] w-full place-items-center rounded-card font-serif text-fig text-sun"
        >
          <span aria-hidden="true" className="text-[2em] leading-none">
            {initials(name)}
          </span>
        </div>
      </figure>
    );
  }
  return (
    <figure className={className}>
      <img
        key={source}
        ref={image}
        src={publicUrl(source)}
        alt={alt}
        width={960}
        height={1200}
        fetchPriority="high"
        // The next source is counted from the one that failed, so that an event fired twice moves on once.
        onError={() => setIndex(index + 1)}
        className="aspect-[4/5] w-full rounded-card object-cover"
      />
      {caption ? <figcaption className="mt-3 text-xs text-ink-soft">{caption}</figcaption> : null}
    </figure>
  );
}

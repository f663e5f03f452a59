import type { ClientLogo } from "../facts/client-logos.ts";
import { classNames } from "../lib/class-names.ts";

/** Fits logos into equal slots, with a background where one needs it. */
export function ClientMark({ logo: { image, alt, background }, className }: { logo: ClientLogo; className?: string }) {
  return (
    <img
      src={image}
      alt={alt}
      width={208}
      height={56}
      loading="lazy"
      decoding="async"
      style={background ? { background } : undefined}
      className={classNames("h-14 w-full object-contain", background && "rounded-control p-2", className)}
    />
  );
}

import { classNames } from "../lib/class-names.ts";

type FrameProps = { src: string; title: string; height?: number; className?: string; onLoad?: () => void };

/** An outside page in a frame: it may run and open its own windows, and can neither lead this page away nor read it. */
export function Frame({ src, title, height, className, onLoad }: FrameProps) {
  return (
    <iframe
      src={src}
      title={title}
      height={height}
      onLoad={onLoad}
      className={classNames("block w-full rounded-card bg-ground", height === undefined && "aspect-video", className)}
      allow="autoplay; clipboard-write; encrypted-media; fullscreen; picture-in-picture"
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

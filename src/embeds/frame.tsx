import { classNames } from "../lib/class-names.ts";

type FrameProps = { src: string; title: string; height?: number; className?: string; onLoad?: () => void };

/** Sandboxed: may run scripts and open windows, but not navigate or read this page. */
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

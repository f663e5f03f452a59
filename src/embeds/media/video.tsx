import { type Captions, useCaptions } from "./use-captions.ts";

type VideoProps = { src: string; title: string; captions: Captions };

export function Video({ src, title, captions }: VideoProps) {
  const track = useCaptions(captions);
  return (
    <video
      src={src}
      controls
      playsInline
      preload="metadata"
      aria-label={title}
      className="block aspect-video w-full rounded-card bg-deep"
    >
      <track kind="captions" {...track} />
    </video>
  );
}

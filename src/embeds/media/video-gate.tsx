import { ConsentGate } from "../consent/consent-gate.tsx";
import { frameCopy, placeholderCopy } from "../embeds-copy.ts";
import { mediaService } from "../registry.ts";
import { Video } from "./video.tsx";

type VideoGateProps = { src: string; title: string; captions: string | null };

export function VideoGate({ src, title, captions }: VideoGateProps) {
  const service = mediaService(src);
  if (!service) return null;
  return (
    <ConsentGate
      service={service}
      place={src}
      title={title}
      action={frameCopy.video}
      page={{ href: src, label: placeholderCopy.open(service.name) }}
      placeholderClass="min-h-80 w-full max-w-full sm:aspect-video"
    >
      <Video src={src} title={title} captions={captions} />
    </ConsentGate>
  );
}

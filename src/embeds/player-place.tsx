import { classNames } from "../lib/class-names.ts";
import { playerFor } from "../lib/player-url.ts";
import { ConsentGate } from "./consent/consent-gate.tsx";
import { frameCopy, placeholderCopy } from "./embeds-copy.ts";
import { Frame } from "./frame.tsx";
import { frameService } from "./registry.ts";

type ConsentPlayerProps = {
  src: string;
  title: string;
  height?: number;
  href: string;
  place: string;
};

/** Nothing for what is no web URL. */
export function ConsentPlayer({ src, title, height, href, place }: ConsentPlayerProps) {
  const player = playerFor(src);
  const service = frameService(src);
  if (!service) return null;
  const frameHeight = height ?? player?.height;
  const action = !player ? frameCopy.other : frameHeight ? frameCopy.audio : frameCopy.video;
  return (
    <ConsentGate
      service={service}
      place={place}
      title={title}
      action={action}
      // Pages that are not players have their link beside the frame.
      page={player && { href, label: placeholderCopy.open(service.name) }}
      placeholderClass={classNames("min-h-80 w-full max-w-full", frameHeight === undefined && "sm:aspect-video")}
    >
      <Frame src={player?.src ?? src} title={title} height={frameHeight} />
    </ConsentGate>
  );
}

import { useSite } from "../../facts/use-site.ts";
import { nativeNameOf } from "../../lib/language.ts";

type VideoProps = { src: string; title: string; captions: string | null };

export function Video({ src, title, captions }: VideoProps) {
  const { language } = useSite().facts;
  return (
    <video
      src={src}
      controls
      playsInline
      preload="metadata"
      aria-label={title}
      className="block aspect-video w-full rounded-card bg-deep"
    >
      <track kind="captions" src={captions ?? undefined} srcLang={language} label={nativeNameOf[language]} />
    </video>
  );
}

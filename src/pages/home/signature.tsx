import { useCopy, useSite } from "../../facts/use-site.ts";
import { uploadedPicture } from "../../features/media/uploaded-picture.ts";
import { classNames } from "../../lib/class-names.ts";
import { heroCopy } from "./home-copy.ts";

/** Who answers: portrait, or the sample's drawn profile, with name and place. */
export function Signature({ className }: { className?: string }) {
  const { facts } = useSite();
  const { signature } = useCopy(heroCopy);
  const file = facts.portrait?.src ?? "/about/portrait-96.webp";
  return (
    <p className={classNames("flex items-center gap-3 text-sm leading-snug", className)}>
      <picture>
        {uploadedPicture(file)?.sources.map((source) => (
          <source key={source.type} {...source} sizes="48px" />
        ))}
        <img
          src={file}
          alt=""
          width={48}
          height={48}
          className="size-12 rounded-pill border border-line object-cover"
        />
      </picture>
      <span>
        <b>{facts.name}</b>, {facts.address.city}
        <span className="block text-ink-soft">{signature}</span>
      </span>
    </p>
  );
}

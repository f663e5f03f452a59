import { Link2 } from "lucide-react";
import { useCopy } from "../../../../facts/use-site.ts";
import { siteOrigin } from "../../../../seo/site-origin.ts";
import { Button, buttonClass } from "../../../../ui/button.tsx";
import { toast } from "../../../../ui/toast-store.ts";
import type { ReadableEpisode } from "../../episode.ts";
import { recordingWords } from "../../ui/recording-copy.ts";
import { episodeCopy } from "./episode-copy.ts";

/** Spec 2. */
export function EpisodeSharing({ episode }: { episode: ReadableEpisode }) {
  const copy = useCopy(episodeCopy);
  const words = useCopy(recordingWords);
  const url = `${siteOrigin()}/episode/${episode.id}`;
  const [title, encodedUrl] = [encodeURIComponent(episode.title), encodeURIComponent(url)];
  const networks = [
    { name: "Twitter", href: `https://twitter.com/intent/tweet?text=${title}&url=${encodedUrl}` },
    { name: "Facebook", href: `https://www.facebook.com/sharer/sharer.php?u=${encodedUrl}` },
    { name: "LinkedIn", href: `https://www.linkedin.com/sharing/share-offsite/?url=${encodedUrl}` },
  ];

  async function copyLink() {
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: words.copied, type: "success" });
    } catch {
      toast({ title: words.notCopied, type: "error" });
    }
  }

  return (
    <div className="no-print mt-14 grid max-w-read gap-gap md:grid-cols-2">
      <section aria-labelledby="conversation" className="card gap-3 p-6">
        <h2 id="conversation" className="text-h3">
          {copy.conversationTitle}
        </h2>
        <p className="text-base text-ink-soft">{copy.conversationText}</p>
        <ul className="mt-auto flex flex-wrap gap-1.5 pt-3">
          {networks.map(({ name, href }) => (
            <li key={name}>
              <a
                href={href}
                target="_blank"
                rel="noopener noreferrer"
                className={buttonClass({ kind: "secondary", size: "sm", className: "min-h-11 px-3" })}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="share" className="card gap-3 p-6">
        <h2 id="share" className="text-h3">
          {copy.shareTitle}
        </h2>
        <p className="text-base text-ink-soft">{copy.shareText}</p>
        <p className="mt-auto pt-3">
          <Button kind="secondary" size="sm" className="min-h-11" onClick={() => void copyLink()}>
            <Link2 className="size-5" aria-hidden="true" />
            {words.copy}
          </Button>
        </p>
      </section>
    </div>
  );
}

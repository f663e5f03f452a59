import { Link2, Mail, Share2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { fillText } from "../../../../facts/tokens.ts";
import { useCopy } from "../../../../facts/use-site.ts";
import { siteOrigin } from "../../../../seo/site-origin.ts";
import { buttonClass } from "../../../../ui/button.tsx";
import { toast } from "../../../../ui/toast-store.ts";
import { articleWords } from "../reading-copy.ts";

type ShareMenuProps = { title: string; path: string };

/** Share URLs that need no script of the network. */
function shareTargets(title: string, url: string) {
  const [text, link] = [encodeURIComponent(title), encodeURIComponent(url)];
  return [
    { network: "LinkedIn", href: `https://www.linkedin.com/sharing/share-offsite/?url=${link}` },
    { network: "Twitter", href: `https://twitter.com/intent/tweet?text=${text}&url=${link}` },
    { network: "Facebook", href: `https://www.facebook.com/sharer/sharer.php?u=${link}` },
  ];
}

/** Copy Link, LinkedIn, Twitter, Facebook and Email (spec 2 and 8). */
export function ShareMenu({ title, path }: ShareMenuProps) {
  const words = useCopy(articleWords);
  const details = useRef<HTMLDetailsElement>(null);
  const url = siteOrigin() + path;

  useEffect(() => {
    const menu = details.current;
    if (!menu) return;
    function close(event: Event) {
      const shouldClose =
        event instanceof KeyboardEvent ? event.key === "Escape" : !menu?.contains(event.target as Node);
      if (!menu?.open || !shouldClose) return;
      menu.open = false;
      if (event instanceof KeyboardEvent) menu.querySelector("summary")?.focus();
    }
    document.addEventListener("keydown", close);
    document.addEventListener("click", close);
    return () => {
      document.removeEventListener("keydown", close);
      document.removeEventListener("click", close);
    };
  }, []);

  async function copy() {
    if (details.current) details.current.open = false;
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: words.copied, type: "success" });
    } catch {
      toast({ title: words.notCopied, type: "error" });
    }
  }

  return (
    <details ref={details} className="relative no-print">
      <summary
        className={buttonClass({
          kind: "secondary",
          size: "sm",
          className: "min-h-11 list-none max-sm:size-11 max-sm:p-0",
        })}
      >
        <Share2 className="size-5" aria-hidden="true" />
        <span className="max-sm:sr-only">{words.share}</span>
      </summary>
      <ul className="menu absolute right-0 top-full z-10 mt-2 w-60">
        <li>
          <button type="button" onClick={() => void copy()}>
            <Link2 className="size-5" aria-hidden="true" />
            {words.copy}
          </button>
        </li>
        {shareTargets(title, url).map(({ network, href }) => (
          <li key={network}>
            <a href={href} target="_blank" rel="noopener noreferrer">
              <Share2 className="size-5" aria-hidden="true" />
              {fillText(words.shareTo, { network })}
            </a>
          </li>
        ))}
        <li>
          <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}>
            <Mail className="size-5" aria-hidden="true" />
            {words.byEmail}
          </a>
        </li>
      </ul>
    </details>
  );
}

import { ArrowUpRight } from "lucide-react";
import { mediaCopy } from "../embeds-copy.ts";
import { useLoaded } from "../use-loaded.ts";
import type { MediaPlaceholderProps } from "./media-placeholder.tsx";

const loadPlaceholder = () => import("./media-placeholder.tsx").then(({ MediaPlaceholder }) => MediaPlaceholder);

/** A link without JavaScript; asks for consent once hydrated. */
export function MediaPlace(props: MediaPlaceholderProps) {
  const part = useLoaded(loadPlaceholder);
  if (part.state === "ready") return <part.value {...props} />;
  return (
    <div className="min-h-80 rounded-card bg-ground p-6">
      <a href={props.src} rel="noopener noreferrer" className="inline-flex min-h-11 items-center gap-1 wrap-anywhere">
        {mediaCopy.open(new URL(props.src).host)}
        <ArrowUpRight className="size-4" aria-hidden="true" />
      </a>
    </div>
  );
}

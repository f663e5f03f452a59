import { useSite } from "../../facts/use-site.ts";
import { fieldsClass } from "../fields/form-layout.tsx";
import { useDebounced } from "../use-debounced.ts";

type PreviewFields = {
  title: string;
  path: string;
  description: string;
  /** Determines the card besides the title, named as on the server. */
  card:
    | { kind: "page"; path: string }
    | { kind: "article"; category: string; slug: string }
    | { kind: "episode"; label: string; guest: string };
};

/** Characters of a description that search engines show. */
const maxDescriptionLength = 155;

/** Milliseconds without typing before the card is drawn again. */
const typingPauseMs = 700;

/** Preview as a search result and as a shared card, drawn by the server. */
export function SearchPreviews({ title, path, description, card }: PreviewFields) {
  const site = useSite();
  const name = title.trim() || "Title";
  const text = description.trim() || "The description appears here; write one of your own or leave it to the summary.";
  const short = text.length > maxDescriptionLength ? `${text.slice(0, maxDescriptionLength)}…` : text;
  const parameters = new URLSearchParams({ ...card, title: name.slice(0, 300) });
  const cardUrl = useDebounced(`/api/admin/cards?${parameters}`, typingPauseMs);
  return (
    <div className={`${fieldsClass()} [&_.field-label]:mb-1.5`}>
      <div>
        <p className="field-label">As a search result</p>
        <div className="grid gap-0.5 rounded-panel border bg-paper px-4 py-3.5 wrap-anywhere">
          <cite className="text-xs text-ink-soft not-italic">
            {window.location.host}
            {path}
          </cite>
          <b className="font-medium text-[1.0625rem] text-[var(--finance)] leading-[1.35]">
            {name} - {site.facts.name}
          </b>
          <p className="text-sm text-ink-soft">{short}</p>
        </div>
      </div>
      <div>
        <p className="field-label">As a shared card</p>
        <div className="overflow-hidden rounded-panel border wrap-anywhere">
          <img
            src={cardUrl}
            alt={`Card: ${name}`}
            width={1200}
            height={630}
            className="block aspect-[1200/630] h-auto w-full bg-deep"
          />
          <div className="border-t px-3.5 py-2.5 text-xs text-ink-soft">
            {window.location.host}
            <b className="block text-sm text-ink">{name}</b>
            {short}
          </div>
        </div>
      </div>
    </div>
  );
}

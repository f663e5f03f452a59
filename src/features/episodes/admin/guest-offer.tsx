import { useEffect, useRef, useState } from "react";
import { upload } from "../../../admin/media/use-uploads.ts";
import { Note, Problem } from "../../../admin/states.tsx";
import { useAction } from "../../../admin/use-change.ts";
import { withSession } from "../../../server-context/sign-in-again.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { toast } from "../../../ui/toast-store.ts";
import type { EpisodeGuest, GuestDetail } from "../../guests/guest-record.ts";
import { fetchGuestDetail } from "../../guests/guests.admin.functions.ts";
import { saveMediaAlt } from "../../media/media.functions.ts";
import type { EpisodeContent } from "../editing/episode-editing.ts";
import { isRichNote, noteHtml, noteParts, plainNote } from "../show-notes.ts";

export type GuestPart = "name" | "bio" | "links" | "portrait";

/** `replaces` is the text that would be overwritten, or empty. */
type GuestProposal = { part: GuestPart; label: string; preview: string; replaces: string };

type GuestFacts = Pick<GuestDetail, "name" | "bio" | "links" | "portrait">;
type Content = Pick<EpisodeContent, "guestName" | "aboutGuest" | "banner">;

const linesOf = (text: string | null): string[] =>
  (text ?? "")
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);

const bulleted = /^[^\S\r\n]*[•\-*–]\s/m;

const aboutPart = noteParts[2];

/** Appends missing lines in the text's own list style. */
function withLines(existing: string, lines: readonly string[]): string {
  const text = plainNote(aboutPart, existing);
  const missing = lines.filter((line) => !text.includes(line));
  if (isRichNote(existing)) return existing + noteHtml(aboutPart, missing.map((line) => `• ${line}`).join("\n"));
  const bullet = bulleted.test(text) ? "• " : "";
  return [text.trimEnd(), ...missing.map((line) => bullet + line)].filter(Boolean).join("\n");
}

const shorten = (text: string) => (text.length > 140 ? `${text.slice(0, 139).trimEnd()}…` : text);

/** Parts missing from the form; `names` are all guests of the episode as one text. */
export function guestProposals(guest: GuestFacts, names: string, content: Content): GuestProposal[] {
  const [bio, links] = [linesOf(guest.bio), linesOf(guest.links)];
  const about = plainNote(aboutPart, content.aboutGuest);
  const isMissing = (line: string) => !about.includes(line);
  const proposals: GuestProposal[] = [];
  if (!content.guestName.includes(guest.name)) {
    proposals.push({ part: "name", label: "Name", preview: names, replaces: content.guestName.trim() });
  }
  if (bio.some(isMissing)) {
    proposals.push({ part: "bio", label: "Bio", preview: shorten(bio.join(" ")), replaces: "" });
  }
  if (links.some(isMissing)) {
    proposals.push({ part: "links", label: "Links", preview: shorten(links.join(", ")), replaces: "" });
  }
  if (guest.portrait) {
    proposals.push({ part: "portrait", label: "Portrait", preview: "", replaces: content.banner.trim() });
  }
  return proposals;
}

export function withGuest(
  guest: GuestFacts,
  { names, parts, banner }: { names: string; parts: ReadonlySet<GuestPart>; banner: string | undefined },
  content: Content,
): Partial<Content> {
  const lines = [...(parts.has("bio") ? linesOf(guest.bio) : []), ...(parts.has("links") ? linesOf(guest.links) : [])];
  return {
    ...(parts.has("name") ? { guestName: names } : {}),
    ...(lines.length > 0 ? { aboutGuest: withLines(content.aboutGuest, lines) } : {}),
    ...(parts.has("portrait") && banner ? { banner } : {}),
  };
}

type GuestOfferProps = {
  guest: EpisodeGuest;
  names: string;
  content: EpisodeContent;
  onChange: (part: Partial<EpisodeContent>) => void;
};

/** Copied into the media library because the registration's own file is erased later. */
async function copyPortrait(portrait: string, name: string): Promise<string> {
  const response = await fetch(`${portrait}.webp`);
  if (!response.ok) throw new Error("The portrait no longer exists. Choose the other parts without it.");
  const file = new File([await response.blob()], `Portrait of ${name}.webp`, { type: "image/webp" });
  const { id, url } = await withSession(() => upload(file, () => undefined));
  await saveMediaAlt({ data: { id, alt: `Portrait of ${name}` } });
  return url;
}

/** Offers what a guest sent with their registration; can be undone. */
export function GuestOffer({ guest, names, content, onChange }: GuestOfferProps) {
  const [detail, setDetail] = useState<GuestDetail>();
  const latest = useRef(content);
  useEffect(() => {
    latest.current = content;
  });
  const open = useAction(async () => {
    const registration = await fetchGuestDetail({ data: { id: guest.id } });
    if (!registration) throw new Error("This registration has since been deleted.");
    setDetail(registration);
  });
  const fill = useAction(async (parts: ReadonlySet<GuestPart>) => {
    if (!detail) return;
    const banner =
      parts.has("portrait") && detail.portrait ? await copyPortrait(detail.portrait, detail.name) : undefined;
    const filled = withGuest(detail, { names, parts, banner }, latest.current);
    const previous = Object.fromEntries(Object.entries(latest.current).filter(([field]) => field in filled));
    onChange(filled);
    setDetail(undefined);
    toast({
      title: `The form has what ${detail.name} sent`,
      type: "success",
      action: { label: "Undo", run: () => onChange(previous) },
    });
  });
  if (detail) {
    return (
      <ProposalPicker
        proposals={guestProposals(detail, names, content)}
        portrait={detail.portrait}
        name={guest.name}
        busy={fill.busy}
        problem={fill.problem}
        onFill={fill.run}
        onCancel={() => setDetail(undefined)}
      />
    );
  }
  return (
    <>
      <Button kind="secondary" size="sm" busy={open.busy} onClick={open.run}>
        Fill in from the registration …
      </Button>
      <Problem text={open.problem} />
    </>
  );
}

type ProposalPickerProps = {
  proposals: readonly GuestProposal[];
  portrait: string | null;
  name: string;
  busy: boolean;
  problem: string | undefined;
  onFill: (parts: ReadonlySet<GuestPart>) => void;
  onCancel: () => void;
};

function ProposalPicker({ proposals, portrait, name, busy, problem, onFill, onCancel }: ProposalPickerProps) {
  // Parts that would replace text start unchecked.
  const [selected, setSelected] = useState<ReadonlySet<GuestPart>>(
    () => new Set(proposals.filter(({ replaces }) => !replaces).map(({ part }) => part)),
  );
  if (proposals.length === 0) {
    return <Note role="status">Everything that {name} sent is in the form.</Note>;
  }
  return (
    <fieldset
      // Legends up to two lines long do not fit on the border.
      className="grid min-w-0 gap-2 rounded-panel border p-3 wrap-anywhere"
    >
      <legend className="float-left font-semibold">From the registration of {name}</legend>
      {proposals.map(({ part, label, preview, replaces }) => (
        <Checkbox
          key={part}
          checked={selected.has(part)}
          onChange={({ target }) => {
            const next = new Set(selected);
            if (target.checked) next.add(part);
            else next.delete(part);
            setSelected(next);
          }}
          label={
            <>
              {label}
              {part === "portrait" && portrait ? (
                <img src={`${portrait}.webp`} alt="" className="mt-1 w-18 rounded-control" />
              ) : (
                <small>{preview}</small>
              )}
              {replaces ? <small>Replaces “{replaces}”</small> : null}
            </>
          }
        />
      ))}
      <Problem text={problem} />
      <div className="admin-actions">
        <Button
          size="sm"
          busy={busy}
          aria-disabled={selected.size === 0}
          onClick={() => selected.size > 0 && onFill(selected)}
        >
          Fill in
        </Button>
        <Button kind="quiet" size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </fieldset>
  );
}

import { createFileRoute, Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { AdminButton } from "../../../admin/admin-button.tsx";
import { copyText } from "../../../admin/copy-text.ts";
import { FieldsForm, FormCard, FormLayout } from "../../../admin/fields/form-layout.tsx";
import { formatDateTime } from "../../../admin/format-date-time.ts";
import { fileSize, kindNames, MediaChip } from "../../../admin/media/media-display.tsx";
import { PageBar } from "../../../admin/page-bar.tsx";
import { FactList } from "../../../admin/record/fact-list.tsx";
import { useOfferRestore } from "../../../admin/record/move-to-bin.ts";
import { RecordPage } from "../../../admin/record/record-page.tsx";
import { useShortcut } from "../../../admin/shortcuts.tsx";
import { Note } from "../../../admin/states.tsx";
import { unsaved, useUnsaved } from "../../../admin/unsaved.ts";
import { useAction } from "../../../admin/use-change.ts";
import { fillTokens } from "../../../facts/tokens.ts";
import { useSite } from "../../../facts/use-site.ts";
import { formatDuration } from "../../../lib/time/clock-time.ts";
import { binDays } from "../../../server-context/deletion.ts";
import { TextField } from "../../../ui/text-field.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { settingGroupNames, settingGroups } from "../../settings/setting-groups.ts";
import { deleteMedia, fetchMediaEntry, saveMediaAlt } from "../media.functions.ts";
import type { MediaEntry, MediaReplacement, MediaUse } from "../media.ts";
import { ReplaceCard } from "./replace-card.tsx";

/** Required: an image without it cannot be used. */
function AltCard({ id, alt }: { id: number; alt: string }) {
  const [text, setText] = useState(alt);
  useUnsaved(text !== alt, "the description");
  const save = useAction(async () => {
    if (!text.trim()) throw new Error("Add alternative text: screen readers read it aloud.");
    await saveMediaAlt({ data: { id, alt: text } });
    toast({ title: "Alternative text saved", type: "success" });
  });
  useShortcut("s", save.run);
  return (
    <FormCard title="Alternative text">
      <FieldsForm tight onSubmit={save.run}>
        <TextField
          label="Alternative text"
          help="One sentence for people who cannot see it."
          error={save.problem}
          maxLength={500}
          value={text}
          onChange={setText}
        />
        <AdminButton kind="primary" submits={save}>
          Save alternative text
        </AdminButton>
      </FieldsForm>
    </FormCard>
  );
}

export const Route = createFileRoute("/admin/media/$id")({ component: MediaEntryPage });

function MediaEntryPage() {
  return (
    <RecordPage kind="media" id={Route.useParams().id} fetch={fetchMediaEntry}>
      {(opened) => <Entry key={opened.entry.id} {...opened} />}
    </RecordPage>
  );
}

type EntryProps = { entry: MediaEntry; uses: readonly MediaUse[]; earlier: readonly MediaReplacement[] };

function Entry({ entry, uses, earlier }: EntryProps) {
  const site = useSite();
  const { id, kind, url } = entry;
  const navigate = useNavigate();

  const offerRestore = useOfferRestore("media");
  const remove = useAction(async () => {
    if (!(await unsaved.ask())) return;
    const deleted = await deleteMedia({ data: { id } });
    if (!deleted.ok) {
      return void toast({ title: "Not moved to the bin", description: "The file is now in use.", type: "error" });
    }
    await navigate({ to: "/admin/media" });
    offerRestore("File moved to the bin", [id]);
  }, "The file was not moved to the bin");
  return (
    <>
      <PageBar
        title={entry.name}
        back="media"
        note={<MediaChip {...entry} />}
        actions={<AdminButton onClick={() => void copyText(url, "URL copied")}>Copy URL</AdminButton>}
      />
      <FormLayout
        aside={
          <>
            <FormCard title="Used in">
              {uses.length === 0 ? (
                <Note>Nothing yet.</Note>
              ) : (
                <ul className="admin-rows">
                  {uses.map((use) => (
                    <li key={JSON.stringify(use)}>
                      <UseLink use={use} />
                    </li>
                  ))}
                </ul>
              )}
            </FormCard>
            <FormCard
              title="Delete"
              note={
                uses.length > 0
                  ? "It can be deleted once nothing uses it."
                  : `It can be restored for ${binDays} days, then its files are deleted.`
              }
            >
              <AdminButton action={remove} kind="danger" disabled={uses.length > 0}>
                Move to bin
              </AdminButton>
            </FormCard>
          </>
        }
      >
        <FormCard>
          {kind === "image" ? (
            <img
              src={url}
              alt={entry.alt}
              width={entry.width ?? undefined}
              height={entry.height ?? undefined}
              className="size-auto max-h-105 min-w-0 max-w-full rounded-panel wrap-anywhere"
            />
          ) : null}
          {kind === "audio" ? (
            // biome-ignore lint/a11y/useMediaCaption: a preview for the owner; captions belong to the episode
            <audio // oxlint-disable-line jsx-a11y/media-has-caption -- a preview for the owner
              src={url}
              controls
              preload="metadata"
              className="w-full"
            />
          ) : null}
          {kind === "document" ? <a href={url}>Open the document</a> : null}
          <FactList
            facts={[
              { label: "Kind", value: `${kindNames[kind]}, ${entry.type}` },
              { label: "Size", value: fileSize(entry.bytes) },
              { label: "Dimensions", value: entry.width ? `${entry.width} × ${entry.height} pixels` : null },
              { label: "Length", value: entry.seconds === null ? null : formatDuration(entry.seconds) },
              { label: "URL", value: <code>{url}</code> },
              { label: "Also as", value: variantLabels(entry) },
              { label: "Uploaded", value: formatDateTime(site, entry.createdAt) },
            ]}
          />
        </FormCard>
        {kind === "image" ? <AltCard id={id} alt={entry.alt} /> : null}
        <ReplaceCard entry={entry} earlier={earlier} />
      </FormLayout>
    </>
  );
}

const contentKinds = {
  article: "Article",
  episode: "Episode",
  issue: "Issue of the newsletter",
  page: "Page",
  sequence: "Sequence",
} as const;

function UseLink({ use }: { use: MediaUse }) {
  const site = useSite();
  if (use.kind === "settings") {
    const group = settingGroupNames.find((name) => name === use.key);
    return (
      <span>
        <Link to={use.url} hash={group ?? "legal"}>
          {group ? settingGroups[group].title : "Legal texts"}
        </Link>
        <small>Settings</small>
      </span>
    );
  }
  return (
    <span>
      <Link to={use.url}>{use.kind === "page" ? fillTokens(site, use.title) : use.title}</Link>
      <small>
        {contentKinds[use.kind]}
        {use.isDraft ? ", in unsaved changes" : ""}
      </small>
    </span>
  );
}

function variantLabels({ variants }: MediaEntry): string {
  const widths = [...new Set(variants.map(({ width }) => width))];
  return widths.length === 0 ? "" : `AVIF and WebP, ${widths.join(", ")} pixels wide`;
}

import { createFileRoute, Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { deleteMedia, fetchMediaEntry, restoreMedia, saveMediaAlt } from "../../../features/media/media.functions.ts";
import type { MediaEntry, MediaUse } from "../../../features/media/media.ts";
import { errorMessage } from "../../../lib/error-message.ts";
import { binDays } from "../../../request/deletion.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { copyText } from "../kit/copy-text.ts";
import { FactList } from "../kit/fact-list.tsx";
import { FormCard, FormLayout } from "../kit/form-layout.tsx";
import { formatDateTime } from "../kit/format-date-time.ts";
import { offerUndo } from "../kit/offer-undo.ts";
import { PageBar } from "../kit/page-bar.tsx";
import { useShortcut } from "../kit/shortcuts.tsx";
import { withSession } from "../kit/sign-in-again.ts";
import { unsaved, useUnsaved } from "../kit/unsaved.ts";
import { useInvalidate } from "../kit/use-admin-query.ts";
import { RecordPage } from "../records/record-page.tsx";
import { fileSize, kindNames, MediaChip, playingTime } from "./media-words.tsx";

export const Route = createFileRoute("/admin/media/$id")({ component: MediaEntryPage });

const back = { to: "/admin/media", label: "Media" } as const;

/** One file: what it shows, where it is used. */
function MediaEntryPage() {
  return (
    <RecordPage name="media" noun="File" binKind="media" id={Route.useParams().id} back={back} fetch={fetchMediaEntry}>
      {({ entry, uses }) => <Entry key={entry.id} entry={entry} uses={uses} />}
    </RecordPage>
  );
}

function Entry({ entry, uses }: { entry: MediaEntry; uses: readonly MediaUse[] }) {
  const { id, kind, address } = entry;
  const navigate = useNavigate();
  const invalidate = useInvalidate();
  const [busy, setBusy] = useState(false);

  async function remove() {
    if (!(await unsaved.ask())) return;
    setBusy(true);
    try {
      const answer = await withSession(() => deleteMedia({ data: { id } }));
      await invalidate("media", "list");
      if (answer.uses.length > 0) {
        await invalidate("media", "one");
        return void toast({ title: "Not deleted", description: "The file is now in use.", type: "error" });
      }
      await navigate({ to: "/admin/media" });
      offerUndo("File deleted", async () => {
        await restoreMedia({ data: { id } });
        await invalidate("media");
      });
    } catch (failure) {
      toast({ title: "The file was not deleted", description: errorMessage(failure), type: "error" });
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      <PageBar
        title={entry.name}
        back={back}
        note={<MediaChip {...entry} />}
        actions={
          <Button kind="secondary" size="sm" onClick={() => void copyText(address, "Address copied")}>
            Copy address
          </Button>
        }
      />
      <FormLayout
        aside={
          <>
            <FormCard title="Used in">
              {uses.length === 0 ? (
                <p className="admin-note">Nothing yet.</p>
              ) : (
                <ul className="admin-rows">
                  {uses.map((use) => (
                    <li key={`${use.address} ${use.isDraft}`}>
                      <span>
                        <Link to={use.address}>{use.title}</Link>
                        <small>
                          {use.kind === "article" ? "Article" : "Episode"}
                          {use.isDraft ? ", in unsaved changes" : ""}
                        </small>
                      </span>
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
                  : `It can be restored for ${binDays} days, then its files are removed.`
              }
            >
              <Button
                kind="danger"
                size="sm"
                busy={busy}
                disabled={uses.length > 0}
                className="justify-self-start"
                onClick={() => void remove()}
              >
                Delete
              </Button>
            </FormCard>
          </>
        }
      >
        <FormCard>
          {kind === "image" ? (
            <img
              src={address}
              alt={entry.alt}
              width={entry.width ?? undefined}
              height={entry.height ?? undefined}
              className="admin-preview"
            />
          ) : null}
          {kind === "audio" ? (
            // biome-ignore lint/a11y/useMediaCaption: a preview for the owner; captions belong to the episode
            <audio // oxlint-disable-line jsx-a11y/media-has-caption -- a preview for the owner
              src={address}
              controls
              preload="metadata"
              className="w-full"
            />
          ) : null}
          {kind === "document" ? <a href={address}>Open the document</a> : null}
          <FactList
            facts={[
              { label: "Kind", value: `${kindNames[kind]}, ${entry.type}` },
              { label: "Size", value: fileSize(entry.bytes) },
              { label: "Dimensions", value: entry.width ? `${entry.width} × ${entry.height} pixels` : null },
              { label: "Length", value: entry.seconds === null ? null : playingTime(entry.seconds) },
              { label: "Address", value: <code>{address}</code> },
              { label: "Also as", value: variantWords(entry) },
              { label: "Uploaded", value: formatDateTime(entry.createdAt) },
            ]}
          />
        </FormCard>
        {kind === "image" ? <AltCard id={id} alt={entry.alt} /> : null}
      </FormLayout>
    </>
  );
}

function variantWords({ variants }: MediaEntry): string {
  const widths = [...new Set(variants.map(({ width }) => width))];
  return widths.length === 0 ? "" : `AVIF and WebP, ${widths.join(", ")} pixels wide`;
}

/** What a picture shows, in words; without them it cannot be used. */
function AltCard({ id, alt }: { id: number; alt: string }) {
  const [text, setText] = useState(alt);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const invalidate = useInvalidate();
  useUnsaved(text !== alt, "the description");

  async function save() {
    if (busy) return;
    if (!text.trim()) return setProblem("Say what the picture shows: screen readers read it aloud.");
    setBusy(true);
    setProblem(undefined);
    try {
      await withSession(() => saveMediaAlt({ data: { id, alt: text } }));
      await invalidate("media");
      toast({ title: "Description saved", type: "success" });
    } catch (failure) {
      setProblem(errorMessage(failure));
    } finally {
      setBusy(false);
    }
  }
  useShortcut("s", () => void save());
  return (
    <FormCard title="Description">
      <form
        noValidate
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Field
          label="What the picture shows"
          help="One sentence for people who cannot see it."
          {...(problem ? { error: problem } : {})}
        >
          {(control) => (
            <TextInput {...control} maxLength={500} value={text} onChange={({ target }) => setText(target.value)} />
          )}
        </Field>
        <Button type="submit" size="sm" busy={busy} className="justify-self-start">
          Save description
        </Button>
      </form>
    </FormCard>
  );
}

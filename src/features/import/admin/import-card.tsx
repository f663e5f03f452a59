import { Link } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { AdminButton } from "../../../admin/admin-button.tsx";
import { ConfirmButton } from "../../../admin/confirm-dialog.tsx";
import { downloadCsv } from "../../../admin/download.ts";
import { FieldsForm, FormCard } from "../../../admin/fields/form-layout.tsx";
import { counted, formatDateTime } from "../../../admin/format-date-time.ts";
import { Note, Problem } from "../../../admin/states.tsx";
import { FieldErrors, useAction } from "../../../admin/use-change.ts";
import { useSite } from "../../../facts/use-site.ts";
import { cancelSiteImport, fetchImportReport, fetchMissingFiles, undoSiteImport } from "../site-import.functions.ts";
import { type SiteImport, showFactLabels, sourceNames } from "../site-import.ts";
import { ChoiceForm } from "./choice-form.tsx";
import { ImportItems } from "./import-items.tsx";
import { isWorking, outcomeLabels, stateLabels } from "./import-words.ts";
import { isSiteUrl, needsSiteUrl, SiteUrlField } from "./site-url-field.tsx";

const gapProblems = {
  "not-done": "This import has changed since. Look at it again.",
  "no-file": "The file of this import no longer exists, so its images can’t be fetched. Add them by hand.",
};

/** Files that an import couldn't fetch, with a retry. */
function ImportGaps({ entry }: { entry: SiteImport }) {
  const [siteUrl, setSiteUrl] = useState(entry.choice?.siteUrl ?? "");
  const [isChecked, setChecked] = useState(false);
  const again = useAction(async () => {
    setChecked(true);
    if (!isSiteUrl(siteUrl)) throw new FieldErrors();
    const started = await fetchMissingFiles({ data: { id: entry.id, siteUrl } });
    if (!started.ok) throw new Error(gapProblems[started.code]);
  });
  if (entry.gaps === 0 || entry.state !== "done") return null;
  return (
    <FieldsForm onSubmit={again.run}>
      <Note>
        {counted(entry.gaps, "item")} without an image or file that couldn’t be fetched. Readers see a link or its name
        instead. What you have edited since stays as it is.
      </Note>
      {needsSiteUrl(entry) ? <SiteUrlField value={siteUrl} isChecked={isChecked} onChange={setSiteUrl} /> : null}
      <Problem text={again.problem} />
      <AdminButton submits={again}>Fetch missing images again</AdminButton>
    </FieldsForm>
  );
}

const isCount = ([, count]: [string, number]) => count > 0;

function Progress({ entry }: { entry: SiteImport }) {
  const { state, total, counts } = entry;
  const waiting = (counts.new ?? 0) + (counts.changed ?? 0);
  if (state !== "running") return <Note role="status">{stateLabels[state]}</Note>;
  return (
    <div role="status" className="grid gap-1">
      <progress
        className="w-full accent-tide"
        aria-label="Progress of the import"
        value={total - waiting}
        max={total}
      />
      <Note>
        {total - waiting} of {counted(total, "item")}. You can close this page; the import continues.
      </Note>
    </div>
  );
}

function ShowNote({ entry }: { entry: SiteImport }) {
  const { show, state } = entry;
  if (!show) return null;
  const settings = entry.choice?.show ?? [];
  return (
    <Note as="div">
      {settings.length > 0 && state === "done" ? (
        <p>
          The settings of the podcast are now those of “{show.title}”:{" "}
          {settings.map((name) => showFactLabels[name]).join(", ")}.
        </p>
      ) : null}
      {show.notes.length > 0 ? <p>{[...new Set(show.notes)].join(" ")}</p> : null}
      {state === "done" ? (
        <p>
          At your former host, name the new feed, so that apps follow: enter its URL in the field for a new feed URL, or
          put this line into the old feed:{" "}
          <code>{`<itunes:new-feed-url>${location.origin}/podcast/feed.xml</itunes:new-feed-url>`}</code>. Episodes keep
          their identity, so apps do not download them again.
        </p>
      ) : null}
    </Note>
  );
}

/** One import: its contents, choices, progress and results. */
export function ImportCard({ entry }: { entry: SiteImport }) {
  const site = useSite();
  const report = useAction(async () => {
    const text = await fetchImportReport({ data: { id: entry.id } });
    downloadCsv(`import-${entry.id}.csv`, text);
  }, "The report was not made");
  const cancel = useAction(() => cancelSiteImport({ data: { id: entry.id } }), "The import was not cancelled");
  const { id, source, state, counts, total, redirects } = entry;
  const isOpen = source !== null && (state === "ready" || state === "failed");
  const label = stateLabels[state].replace(" …", "");
  const actions = useRef<HTMLDivElement>(null);
  const previousState = useRef(state);
  // The button that changed the state may be gone.
  useEffect(() => {
    if (state !== previousState.current && document.activeElement === document.body)
      actions.current?.focus({ preventScroll: true });
    previousState.current = state;
  }, [state]);
  const summary = Object.entries(counts)
    .filter(isCount)
    .map(([outcome, count]) => `${outcomeLabels[outcome as keyof typeof outcomeLabels]}: ${count}`);
  return (
    <FormCard
      title={entry.fileName}
      note={`${source ? `${sourceNames[source]}, ${label.toLowerCase()}` : label}, ${formatDateTime(site, entry.finishedAt ?? entry.createdAt)}`}
      className="mt-5"
    >
      <Problem text={entry.problem ?? undefined} />
      {isWorking(state) ? <Progress entry={entry} /> : null}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset can't be focused with the name of its legend */}
      <div ref={actions} role="group" tabIndex={-1} aria-label={entry.fileName} className="admin-actions outline-none">
        {state === "reading" || state === "running" ? <AdminButton action={cancel}>Cancel</AdminButton> : null}
        {total > 0 ? <AdminButton action={report}>Download the report</AdminButton> : null}
        {state === "done" || (state === "failed" && source !== null) ? (
          <ConfirmButton
            label="Undo this import …"
            title="Undo this import?"
            confirm="Undo the import"
            danger
            onConfirm={() => undoSiteImport({ data: { id } })}
          >
            <p>
              Imported articles, pages and episodes that no one has edited since move to the bin, its redirects are
              deleted, and so are files that nothing uses. Settings that it changed are restored. What it updated stays
              as it is now.
            </p>
          </ConfirmButton>
        ) : null}
      </div>
      {total > 0 ? (
        <p>
          {summary.join(" · ")}
          {redirects > 0 ? ` · Redirects: ${redirects}` : ""}
        </p>
      ) : null}
      <ShowNote entry={entry} />
      {entry.subscriberList ? (
        <Note>
          The export also holds a list of subscribers, {entry.subscriberList}. Take it out of the file and{" "}
          <Link to="/admin/subscribers/import">import the subscribers</Link>.
        </Note>
      ) : null}
      <ImportGaps entry={entry} />
      {isOpen ? <ChoiceForm key={id} entry={entry} /> : null}
      {total > 0 ? <ImportItems entry={entry} /> : null}
    </FormCard>
  );
}

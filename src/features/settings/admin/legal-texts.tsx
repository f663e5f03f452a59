import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { AdminButton } from "../../../admin/admin-button.tsx";
import { ConflictView } from "../../../admin/editor/compare/conflict-view.tsx";
import type { ComparedField } from "../../../admin/editor/compared-field.ts";
import type { Conflict } from "../../../admin/editor/editing-state.ts";
import { LocalDraftOffer } from "../../../admin/editor/local-draft-offer.tsx";
import { RichText } from "../../../admin/editor/rich-text.tsx";
import { useTypedDraft } from "../../../admin/editor/use-typed-draft.ts";
import { ChoiceButtons } from "../../../admin/fields/choice-buttons.tsx";
import { formatDateTime } from "../../../admin/format-date-time.ts";
import { Note, Pending, Problem } from "../../../admin/states.tsx";
import { unsaved, useUnsaved } from "../../../admin/unsaved.ts";
import { useAdminQuery } from "../../../admin/use-admin-query.ts";
import { useAction } from "../../../admin/use-change.ts";
import * as accessibility from "../../../facts/legal/accessibility.md";
import * as cookies from "../../../facts/legal/cookie-policy.md";
import * as impressum from "../../../facts/legal/impressum.md";
import * as privacy from "../../../facts/legal/privacy-policy.md";
import { useSite } from "../../../facts/use-site.ts";
import { toast } from "../../../ui/toast-store.ts";
import { sessionQuery } from "../../accounts/session.ts";
import { localDrafts } from "../../content-drafts/local-draft.ts";
import { type EditedLegalText, type LegalName, legalFacts, legalNames, legalTitles } from "../legal-text.ts";
import { fetchEditedLegalText, saveSiteLegalText } from "../settings.admin.functions.ts";
import { SettingVersions } from "./setting-versions-dialog.tsx";

const documents: Readonly<Record<LegalName, { title: string; path: string; html: string }>> = {
  impressum: { title: legalTitles.impressum, path: "/impressum", html: impressum.html },
  privacy: { title: legalTitles.privacy, path: "/privacy-policy", html: privacy.html },
  cookies: { title: legalTitles.cookies, path: "/cookie-policy", html: cookies.html },
  accessibility: { title: legalTitles.accessibility, path: "/accessibility", html: accessibility.html },
};

export function LegalTexts() {
  const [name, setName] = useState<LegalName>("impressum");
  const query = useAdminQuery(["settings", "legal", name], async () => ({
    name,
    text: await fetchEditedLegalText({ data: { name } }),
  }));
  async function choose(next: LegalName) {
    if (next !== name && (await unsaved.ask())) setName(next);
  }
  return (
    <section id="legal" aria-labelledby="legal-title" className="scroll-mt-22">
      <h2 id="legal-title" className="text-[length:var(--text-h3)]">
        Legal texts
      </h2>
      <Note>
        Written for a sole trader in Germany and marked as drafts until you save your own. Have them checked before you
        rely on them.
      </Note>
      <ChoiceButtons
        name="Document"
        choices={legalNames.map((option) => ({ value: option, label: documents[option].title }))}
        value={name}
        onChange={(next) => void choose(next)}
      />
      {query.data?.name === name ? (
        <LegalEditor key={name} name={name} initial={query.data.text} />
      ) : (
        <Pending query={query} what="the legal text" />
      )}
    </section>
  );
}

type LegalConflict = Pick<Conflict<{ html: string }>, "mine" | "theirs" | "origin" | "by" | "at" | "isOwn"> & {
  stored: EditedLegalText;
};

/** `html` is the text as typed, if any; `resetKey` changes when `initialHtml` is replaced. */
type Editor = { html: string | undefined; initialHtml: string; resetKey: number };

function LegalEditor({ name, initial }: { name: LegalName; initial: EditedLegalText }) {
  const site = useSite();
  const { title, path, html: sample } = documents[name];
  const { data: account } = useQuery(sessionQuery());
  const [text, setText] = useState(initial);
  const [editor, setEditor] = useState<Editor>({ html: undefined, initialHtml: initial.html ?? sample, resetKey: 0 });
  const { html, initialHtml, resetKey } = editor;
  const [version, setVersion] = useState(initial.version);
  const [conflict, setConflict] = useState<LegalConflict>();
  const fields: readonly ComparedField[] = [{ name: "html", label: title, kind: "html" }];
  const content = { html: html ?? initialHtml };
  const [drafts, setDrafts] = useTypedDraft({
    kind: `legal text ${name}`,
    typed: { content: html === undefined ? {} : { html }, base: String(version) },
    fields,
    content,
  });
  useUnsaved(html !== undefined, `the text “${title}”`);

  function replaceText(next: string): void {
    setEditor((current) => ({ html: next, initialHtml: next, resetKey: current.resetKey + 1 }));
  }
  /** Text typed since `submitted` was sent stays. */
  function accept(stored: EditedLegalText, submitted = html): void {
    setText(stored);
    setVersion(stored.version);
    setEditor((current) =>
      current.html === submitted
        ? { html: undefined, initialHtml: stored.html ?? sample, resetKey: current.resetKey + 1 }
        : current,
    );
  }
  // A version saved in another window appears unless something was typed.
  if (initial.version > text.version && html === undefined) accept(initial);

  const save = useAction(async (next: string | null, baseVersion: number, replaced?: string) => {
    const saved = await saveSiteLegalText({ data: { name, version: baseVersion, html: next, replaced } });
    if (!saved.ok && saved.code === "invalid") throw new Error(saved.reason);
    const stored = await fetchEditedLegalText({ data: { name } });
    if (!saved.ok) {
      setConflict({
        mine: { html: next ?? sample },
        theirs: { html: stored.html ?? sample },
        origin: baseVersion === text.version ? { html: text.html ?? sample } : null,
        by: stored.updatedBy ?? "",
        at: stored.updated ?? new Date().toISOString(),
        isOwn: stored.updatedBy === account?.user.email,
        stored,
      });
      return;
    }
    toast({ title: next === null ? `${title}: sample restored` : `${title} saved`, type: "success" });
    accept(stored, next ?? html);
  });
  if (conflict) {
    return (
      <ConflictView
        title={`${title}: changed in two places`}
        conflict={conflict}
        fields={fields}
        isSection
        isBusy={save.busy}
        onChoose={(chosen, side) => {
          accept(conflict.stored);
          replaceText(chosen.html);
          setConflict(undefined);
          save.run(chosen.html, conflict.stored.version, side === "theirs" ? conflict.mine.html : undefined);
        }}
        onLater={() => setConflict(undefined)}
      />
    );
  }
  return (
    <div className="mt-4 grid gap-3 [&_.ProseMirror]:max-h-[70svh] [&_.ProseMirror]:overflow-y-auto">
      <LocalDraftOffer
        drafts={drafts}
        content={content}
        fields={fields}
        onRestore={(draft) => {
          replaceText(draft.content.html ?? content.html);
          // Saving from the draft's own version detects later saves.
          setVersion(Number(draft.base));
          localDrafts.remove(draft.key);
        }}
        onChange={setDrafts}
      />
      <RichText
        key={resetKey}
        label={title}
        help={`Double braces are filled in with your details: ${legalFacts.map((fact) => `{{${fact}}}`).join(", ")}.`}
        value={initialHtml}
        onChange={(typed) => setEditor((current) => ({ ...current, html: typed }))}
      />
      <Problem text={save.problem} />
      <Note>
        {text.updated && text.html !== null
          ? `Last changed ${formatDateTime(site, text.updated)} by ${text.updatedBy ?? ""}.`
          : "Still the sample."}{" "}
        <a href={path}>View the page</a>
      </Note>
      <div className="admin-actions">
        <AdminButton
          kind="primary"
          busy={save.busy}
          disabled={html === undefined}
          onClick={() => save.run(html ?? null, version)}
        >
          Save {title}
        </AdminButton>
        <SettingVersions
          setting={`legal-${name}`}
          title={title}
          onRestore={({ html: stored }) => replaceText(typeof stored === "string" ? stored : sample)}
        />
        {text.html === null ? null : (
          <AdminButton kind="quiet" onClick={() => save.run(null, version)}>
            Restore the sample
          </AdminButton>
        )}
      </div>
    </div>
  );
}

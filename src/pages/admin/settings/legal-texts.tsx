import { useState } from "react";
import * as accessibility from "../../../facts/legal/accessibility.md";
import * as cookies from "../../../facts/legal/cookie-policy.md";
import * as impressum from "../../../facts/legal/impressum.md";
import * as privacy from "../../../facts/legal/privacy-policy.md";
import { type EditedLegalText, type LegalName, legalFacts, legalNames } from "../../../features/settings/legal-text.ts";
import { fetchEditedLegalText, saveSiteLegalText } from "../../../features/settings/settings.admin.functions.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { RichText } from "../editor/rich-text.tsx";
import { ChoiceButtons } from "../kit/choice-buttons.tsx";
import { formatDateTime } from "../kit/format-date-time.ts";
import { withSession } from "../kit/sign-in-again.ts";
import { Loading, NotLoaded, Problem } from "../kit/states.tsx";
import { unsaved, useUnsaved } from "../kit/unsaved.ts";
import { useAction } from "../kit/use-action.ts";
import { useAdminQuery, useInvalidate } from "../kit/use-admin-query.ts";
import { SettingVersions } from "./setting-versions-dialog.tsx";

const documents: Readonly<Record<LegalName, { title: string; path: string; html: string }>> = {
  impressum: { title: "Impressum", path: "/impressum", html: impressum.html },
  privacy: { title: "Privacy policy", path: "/privacy-policy", html: privacy.html },
  cookies: { title: "Cookie policy", path: "/cookie-policy", html: cookies.html },
  accessibility: { title: "Accessibility", path: "/accessibility", html: accessibility.html },
};

/** The legal documents, one at a time in an editor. */
export function LegalTexts() {
  const [name, setName] = useState<LegalName>("impressum");
  const { data, error, refetch } = useAdminQuery(["settings", "legal", name], async () => ({
    name,
    text: await fetchEditedLegalText({ data: { name } }),
  }));
  async function choose(next: LegalName) {
    if (next !== name && (await unsaved.ask())) setName(next);
  }
  return (
    <section id="legal" aria-labelledby="legal-title" className="settings-section">
      <h2 id="legal-title">Legal texts</h2>
      <p className="admin-note">
        Written for a sole trader in Germany and marked as drafts until you save your own. Have them checked before you
        rely on them.
      </p>
      <ChoiceButtons
        name="Document"
        choices={legalNames.map((each) => ({ value: each, label: documents[each].title }))}
        chosen={name}
        onChoose={(each) => void choose(each)}
      />
      {data && data.name === name ? (
        <LegalEditor key={`${name} ${data.text.version}`} name={name} text={data.text} />
      ) : error ? (
        <NotLoaded what="The legal text" error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading what="the legal text" />
      )}
    </section>
  );
}

function LegalEditor({ name, text }: { name: LegalName; text: EditedLegalText }) {
  const { title, path, html: sample } = documents[name];
  const [html, setHtml] = useState<string>();
  const [restored, setRestored] = useState<string>();
  const invalidate = useInvalidate();
  useUnsaved(html !== undefined, `the text “${title}”`);

  const save = useAction(async (next: string | null) => {
    const answer = await withSession(() => saveSiteLegalText({ data: { name, version: text.version, html: next } }));
    if (answer === "conflict") {
      throw new Error("This text was saved in another window. Copy what you wrote, load the page again and paste it.");
    }
    if (answer !== null) throw new Error(answer);
    toast({ title: next === null ? `${title}: sample restored` : `${title} saved`, type: "success" });
    setHtml(undefined);
    setRestored(undefined);
    await invalidate("settings");
  });
  return (
    <div className="settings-legal">
      <RichText
        key={restored}
        label={title}
        help={`Double braces are filled in with your details: ${legalFacts.map((fact) => `{{${fact}}}`).join(", ")}.`}
        value={restored ?? text.html ?? sample}
        onChange={setHtml}
      />
      <Problem text={save.problem} />
      <p className="admin-note">
        {text.updated && text.html !== null
          ? `Last changed ${formatDateTime(text.updated)} by ${text.updatedBy ?? ""}.`
          : "Still the sample."}{" "}
        <a href={path}>View the page</a>
      </p>
      <div className="admin-actions">
        <Button size="sm" busy={save.busy} disabled={html === undefined} onClick={() => save.run(html ?? null)}>
          Save {title}
        </Button>
        <SettingVersions
          setting={`legal-${name}`}
          title={title}
          onRestore={({ html: stored }) => {
            const next = typeof stored === "string" ? stored : sample;
            setRestored(next);
            setHtml(next);
          }}
        />
        {text.html === null ? null : (
          <Button kind="quiet" size="sm" onClick={() => save.run(null)}>
            Restore the sample
          </Button>
        )}
      </div>
    </div>
  );
}

import { useState } from "react";
import { Collapsible } from "../../../admin/collapsible.tsx";
import { FieldRow, FieldsForm } from "../../../admin/fields/form-layout.tsx";
import { counted } from "../../../admin/format-date-time.ts";
import { Note, Problem } from "../../../admin/states.tsx";
import { FieldErrors, useAction } from "../../../admin/use-change.ts";
import { useSite } from "../../../facts/use-site.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { startSiteImport } from "../site-import.functions.ts";
import {
  categoryOfTag,
  copiedBy,
  defaultChoice,
  estimatedSeconds,
  type ImportChoice,
  type ShowFactName,
  type SiteImport,
} from "../site-import.ts";
import { durationOf, sizeOf } from "./import-words.ts";
import { isSiteUrl, needsSiteUrl, SiteUrlField } from "./site-url-field.tsx";

const switches = [
  ["articles", "Articles"],
  ["pages", "Pages"],
  ["episodes", "Episodes"],
  ["media", "Images and files, copied into the media library"],
  ["keepsState", "Publish what was public, and keep schedules; otherwise everything becomes a draft"],
] as const satisfies [keyof ImportChoice, string][];

type ShowChoiceProps = { entry: SiteImport; chosen: ShowFactName[]; onChange: (chosen: ShowFactName[]) => void };

/** Each fact of the show, with the site's and the feed's value. */
function ShowChoice({ entry: { show }, chosen, onChange }: ShowChoiceProps) {
  if (!show || show.facts.length === 0) return null;
  const all = show.facts.map(({ name }) => name);
  const isEverything = all.every((name) => chosen.includes(name));
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-3 font-semibold">Take over what the feed says about the show</legend>
      <Checkbox label="Everything" checked={isEverything} onChange={() => onChange(isEverything ? [] : all)} />
      {show.facts.map(({ name, label, here, feed }) => (
        <Checkbox
          key={name}
          label={label}
          help={
            <>
              Here now: {here || "nothing"}
              <br />
              In the feed: {feed}
            </>
          }
          checked={chosen.includes(name)}
          onChange={({ target }) =>
            onChange(all.filter((option) => (option === name ? target.checked : chosen.includes(option))))
          }
        />
      ))}
    </fieldset>
  );
}

function initialChoice({ choice, show }: SiteImport): ImportChoice {
  const initial = { ...defaultChoice, ...choice };
  return { ...initial, show: initial.show.filter((name) => show?.facts.some((fact) => fact.name === name)) };
}

/** Chooses what to import, and the categories of its tags. */
export function ChoiceForm({ entry }: { entry: SiteImport }) {
  const site = useSite();
  const [choice, setChoice] = useState(() => initialChoice(entry));
  const [isChecked, setChecked] = useState(false);
  const start = useAction(async () => {
    setChecked(true);
    if (!choice.category.trim() || !isSiteUrl(choice.siteUrl)) throw new FieldErrors();
    const started = await startSiteImport({ data: { id: entry.id, choice } });
    if (!started.ok) throw new Error("This import has changed since. Look at it again.");
  });
  const change = (part: Partial<ImportChoice>) => setChoice((current) => ({ ...current, ...part }));
  const copied = copiedBy(entry, choice);
  return (
    <FieldsForm onSubmit={start.run}>
      <p>
        {counted(copied.files, "file")} to copy, up to {sizeOf(copied.bytes)}; it will take{" "}
        {durationOf(estimatedSeconds({ ...copied, total: (entry.counts.new ?? 0) + (entry.counts.changed ?? 0) }))}.
      </p>
      {switches.map(([name, label]) => (
        <Checkbox
          key={name}
          label={label}
          checked={choice[name]}
          onChange={({ target }) => change({ [name]: target.checked })}
        />
      ))}
      {entry.authors.map((author) => (
        <Checkbox
          key={author}
          label={`${author} is you: publish under ${site.facts.name}`}
          checked={choice.ownAuthors.includes(author)}
          onChange={({ target }) =>
            change({
              ownAuthors: [
                ...choice.ownAuthors.filter((other) => other !== author),
                ...(target.checked ? [author] : []),
              ],
            })
          }
        />
      ))}
      {needsSiteUrl(entry) ? (
        <SiteUrlField value={choice.siteUrl} isChecked={isChecked} onChange={(siteUrl) => change({ siteUrl })} />
      ) : null}
      {entry.posts > 0 ? (
        <SelectField
          label={`Articles with a recording (${entry.posts})`}
          value={choice.posts}
          options={[
            { value: "episodes", label: "become episodes of the podcast" },
            { value: "articles", label: "stay articles, with a link to the recording" },
          ]}
          onChange={(posts) => change({ posts: posts === "articles" ? "articles" : "episodes" })}
        />
      ) : null}
      <FieldRow>
        <SelectField
          label="Recordings of episodes"
          value={choice.recordings}
          options={[
            { value: "leave", label: "stay at their host" },
            { value: "copy", label: "are copied into the media library" },
          ]}
          onChange={(recordings) => change({ recordings: recordings === "copy" ? "copy" : "leave" })}
        />
        <TextField
          label="Category of articles without a tag"
          error={isChecked && !choice.category.trim() ? "Name the category of articles without a tag." : undefined}
          value={choice.category}
          maxLength={100}
          onChange={(category) => change({ category })}
        />
      </FieldRow>
      <ShowChoice entry={entry} chosen={choice.show} onChange={(show) => change({ show })} />
      {entry.tags.length > 0 ? (
        <Collapsible summary={`Categories of the tags (${entry.tags.length})`}>
          <Note>The first tag of an article names its category. Give several tags one name to join them.</Note>
          <div className="mt-3 grid gap-3 tablet:grid-cols-2">
            {entry.tags.map(({ tag, count }) => (
              <TextField
                key={tag}
                label={`${tag} (${count})`}
                value={categoryOfTag(choice, tag)}
                maxLength={100}
                onChange={(category) => change({ categories: { ...choice.categories, [tag]: category } })}
              />
            ))}
          </div>
        </Collapsible>
      ) : null}
      <Problem text={start.problem} />
      <Button type="submit" kind="primary" busy={start.busy}>
        {entry.state === "failed" ? "Go on" : "Start the import"}
      </Button>
    </FieldsForm>
  );
}

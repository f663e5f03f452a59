import { createFileRoute } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { comparedFields } from "../../../admin/editor/compared-field.ts";
import { contentField } from "../../../admin/editor/content-field.ts";
import { EditorForm } from "../../../admin/editor/editor-form.tsx";
import { EditorPage } from "../../../admin/editor/editor-page.tsx";
import type { EditorView, OpenedForm } from "../../../admin/editor/editor-view.ts";
import { SearchPreviews } from "../../../admin/editor/search-previews.tsx";
import { FormCard } from "../../../admin/fields/form-layout.tsx";
import { LanguageField } from "../../../admin/fields/language-field.tsx";
import { groupsAndColumnsOf, ownLink } from "../../../facts/navigation.ts";
import { fillTokens } from "../../../facts/tokens.ts";
import { useSite } from "../../../facts/use-site.ts";
import { slugOf } from "../../../lib/slug.ts";
import { SelectField } from "../../../ui/select-field.tsx";
import { TextareaField, TextField } from "../../../ui/text-field.tsx";
import {
  discardPageDraft,
  fetchPageForEditing,
  fetchPageVersion,
  fetchPageVersions,
  savePageDraft,
  storePage,
} from "../editing/page-editing.functions.ts";
import type { PageContent } from "../editing/page-editing.ts";
import { pageFields } from "../editing/page-fields.ts";
import { slugProblem } from "../slug-rules.ts";
import { SectionsEditor } from "./sections-editor.tsx";

/** A group that is no longer in the owner's menu stays selected until the owner chooses another one. */
const withSelected = (options: readonly { value: string; label: string }[], selected: string) =>
  options.some(({ value }) => value === selected) ? options : [...options, { value: selected, label: selected }];

function Placement({ content, onChange }: EditorView<PageContent>) {
  const site = useSite();
  const { groups, columns } = groupsAndColumnsOf(site);
  const optionOf = (value: string) => ({ value, label: fillTokens(site, value) });
  return (
    <>
      <SelectField
        label="Menu"
        options={withSelected(
          [
            { value: "", label: "Not in the menu" },
            ...groups.map(optionOf),
            { value: ownLink, label: "A link of its own" },
          ],
          content.menu,
        )}
        value={content.menu}
        onChange={(menu) => onChange({ menu })}
      />
      <SelectField
        label="Footer"
        options={withSelected([{ value: "", label: "Not in the footer" }, ...columns.map(optionOf)], content.footer)}
        value={content.footer}
        onChange={(footer) => onChange({ footer })}
      />
    </>
  );
}

function PageSettings({ children, ...view }: EditorView<PageContent> & { children: ReactNode }) {
  const { content, problems } = view;
  const field = contentField("page", view);
  const reserved = content.slug && slugProblem(content.slug.trim().replace(/^\//, ""));
  return (
    <>
      <FormCard title="Publication">
        {children}
        <TextField
          {...field("slug", "URL", "Such as prices, for /prices. When it changes, the old one redirects.")}
          error={problems.slug || reserved || undefined}
          spellCheck={false}
          autoCapitalize="none"
        />
        <Placement {...view} />
        <LanguageField value={content.language} onChange={(language) => view.onChange({ language })} />
      </FormCard>
      <FormCard title="Search and sharing">
        <TextareaField
          {...field("description", "Description", "One or two sentences for search results, shared cards and menus.")}
          rows={3}
        />
        <SearchPreviews
          title={content.title}
          path={`/${content.slug}`}
          description={content.description}
          card={{ kind: "page", path: `/${content.slug.slice(0, 200)}` }}
        />
      </FormCard>
    </>
  );
}

const pageComparedFields = comparedFields<keyof PageContent>(pageFields);

const functions = {
  saveDraft: savePageDraft,
  store: storePage,
  discardDraft: discardPageDraft,
  listVersions: fetchPageVersions,
  readVersion: fetchPageVersion,
};

function PageForm({ opened }: OpenedForm<PageContent>) {
  const isNew = opened.id === 0 || opened.draft?.isFresh === true;
  return (
    <EditorForm
      kind="page"
      functions={functions}
      opened={opened}
      dateField="publishedAt"
      fields={pageComparedFields}
      settingFields={["slug", "publishedAt"]}
      text={({ isStored, ...view }) => {
        const { content, problems, onChange } = view;
        const followsTitle = isNew && !isStored && content.slug === slugOf(content.title);
        const title = contentField("page", { ...view, isStored })("title", "Title");
        return (
          <>
            <FormCard>
              <TextField
                {...title}
                maxLength={300}
                onChange={(newTitle) => onChange({ title: newTitle, ...(followsTitle && { slug: slugOf(newTitle) }) })}
              />
            </FormCard>
            <SectionsEditor
              id="page-sections"
              value={content.sections}
              error={problems.sections}
              onChange={(sections) => onChange({ sections })}
            />
          </>
        );
      }}
      settings={(view, publishing) => <PageSettings {...view}>{publishing}</PageSettings>}
    />
  );
}

export const Route = createFileRoute("/admin/pages/own/$id")({ component: OwnPageEditor });

function OwnPageEditor() {
  return <EditorPage kind="page" name={Route.useParams().id} open={fetchPageForEditing} Form={PageForm} />;
}

import { createFileRoute, useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useMemo, useRef } from "react";
import { AdminButton } from "../../../admin/admin-button.tsx";
import { ConflictView } from "../../../admin/editor/compare/conflict-view.tsx";
import { LocalDraftOffer } from "../../../admin/editor/local-draft-offer.tsx";
import { SearchPreviews } from "../../../admin/editor/search-previews.tsx";
import { cardClass } from "../../../admin/fields/form-layout.tsx";
import { counted } from "../../../admin/format-date-time.ts";
import { PageBar } from "../../../admin/page-bar.tsx";
import { PagePreview, PreviewButton } from "../../../admin/page-preview.tsx";
import { Versions } from "../../../admin/record/versions.tsx";
import { SectionLinks } from "../../../admin/section-links.tsx";
import { useShortcut } from "../../../admin/shortcuts.tsx";
import { Note, Pending } from "../../../admin/states.tsx";
import { useUnsaved } from "../../../admin/unsaved.ts";
import { useAdminQuery } from "../../../admin/use-admin-query.ts";
import { sectionsPath } from "../../../facts/page-sections.ts";
import { defaultTexts } from "../../../facts/page-texts.ts";
import type { TextChanges } from "../../../facts/site.ts";
import { titleOfTextPage } from "../../../facts/text-page-title.ts";
import { exampleOf, formRoutes, routesOf, type TextPage } from "../../../facts/text-pages.ts";
import { useSite } from "../../../facts/use-site.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { useWideScreen } from "../../../ui/use-media-query.ts";
import { fillAllTokens } from "../all-tokens.ts";
import { pageOfName } from "../page-name.ts";
import { fetchTextState, fetchTextVersion, fetchTextVersions } from "../page-texts.admin.functions.ts";
import { loadTextsOf } from "../page-texts.queries.ts";
import { orderSection } from "../section-order.ts";
import { sectionsOf, type TextSection } from "../text-fields.ts";
import type { TextState } from "../text-state.ts";
import { SectionOutline } from "../ui/section-outline.tsx";
import { DraftedWords } from "./drafted-words.tsx";
import { HidePage } from "./hide-page.tsx";
import { TextControl } from "./text-control.tsx";
import { TextEntries } from "./text-entries.tsx";
import { useTexts } from "./use-texts.ts";

function TextVersions({ page, onRestore }: { page: TextPage; onRestore: (changes: TextChanges) => void }) {
  return (
    <Versions
      title="Versions of this page"
      of={["texts", "versions", page]}
      list={() => fetchTextVersions({ data: { page } })}
      read={(version) => fetchTextVersion({ data: { page, version } })}
      note={({ savedBy, changes }, isCurrent) =>
        `${savedBy}, ${counted(changes, "text")} of your own${isCurrent ? ", public now" : ""}`
      }
      onRestore={onRestore}
      next="Publish it to restore it."
    />
  );
}

export const Route = createFileRoute("/admin/pages/$page")({
  // The page's modules register the defaults of its texts.
  loader: async ({ context, params }) => {
    const page = pageOfName(params.page);
    if (page === "/every-page") await import("../../../embeds/embeds-copy.ts");
    else if (page) {
      const routes = page === "/forms" ? formRoutes : routesOf(page);
      await context.loadPages(routes.map((route) => `/_site${route}`));
    }
    if (page) await loadTextsOf(context, [page]);
  },
  component: PageEditorPage,
});

function PageEditorPage() {
  const page = pageOfName(Route.useParams().page);
  return page ? (
    <LoadedEditor key={page} page={page} />
  ) : (
    <PageBar title="No such page" note="The list of pages has all that can be edited." />
  );
}

function LoadedEditor({ page }: { page: TextPage }) {
  const site = useSite();
  const query = useAdminQuery(["texts", "one", page], () => fetchTextState({ data: { page } }));
  if (query.data) return <PageEditor page={page} state={query.data} />;
  return (
    <>
      <PageBar title={`Page: ${titleOfTextPage(site, page)}`} />
      <Pending query={query} what="the texts" />
    </>
  );
}

type TextsEditing = ReturnType<typeof useTexts>;

function Section({ section, editing, page }: { section: TextSection; editing: TextsEditing; page: TextPage }) {
  const site = useSite();
  const { values, problems, change } = editing;
  const example = exampleOf(page);
  const textOf = (path: string) => {
    const value = values[path];
    return fillAllTokens(site, typeof value === "string" ? value : "");
  };
  return (
    <section aria-labelledby={`${section.name}-title`} className={cardClass()}>
      <h2 id={`${section.name}-title`}>{section.title}</h2>
      {section.fields.map((field) => {
        const value = values[field.path] ?? field.fallback;
        if (field.kind !== "list")
          return (
            <TextControl
              key={field.path}
              id={field.path}
              leaf={field}
              value={typeof value === "string" ? value : ""}
              error={problems[field.path]}
              onChange={(text) => change(field.path, text)}
            />
          );
        return (
          <TextEntries
            key={field.path}
            id={field.path}
            field={field}
            rows={typeof value === "string" ? [] : value}
            problems={problems}
            onChange={(rows) => change(field.path, rows)}
          />
        );
      })}
      {section.name === "meta" && example ? (
        <SearchPreviews
          title={textOf("meta.title") || titleOfTextPage(site, page)}
          path={example}
          description={textOf("meta.description")}
          card={{ kind: "page", path: example }}
        />
      ) : null}
    </section>
  );
}

function PageEditor({ page, state }: { page: TextPage; state: TextState }) {
  const site = useSite();
  const sections = useMemo(() => sectionsOf(defaultTexts(site, page)), [site, page]);
  const order = useMemo(() => orderSection(page), [page]);
  const outline = useMemo(() => (order ? [order, ...sections] : sections), [order, sections]);
  const editing = useTexts(page, outline, state);
  const { changes, hasDraft, problems, save, publish, discardDraft, share, discard, restore, conflict, drafts } =
    editing;
  const form = useRef<HTMLFormElement>(null);
  const problemCount = Object.keys(problems).length;
  const title = titleOfTextPage(site, page);
  const example = exampleOf(page);
  const isWide = useWideScreen();
  const preview = example && { page, path: example, title, texts: editing.typed };
  useUnsaved(changes > 0, "the texts of this page");
  useShortcut("s", save.run);

  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  const first = sections.find(({ name }) => name === "hero") ?? sections.find(({ name }) => name !== "meta");
  const selected = outline.find(({ name }) => name === hash) ?? first ?? sections[0];

  // Focuses the first invalid field after saving, which may be in another section.
  const handledRejections = useRef(0);
  const focusFirstProblem = useEffectEvent((rejections: number, section: string | undefined) => {
    if (rejections === handledRejections.current) return;
    const invalid = outline.filter(({ fields }) =>
      fields.some(({ path }) => Object.keys(problems).some((id) => id === path || id.startsWith(`${path}.`))),
    );
    const [firstInvalid] = invalid;
    if (firstInvalid && !invalid.some(({ name }) => name === section))
      return void navigate({ to: ".", hash: firstInvalid.name });
    handledRejections.current = rejections;
    form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  });
  useEffect(() => focusFirstProblem(editing.rejections, selected?.name), [editing.rejections, selected?.name]);

  return (
    <>
      <PageBar
        title={`Page: ${title}`}
        note="Words between braces, such as {name}, are filled in on the page."
        actions={
          <>
            <HidePage page={page} state={state} />
            <TextVersions page={page} onRestore={restore} />
            {preview && !isWide ? <PreviewButton {...preview} /> : null}
            {example ? (
              <a href={`${example}?edit`} className={buttonClass({ kind: "secondary", size: "sm" })}>
                Edit on the page
              </a>
            ) : null}
          </>
        }
      />
      {conflict ? (
        <ConflictView
          title="The texts were changed in two places"
          conflict={conflict}
          fields={editing.compared}
          isSection
          isBusy={editing.resolve.busy}
          onChoose={editing.resolve.run}
          onLater={editing.decideLater}
        />
      ) : null}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 wide:grid-cols-2" hidden={conflict !== undefined}>
        <form
          ref={form}
          noValidate
          className="grid min-w-0 content-start gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            publish.run();
          }}
        >
          <LocalDraftOffer
            drafts={drafts.found}
            content={drafts.content}
            fields={editing.compared}
            onRestore={drafts.restore}
            onChange={drafts.setFound}
          />
          <DraftedWords sections={sections} state={editing.state} values={editing.values} onChange={editing.change} />
          <SectionLinks label="Sections of the page" sections={outline} current={selected?.name ?? ""} />
          {selected === order ? (
            <section aria-labelledby="sections-title" className={cardClass()}>
              <h2 id="sections-title">Sections</h2>
              <Note>What isn’t listed, such as the head of the page, stays where it is.</Note>
              <SectionOutline
                page={page}
                value={editing.values[sectionsPath]}
                onChange={(value) => editing.change(sectionsPath, value)}
              />
            </section>
          ) : selected ? (
            <Section key={selected.name} section={selected} editing={editing} page={page} />
          ) : null}
          <div className="sticky bottom-[var(--phone-bar)] z-2 flex flex-wrap items-center gap-x-4 gap-y-2 border-t bg-paper py-3">
            <p role="status" className="flex-[1_1_14rem] text-ink-soft max-phone:basis-full">
              {changes > 0 ? (
                <b>{counted(changes, "change")} not saved.</b>
              ) : hasDraft ? (
                "A draft is saved; visitors see the public texts."
              ) : (
                "Everything is public."
              )}
              {problemCount > 0
                ? ` ${counted(problemCount, "field")} ${problemCount === 1 ? "needs" : "need"} a look.`
                : null}
            </p>
            {changes > 0 ? (
              <AdminButton kind="quiet" onClick={discard}>
                Discard changes
              </AdminButton>
            ) : hasDraft ? (
              <>
                {preview ? (
                  <AdminButton action={share} kind="quiet">
                    Copy preview link
                  </AdminButton>
                ) : null}
                <AdminButton action={discardDraft} kind="quiet">
                  Delete the draft
                </AdminButton>
              </>
            ) : null}
            <AdminButton action={save} disabled={changes === 0}>
              Save draft
            </AdminButton>
            <AdminButton kind="primary" submits={publish} disabled={changes === 0 && !hasDraft}>
              Publish
            </AdminButton>
          </div>
        </form>
        {preview && isWide ? (
          <aside aria-label="Preview" className="sticky top-4 h-[calc(100dvh-2rem)]">
            <PagePreview {...preview} />
          </aside>
        ) : null}
      </div>
    </>
  );
}

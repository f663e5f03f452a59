import { ArrowUpRight } from "lucide-react";
import { type ComponentType, Fragment, type ReactNode, useRef, useState } from "react";
import type { Site } from "../../facts/site.ts";
import { useSite } from "../../facts/use-site.ts";
import {
  type Editable,
  type PublicationState,
  type SaveIntent,
  untitled,
} from "../../features/content-drafts/editing.ts";
import type { FoundDraft } from "../../features/content-drafts/local-draft.ts";
import {
  type PublishingStep,
  type PublishingSteps,
  publishingSteps,
} from "../../features/content-drafts/publication.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { Notice } from "../../ui/notice.tsx";
import { FormLayout, fieldsClass } from "../fields/form-layout.tsx";
import { formatDateTime, spokenDateTime } from "../format-date-time.ts";
import { PageBar } from "../page-bar.tsx";
import { useShortcut } from "../shortcuts.tsx";
import { AutosaveStatus, type AutosaveTexts } from "./autosave-status.tsx";
import { ConflictView } from "./compare/conflict-view.tsx";
import { restoreVersion } from "./compare/restore-version.ts";
import { VersionsDialog } from "./compare/versions-dialog.tsx";
import type { ComparedField } from "./compared-field.ts";
import { contentFieldId } from "./content-field.ts";
import { isChangedSince } from "./editing-state.ts";
import type { EditedKind, EditorFunctions, EditorView, OpenedForm } from "./editor-view.ts";
import { LeaveDialog } from "./leave-dialog.tsx";
import { LocalDraftOffer } from "./local-draft-offer.tsx";
import { EditorMore, publishedKinds } from "./publishing/editor-more.tsx";
import { PreviewPageLink } from "./publishing/preview-page-link.tsx";
import { PublishBox } from "./publishing/publish-box.tsx";
import { useEditing } from "./use-editing.ts";
import { useFoundDrafts } from "./use-found-drafts.ts";

type NextStepProps = {
  /** Null when no step remains. */
  step: PublishingStep | null;
  publicPath: string | null;
  busy: SaveIntent | undefined;
  run: (intent: SaveIntent) => void;
};

function NextStep({ step, publicPath, busy, run }: NextStepProps) {
  if (step) {
    return (
      <Button busy={busy === step.intent} onClick={() => run(step.intent)}>
        {step.label}
      </Button>
    );
  }
  if (publicPath === null) return null;
  return (
    <a href={publicPath} target="_blank" rel="noreferrer" className={buttonClass()}>
      View
      <ArrowUpRight />
      <span className="sr-only">the public page in a new tab</span>
    </a>
  );
}

type FoundDraftsProps = {
  kind: string;
  id: number;
  windowId: string;
  content: Record<string, string>;
  fields: readonly ComparedField[];
  onRestore: (found: FoundDraft) => void;
};

function FoundDrafts({ content, fields, onRestore, ...item }: FoundDraftsProps) {
  const [foundDrafts, setFoundDrafts] = useFoundDrafts(item, fields, content);
  return (
    <LocalDraftOffer
      drafts={foundDrafts}
      content={content}
      fields={fields}
      onRestore={onRestore}
      onChange={setFoundDrafts}
    />
  );
}

type Save = (intent: SaveIntent) => Promise<boolean>;

type EditorFormProps<Content> = OpenedForm<Content> & {
  kind: EditedKind;
  functions: EditorFunctions<Content>;
  dateField: keyof Content & string;
  fields: readonly ComparedField[];
  /** Unchanged by restoring a version. */
  settingFields: readonly (keyof Content & string)[];
  /** Asks before a save and calls `save` later; false when the save can proceed at once. */
  delayRequests?: (intent: SaveIntent, save: () => Promise<unknown>) => boolean;
  extraActions?: ReactNode;
  Layout?: ComponentType<{ children: ReactNode; aside: ReactNode }>;
  text: (view: EditorView<Content>) => ReactNode;
  /** `publishing` shows state, date and publish checks. */
  settings: (view: EditorView<Content>, publishing: ReactNode, save: Save, adopt: () => Promise<void>) => ReactNode;
  /** Refetches the item for `adopt`, after a change other than a save. */
  refetch?: (call: { data: { id: number } }) => Promise<Editable<Content> | null>;
  getSteps?: (state: PublicationState, isChanged: boolean) => PublishingSteps;
  autosaveTexts?: Record<PublicationState, AutosaveTexts>;
};

const spokenFutureTime = (site: Site, iso: string | undefined): string | null =>
  iso && Date.parse(iso) > Date.now() ? spokenDateTime(site, iso) : null;

export function EditorForm<Content extends Record<string, string> & { title: string }>(
  props: EditorFormProps<Content>,
) {
  const site = useSite();
  const { kind, functions, opened, dateField, fields, Layout = FormLayout } = props;
  const [isVersionsOpen, setIsVersionsOpen] = useState(false);
  const [unreviewedDraft, setUnreviewedDraft] = useState(opened.draft?.draftedBy ? opened.draft : null);
  const summary = useRef<HTMLDivElement>(null);
  const editing = useEditing<Content>({ kind, opened, dateField, functions });
  const { id, state, stored, content, problems, busy, session } = editing;
  const isChanged = isChangedSince(editing, dateField);
  const steps =
    props.getSteps?.(state, isChanged) ??
    publishingSteps({ state, when: spokenFutureTime(site, content[dateField]), isChanged });
  const published = publishedKinds[kind];
  async function save(intent: SaveIntent): Promise<boolean> {
    const isSaved = await editing.save(intent);
    if (isSaved) setUnreviewedDraft(null);
    summary.current?.focus();
    return isSaved;
  }
  async function run(intent: SaveIntent) {
    if (!props.delayRequests?.(intent, () => save(intent))) await save(intent);
  }
  async function adopt(): Promise<void> {
    const stored = await props.refetch?.({ data: { id } });
    if (stored) session.adopt(stored);
  }
  useShortcut("s", () => void run(steps.shortcut));

  const typedTitle = content.title.trim();
  const title = state === "draft" ? typedTitle || (id === 0 ? `New ${kind}` : untitled) : stored.title;

  if (editing.conflict) {
    return (
      <>
        <ConflictView
          title={`This ${kind} was changed in two places`}
          conflict={editing.conflict}
          fields={fields}
          isBusy={busy !== undefined}
          onChoose={(chosen) => void session.resolve(chosen)}
          onLater={session.closeConflict}
        />
        <LeaveDialog session={session} />
      </>
    );
  }
  const view = { ...editing, onChange: editing.change, flush: () => session.flush() };
  const nextStep = (
    <NextStep
      step={steps.next}
      publicPath={published && state === "published" ? published.path(id, stored) : null}
      busy={busy}
      run={(intent) => void run(intent)}
    />
  );
  const publishing = published ? (
    <PublishBox
      nextStep={nextStep}
      kind={kind}
      state={state}
      storedDate={stored[dateField] ?? ""}
      isChanged={isChanged}
      date={{
        field: dateField,
        value: content[dateField] ?? "",
        error: problems[dateField],
        onChange: (iso) => editing.change({ [dateField]: iso } as Partial<Content>),
      }}
      fields={fields}
      checks={published.checks(content)}
      steps={steps}
      busy={busy}
      run={(intent) => void run(intent)}
    />
  ) : null;
  return (
    <>
      <PageBar
        title={title}
        back={kind}
        note={
          <AutosaveStatus
            kind={kind}
            editing={editing}
            autosaveTexts={props.autosaveTexts?.[state]}
            onSaveAsNew={() => void session.saveAsNew()}
          />
        }
        actions={
          <>
            {props.extraActions}
            {id === 0 ? null : <PreviewPageLink kind={kind} id={id} />}
            {nextStep}
          </>
        }
        sticky
      />
      <div className={fieldsClass()}>
        {unreviewedDraft ? (
          <Notice title={`Drafted by ${unreviewedDraft.draftedBy}, ${formatDateTime(site, unreviewedDraft.savedAt)}`}>
            <p>Read it before you publish it. What stood here before is under Versions.</p>
          </Notice>
        ) : null}
        <ErrorSummary
          ref={summary}
          title="This is still missing"
          errors={Object.entries(problems).map(([field, message]) => ({
            fieldId: contentFieldId(kind, field),
            message,
          }))}
        />
        <FoundDrafts
          kind={kind}
          id={id}
          windowId={session.windowId}
          content={content}
          fields={fields}
          onRestore={(draft) => session.restore(draft, { ...content, ...draft.content })}
        />
        <Layout
          aside={
            <>
              {props.settings(view, publishing, save, adopt)}
              {id === 0 ? null : (
                <EditorMore
                  kind={kind}
                  id={id}
                  title={title}
                  flush={view.flush}
                  onVersions={() => setIsVersionsOpen(true)}
                  onDiscard={isChanged && state !== "draft" ? () => void editing.discard() : undefined}
                />
              )}
            </>
          }
        >
          <Fragment key={editing.revision}>{props.text(view)}</Fragment>
        </Layout>
      </div>
      <LeaveDialog session={session} />
      <VersionsDialog
        open={isVersionsOpen}
        onClose={() => setIsVersionsOpen(false)}
        item={`${kind} ${id}`}
        list={() => functions.listVersions({ data: { id } })}
        read={(version) => functions.readVersion({ data: { id, version } })}
        current={content}
        isChanged={isChanged}
        fields={fields}
        settings={props.settingFields}
        onRestore={(restored, version, isRecorded) =>
          restoreVersion(site, {
            version,
            content: restored,
            current: content,
            isRecorded,
            state,
            hasUrl: "slug" in content,
            replace: editing.replace,
            save,
          })
        }
      />
    </>
  );
}

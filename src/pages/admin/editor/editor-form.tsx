import { useNavigate } from "@tanstack/react-router";
import { Fragment, type ReactNode, useRef, useState } from "react";
import { type PublicationState, type SaveIntent, untitled } from "../../../features/editing/editing.ts";
import { type SaveButtons, saveButtons } from "../../../features/editing/publication.ts";
import { errorMessage } from "../../../lib/error-message.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorSummary } from "../../../ui/error-summary.tsx";
import { History, Trash2 } from "../../../ui/icons.gen.ts";
import { toast } from "../../../ui/toast-store.ts";
import { FormLayout } from "../kit/form-layout.tsx";
import { offerUndo } from "../kit/offer-undo.ts";
import { PageBar } from "../kit/page-bar.tsx";
import { recordKinds } from "../kit/record-kinds.ts";
import { useShortcut } from "../kit/shortcuts.tsx";
import { withSession } from "../kit/sign-in-again.ts";
import { AutosaveStatus, StateChip, type UnseenWords } from "./autosave-status.tsx";
import type { ComparedField } from "./compared-field.ts";
import { ConflictView } from "./conflict-view.tsx";
import { contentFieldId } from "./content-field.ts";
import { EditorNotices } from "./editor-notices.tsx";
import type { EditedKind, EditorFunctions, EditorView, OpenedForm } from "./editor-view.ts";
import { LeaveDialog } from "./leave-dialog.tsx";
import { fetchWithTimeout, leavingFetch } from "./leaving-fetch.ts";
import { useEditing } from "./use-editing.ts";
import { VersionsDialog } from "./versions-dialog.tsx";

type Save = (intent: SaveIntent) => Promise<boolean>;

type EditorFormProps<Content> = OpenedForm<Content> & {
  kind: EditedKind;
  functions: EditorFunctions<Content>;
  dateField: keyof Content & string;
  fields: readonly ComparedField[];
  /** Fields that stay as they are when a version is restored. */
  settingFields: readonly (keyof Content & string)[];
  onAutosaved?: (id: number) => void;
  /** Asks before a save and calls `save` later; false when the save may go on at once. */
  delayRequests?: (intent: SaveIntent, save: () => Promise<unknown>) => boolean;
  /** Opens the item as visitors see it. */
  view: (id: number, state: PublicationState) => ReactNode;
  /** What is written. */
  text: (view: EditorView<Content>) => ReactNode;
  /** What is set; `chip` shows the state of the stored item. */
  settings: (view: EditorView<Content>, chip: ReactNode, save: Save) => ReactNode;
  /** What its buttons do, where it is not published like an article. */
  buttons?: (state: PublicationState) => SaveButtons;
  /** What is said of work that visitors do not see. */
  unseen?: UnseenWords;
};

const isAhead = (iso: string | undefined): boolean => Date.parse(iso ?? "") > Date.now();

/** The form of an article or an episode: its text on the left, everything that is set on the right. */
export function EditorForm<Content extends Record<string, string> & { title: string }>(
  props: EditorFormProps<Content>,
) {
  const { kind, functions, opened, dateField, fields } = props;
  const { list, page } = recordKinds[kind];
  const navigate = useNavigate();
  const [showsVersions, setShowsVersions] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  const editing = useEditing<Content>({
    kind,
    opened,
    dateField,
    remote: {
      saveDraft: (data, isLeaving) => functions.saveDraft({ data, fetch: isLeaving ? leavingFetch : fetchWithTimeout }),
      discardDraft: (dropped) => functions.discardDraft({ data: { id: dropped } }),
      store: (data) => functions.store({ data, fetch: fetchWithTimeout }),
    },
    onCreated: props.onCreated,
    onStored: props.onStored,
    onAutosaved: (keptId) => props.onAutosaved?.(keptId),
  });
  const { id, state, stored, content, autosave, problems, busy, session } = editing;
  const { main, label, second, shortcut } = props.buttons?.(state) ?? saveButtons(state, isAhead(content[dateField]));
  async function save(intent: SaveIntent): Promise<boolean> {
    const isSaved = await editing.save(intent);
    summary.current?.focus();
    return isSaved;
  }
  async function run(intent: SaveIntent) {
    if (!props.delayRequests?.(intent, () => save(intent))) await save(intent);
  }
  useShortcut("s", () => void run(shortcut));

  async function remove() {
    try {
      await withSession(() => functions.remove({ data: { ids: [id] } }));
      await navigate({ to: list });
      offerUndo(`“${title}” was deleted`, async () => {
        await functions.restore({ data: { ids: [id] } });
        await navigate({ to: page, params: { id: String(id) } });
      });
    } catch (failure) {
      toast({ title: "It was not deleted", description: errorMessage(failure), type: "error" });
    }
  }

  const written = content.title.trim();
  const title = state === "draft" ? written || (id === 0 ? `New ${kind}` : untitled) : stored.title;

  if (editing.conflict) {
    return (
      <>
        <ConflictView
          noun={kind}
          conflict={editing.conflict}
          fields={fields}
          isBusy={busy !== undefined}
          onSave={(chosen) => void session.resolve(chosen)}
          onLater={session.closeConflict}
        />
        <LeaveDialog session={session} />
      </>
    );
  }
  const shown = { id, content, problems, onChange: editing.change };
  const chip = (
    <p>
      <StateChip state={state} date={stored[dateField] ?? ""} />
    </p>
  );
  return (
    <>
      <PageBar
        title={title}
        back={kind}
        note={
          <AutosaveStatus
            autosave={autosave}
            isSavedLocally={editing.isSavedLocally}
            state={state}
            others={editing.others}
            unseen={props.unseen}
          />
        }
        actions={
          <>
            {id === 0 ? null : props.view(id, state)}
            {second ? (
              <Button kind="secondary" busy={busy === "draft"} onClick={() => void run("draft")}>
                {second}
              </Button>
            ) : null}
            <Button busy={busy === main} onClick={() => void run(main)}>
              {label}
            </Button>
          </>
        }
        sticky
      />
      <div className="admin-fields">
        <ErrorSummary
          ref={summary}
          title="This is still missing"
          errors={Object.entries(problems).map(([field, message]) => ({
            fieldId: contentFieldId(kind, field),
            message,
          }))}
        />
        <EditorNotices
          kind={kind}
          editing={editing}
          fields={fields}
          onRestore={(found) => session.restore(found, { ...content, ...found.content })}
        />
        <FormLayout
          aside={
            <>
              {props.settings(shown, chip, save)}
              <div className="admin-actions">
                {id === 0 ? null : (
                  <Button kind="secondary" size="sm" onClick={() => setShowsVersions(true)}>
                    <History />
                    Versions
                  </Button>
                )}
                {autosave.at === "untouched" || state === "draft" ? null : (
                  <Button kind="secondary" size="sm" onClick={() => void editing.discard()}>
                    Discard changes
                  </Button>
                )}
                {id === 0 ? null : (
                  <Button kind="danger" size="sm" onClick={() => void remove()}>
                    <Trash2 />
                    Delete
                  </Button>
                )}
              </div>
            </>
          }
        >
          <Fragment key={editing.revision}>{props.text(shown)}</Fragment>
        </FormLayout>
      </div>
      <LeaveDialog session={session} />
      <VersionsDialog
        open={showsVersions}
        onClose={() => setShowsVersions(false)}
        item={`${kind} ${id}`}
        list={() => functions.listVersions({ data: { id } })}
        read={(version) => functions.readVersion({ data: { id, version } })}
        current={content}
        settings={props.settingFields}
        onRestore={editing.replace}
      />
    </>
  );
}

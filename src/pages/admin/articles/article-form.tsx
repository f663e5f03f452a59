import { Link, useNavigate } from "@tanstack/react-router";
import { Eye, History, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import {
  bringArticlesBack,
  dropArticleDraft,
  fetchArticleVersion,
  fetchArticleVersions,
  keepArticleDraft,
  removeArticles,
  storeArticle,
} from "../../../features/articles/editing/article-editing.functions.ts";
import type { ArticleContent } from "../../../features/articles/editing/article-editing.ts";
import { articlePreviewChannel } from "../../../features/articles/editing/preview-channel.ts";
import { type Editable, type SaveIntent, untitled } from "../../../features/editing/editing.ts";
import { saveButtons } from "../../../features/editing/publication.ts";
import { errorMessage } from "../../../lib/error-message.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { ErrorSummary } from "../../../ui/error-summary.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { ConflictView } from "../editor/conflict-view.tsx";
import { EditorNotices } from "../editor/editor-notices.tsx";
import { KeepLine, StateChip } from "../editor/keep-line.tsx";
import { LeaveDialog } from "../editor/leave-dialog.tsx";
import { leavingFetch, patientFetch } from "../editor/leaving-fetch.ts";
import { useEditing } from "../editor/use-editing.ts";
import { VersionsDialog } from "../editor/versions-dialog.tsx";
import { FormLayout } from "../kit/form-layout.tsx";
import { offerUndo } from "../kit/offer-undo.ts";
import { PageBar } from "../kit/page-bar.tsx";
import { useShortcut } from "../kit/shortcuts.tsx";
import { withSession } from "../kit/sign-in-again.ts";
import { articleComparedFields } from "./article-compared-fields.ts";
import { articleFieldId } from "./article-field-id.ts";
import { ArticleSettings } from "./article-settings.tsx";
import { ArticleText } from "./article-text.tsx";

type ArticleFormProps = {
  opened: Editable<ArticleContent>;
  onCreated: (id: number) => void;
  onStored: (id: number, intent: SaveIntent) => void;
};

/** The form of an article: its text on the left, everything that is set on the right. */
export function ArticleForm({ opened, onCreated, onStored }: ArticleFormProps) {
  const navigate = useNavigate();
  const [isSaved, setIsSaved] = useState(false);
  const [showsVersions, setShowsVersions] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  const editing = useEditing<ArticleContent>({
    kind: "article",
    opened,
    dateField: "publicationDate",
    remote: {
      keep: (given, isLeaving) => keepArticleDraft({ data: given, fetch: isLeaving ? leavingFetch : patientFetch }),
      drop: (dropped) => dropArticleDraft({ data: { id: dropped } }),
      store: (given) => storeArticle({ data: given, fetch: patientFetch }),
    },
    onCreated,
    onStored: (storedId, intent) => {
      setIsSaved(true);
      onStored(storedId, intent);
    },
    onKept: (keptId) => articlePreviewChannel().postMessage(keptId),
  });
  const { id, state, stored, content, kept, problems, busy, save, session } = editing;
  const { main, label, second, shortcut } = saveButtons(state, Date.parse(content.publicationDate) > Date.now());
  useShortcut("s", () => void run(shortcut));

  async function run(intent: SaveIntent) {
    await save(intent);
    summary.current?.focus();
  }

  async function remove() {
    try {
      await withSession(() => removeArticles({ data: { ids: [id] } }));
      await navigate({ to: "/admin/articles" });
      offerUndo(`“${title}” was deleted`, async () => {
        await bringArticlesBack({ data: { ids: [id] } });
        await navigate({ to: "/admin/articles/$id", params: { id: String(id) } });
      });
    } catch (failure) {
      toast({ title: "It was not deleted", description: errorMessage(failure), type: "error" });
    }
  }

  const written = content.title.trim();
  const title = state === "draft" ? written || (id === 0 ? "New article" : untitled) : stored.title;

  if (editing.conflict) {
    return (
      <>
        <ConflictView
          noun="article"
          conflict={editing.conflict}
          fields={articleComparedFields}
          isBusy={busy !== undefined}
          onSave={(chosen) => void session.resolve(chosen)}
          onLater={session.closeConflict}
        />
        <LeaveDialog session={session} />
      </>
    );
  }

  const actions = (
    <>
      {id === 0 ? null : (
        <Link
          to="/admin/preview/articles/$id"
          params={{ id: String(id) }}
          target="_blank"
          className={buttonClass({ kind: "secondary" })}
        >
          <Eye />
          Preview
        </Link>
      )}
      <Button kind="secondary" busy={busy === "draft"} onClick={() => void run("draft")}>
        {second}
      </Button>
      <Button busy={busy === main} onClick={() => void run(main)}>
        {label}
      </Button>
    </>
  );

  return (
    <>
      <PageBar
        title={title}
        back={{ to: "/admin/articles", label: "Articles" }}
        note={<KeepLine kept={kept} isKeptHere={editing.isKeptHere} state={state} others={editing.others} />}
        actions={actions}
        sticky
      />
      <div className="grid gap-4">
        <ErrorSummary
          ref={summary}
          title="This is still missing"
          errors={Object.entries(problems).map(([field, message]) => ({ fieldId: articleFieldId(field), message }))}
        />
        <EditorNotices
          kind="article"
          editing={editing}
          fields={articleComparedFields}
          onRestore={(found) => session.restore(found, { ...content, ...found.content })}
        />
        <FormLayout
          aside={
            <>
              <ArticleSettings content={content} problems={problems} onChange={editing.change}>
                <p>
                  <StateChip state={state} date={stored.publicationDate} />
                </p>
              </ArticleSettings>
              <div className="admin-actions">
                {id === 0 ? null : (
                  <Button kind="secondary" size="sm" onClick={() => setShowsVersions(true)}>
                    <History />
                    Versions
                  </Button>
                )}
                {kept.at === "untouched" || state === "draft" ? null : (
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
          <ArticleText
            key={editing.revision}
            content={content}
            problems={problems}
            followsTitle={content.slug === "" || (!isSaved && (opened.id === 0 || opened.draft?.isFresh === true))}
            onChange={editing.change}
          />
        </FormLayout>
      </div>
      <LeaveDialog session={session} />
      <VersionsDialog
        open={showsVersions}
        onClose={() => setShowsVersions(false)}
        item={`article ${id}`}
        list={() => fetchArticleVersions({ data: { id } })}
        read={(version) => fetchArticleVersion({ data: { id, version } })}
        current={content}
        settings={["slug", "publicationDate"]}
        onRestore={editing.replace}
      />
    </>
  );
}

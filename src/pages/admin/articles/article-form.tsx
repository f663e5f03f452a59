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
} from "../../../data/article-editing.functions.ts";
import type { ArticleContent } from "../../../data/article-editing.ts";
import type { Editable, SaveIntent } from "../../../data/editing.ts";
import { articlePreviewChannel } from "../../../data/preview-channel.ts";
import { errorMessage } from "../../../lib/error-message.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { ErrorSummary } from "../../../ui/error-summary.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { ConflictDialog } from "../editor/conflict-dialog.tsx";
import { DiscardChanges } from "../editor/discard-changes.tsx";
import { KeepLine, StateChip } from "../editor/keep-line.tsx";
import { useEditing } from "../editor/use-editing.ts";
import { VersionsDialog } from "../editor/versions-dialog.tsx";
import { FormLayout } from "../kit/form-layout.tsx";
import { offerUndo } from "../kit/offer-undo.ts";
import { PageBar } from "../kit/page-bar.tsx";
import { useShortcut } from "../kit/shortcuts.tsx";
import { withSession } from "../kit/sign-in-again.ts";
import { articleFieldId } from "./article-field-id.ts";
import { ArticleSettings } from "./article-settings.tsx";
import { ArticleText } from "./article-text.tsx";

type ArticleFormProps = {
  opened: Editable<ArticleContent>;
  onStored: (id: number, intent: SaveIntent) => void;
  onReload: () => void;
};

/** The form of an article: its text on the left, everything that is set on the right. */
export function ArticleForm({ opened, onStored, onReload }: ArticleFormProps) {
  const { id, state, stored } = opened;
  const navigate = useNavigate();
  const [showsVersions, setShowsVersions] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  const editing = useEditing<ArticleContent>({
    opened,
    keep: (given) => keepArticleDraft({ data: given }),
    drop: (dropped) => dropArticleDraft({ data: { id: dropped } }),
    store: (given) => storeArticle({ data: given }),
    onStored,
    onKept: () => articlePreviewChannel().postMessage(id),
  });
  const { content, kept, problems, busy, save } = editing;
  const isAhead = Date.parse(content.publicationDate) > Date.now();
  const main: SaveIntent = state === "draft" ? (isAhead ? "schedule" : "publish") : isAhead ? "schedule" : "update";
  const mainLabel = { publish: "Publish now", schedule: "Schedule", update: "Save", draft: "Save" }[main];
  useShortcut("s", () => void run(state === "draft" ? "draft" : main));

  async function run(intent: SaveIntent) {
    await save(intent);
    summary.current?.focus();
  }

  async function remove() {
    try {
      await withSession(() => removeArticles({ data: { ids: [id] } }));
      await navigate({ to: "/admin/articles" });
      offerUndo(`“${stored.title}” was deleted`, async () => {
        await bringArticlesBack({ data: { ids: [id] } });
        await navigate({ to: "/admin/articles/$id", params: { id: String(id) } });
      });
    } catch (failure) {
      toast({ title: "It was not deleted", description: errorMessage(failure), type: "error" });
    }
  }

  const actions = (
    <>
      <Link
        to="/admin/preview/articles/$id"
        params={{ id: String(id) }}
        target="_blank"
        className={buttonClass({ kind: "secondary" })}
      >
        <Eye />
        Preview
      </Link>
      {state === "draft" ? (
        <Button kind="secondary" busy={busy === "draft"} onClick={() => void run("draft")}>
          Save draft
        </Button>
      ) : (
        <Button kind="secondary" busy={busy === "draft"} onClick={() => void run("draft")}>
          Unpublish
        </Button>
      )}
      <Button busy={busy === main} onClick={() => void run(main)}>
        {mainLabel}
      </Button>
    </>
  );

  return (
    <>
      <PageBar
        title={id === 0 ? "New article" : stored.title}
        back={{ to: "/admin/articles", label: "Articles" }}
        note={<KeepLine kept={kept} state={state} others={editing.others} />}
        actions={actions}
        sticky
      />
      <div className="grid gap-4">
        <ErrorSummary
          ref={summary}
          title="This is still missing"
          errors={Object.entries(problems).map(([field, message]) => ({ fieldId: articleFieldId(field), message }))}
        />
        {editing.isBehind ? (
          <Notice tone="warning" title="Someone saved this after you began your draft">
            Saving will ask you which text to keep.
          </Notice>
        ) : null}
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
                {kept.at === "untouched" ? null : <DiscardChanges onDiscard={editing.discard} />}
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
            isNew={id === 0}
            onChange={editing.change}
          />
        </FormLayout>
      </div>
      <ConflictDialog
        conflict={editing.conflict}
        onClose={editing.closeConflict}
        onOverwrite={() => void save(busy ?? main, editing.conflict?.base)}
        onTakeTheirs={() => {
          editing.closeConflict();
          void editing.discard().then(onReload);
        }}
      />
      <VersionsDialog
        open={showsVersions}
        onClose={() => setShowsVersions(false)}
        item={`article ${id}`}
        list={() => fetchArticleVersions({ data: { id } })}
        read={(version) => fetchArticleVersion({ data: { id, version } })}
        onRestore={editing.replace}
      />
    </>
  );
}

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Copy, History, type LucideIcon as Icon, Link2, Trash2, Undo2 } from "lucide-react";
import { useState } from "react";
import { useSite } from "../../../facts/use-site.ts";
import { duplicateArticle } from "../../../features/articles/editing/article-editing.functions.ts";
import { articleChecks, emptyArticle } from "../../../features/articles/editing/article-editing.ts";
import type { TrashableKind } from "../../../features/content-drafts/editing.ts";
import { type PreviewLink, previewLinkDays } from "../../../features/content-drafts/preview-link.ts";
import {
  addPreviewLink,
  endPreviewLink,
  fetchPreviewLinks,
} from "../../../features/content-drafts/preview-links.functions.ts";
import type { PublishCheck } from "../../../features/content-drafts/publication.ts";
import { duplicateEpisode } from "../../../features/episodes/editing/episode-editing.functions.ts";
import { emptyEpisode, episodeChecks } from "../../../features/episodes/editing/episode-editing.ts";
import { duplicatePage } from "../../../features/own-pages/editing/page-editing.functions.ts";
import { emptyPage, pageChecks } from "../../../features/own-pages/editing/page-editing.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { AdminButton } from "../../admin-button.tsx";
import { copyText } from "../../copy-text.ts";
import { formatDateTime } from "../../format-date-time.ts";
import { moveRecordsToBin, useOfferRestore } from "../../record/move-to-bin.ts";
import { recordKinds } from "../../record/record-kinds.ts";
import { Loaded, Note, Problem } from "../../states.tsx";
import { useAction } from "../../use-change.ts";
import type { EditedKind } from "../editor-view.ts";

type Content = Readonly<Record<string, string>>;

type PublishedKind = {
  checks: (content: Content) => PublishCheck[];
  path: (id: number, stored: Content) => string;
  copy: (id: number) => Promise<number | null>;
};

/** Kinds with a public page of their own; issues are sent instead. */
export const publishedKinds: Readonly<Partial<Record<EditedKind, PublishedKind>>> = {
  article: {
    checks: (content) => articleChecks({ ...emptyArticle, ...content }),
    path: (_id, { slug }) => `/blog/${slug}`,
    copy: (id) => duplicateArticle({ data: { id } }),
  },
  episode: {
    checks: (content) => episodeChecks({ ...emptyEpisode, ...content }),
    path: (id) => `/episode/${id}`,
    copy: (id) => duplicateEpisode({ data: { id } }),
  },
  page: {
    checks: (content) => pageChecks({ ...emptyPage, ...content }),
    path: (_id, { slug }) => `/${slug}`,
    copy: (id) => duplicatePage({ data: { id } }),
  },
};

type PreviewLinkDialogProps = {
  open: boolean;
  onClose: () => void;
  kind: TrashableKind;
  id: number;
  /** Sends pending text; false if the server does not respond. */
  flush: () => Promise<boolean>;
};

function PreviewLinkDialog({ open, onClose, kind, id, flush }: PreviewLinkDialogProps) {
  const queryClient = useQueryClient();
  const queryKey = ["admin", "preview-links", kind, id];
  const links = useQuery({
    queryKey,
    queryFn: () => fetchPreviewLinks({ data: { kind, id } }),
    enabled: open,
    staleTime: 0,
  });
  const create = useAction(async () => {
    if (!(await flush())) throw new Error("The server did not answer. Try again when your text is saved.");
    queryClient.setQueryData(queryKey, await addPreviewLink({ data: { kind, id } }));
  });
  const withdraw = useAction(async (link: number) => {
    queryClient.setQueryData(queryKey, await endPreviewLink({ data: { kind, id, link } }));
  });
  return (
    <Dialog open={open} onClose={onClose} title="Preview links">
      <Note>
        Anyone with a link sees this {kind} as you have it at that moment, with unsaved changes, marked as a preview. A
        link works for {previewLinkDays} days. Search engines leave it out.
      </Note>
      {open ? (
        <Loaded query={links} what="the links">
          {(previewLinks) => (
            <ul className="admin-rows mt-3 [&>li>.field]:flex-[1_0_100%]">
              {previewLinks.map((link) => (
                <LinkRow key={link.id} link={link} onWithdraw={() => withdraw.run(link.id)} />
              ))}
            </ul>
          )}
        </Loaded>
      ) : null}
      <Problem text={create.problem ?? withdraw.problem} />
      <div className="dialog-actions">
        <AdminButton kind="primary" action={create}>
          New preview link
        </AdminButton>
      </div>
    </Dialog>
  );
}

function LinkRow({ link, onWithdraw }: { link: PreviewLink; onWithdraw: () => void }) {
  const site = useSite();
  const until = formatDateTime(site, link.expiresAt);
  return (
    <li>
      <TextField
        label={`Works until ${until}`}
        help={`Shows the work of ${link.createdBy}`}
        value={link.url}
        onChange={() => undefined}
        onFocus={({ target }) => target.select()}
        readOnly
      />
      <span className="admin-actions">
        <AdminButton onClick={() => void copyText(link.url, "Preview link copied")}>
          <Copy />
          Copy
        </AdminButton>
        <AdminButton kind="danger" aria-label={`Withdraw the link that works until ${until}`} onClick={onWithdraw}>
          Withdraw
        </AdminButton>
      </span>
    </li>
  );
}

type EditorMoreProps = {
  kind: EditedKind;
  id: number;
  title: string;
  flush: () => Promise<boolean>;
  onVersions: () => void;
  onDiscard: (() => void) | undefined;
};

type MoreButtonProps = { icon: Icon; label: string; isDanger?: boolean; onClick: () => void };

function MoreButton({ icon: Icon, label, isDanger = false, onClick }: MoreButtonProps) {
  return (
    <button
      type="button"
      className={`inline-flex min-h-11 items-center gap-2.5 font-medium no-underline hover:underline [&>.lucide]:size-4.5 ${isDanger ? "text-flag" : "text-tide"}`}
      onClick={onClick}
    >
      <Icon />
      {label}
    </button>
  );
}

export function EditorMore(props: EditorMoreProps) {
  const { kind, id, title, flush, onVersions, onDiscard } = props;
  const { list, page } = recordKinds[kind];
  const navigate = useNavigate();
  const [isLinksOpen, setIsLinksOpen] = useState(false);
  const copy = publishedKinds[kind]?.copy;

  const duplicate = useAction(async (make: NonNullable<typeof copy>) => {
    if (!(await flush())) throw new Error("The server did not answer. Try again when your text is saved.");
    const duplicateId = await make(id);
    if (duplicateId === null) throw new Error(`This ${kind} no longer exists.`);
    await navigate({ to: page, params: { id: String(duplicateId) } });
    toast({ title: "Duplicated", description: "This is the copy: a draft without a date.", type: "success" });
  }, "It was not duplicated");
  const offerRestore = useOfferRestore(kind);
  const remove = useAction(async () => {
    await moveRecordsToBin(kind, [id]);
    await navigate({ to: list });
    offerRestore(`“${title}” was moved to the bin`, [id], () => navigate({ to: page, params: { id: String(id) } }));
  }, "It was not moved to the bin");

  return (
    <div className="grid justify-items-start [aside>&]:px-5 [aside>&]:py-3">
      {copy ? <MoreButton icon={Copy} label="Duplicate" onClick={() => duplicate.run(copy)} /> : null}
      {kind === "issue" ? null : <MoreButton icon={Link2} label="Preview links" onClick={() => setIsLinksOpen(true)} />}
      <MoreButton icon={History} label="Versions" onClick={onVersions} />
      {onDiscard ? <MoreButton icon={Undo2} label="Discard changes" onClick={onDiscard} /> : null}
      <MoreButton icon={Trash2} label="Move to bin" isDanger onClick={remove.run} />
      {kind === "issue" ? null : (
        <PreviewLinkDialog open={isLinksOpen} onClose={() => setIsLinksOpen(false)} kind={kind} id={id} flush={flush} />
      )}
    </div>
  );
}

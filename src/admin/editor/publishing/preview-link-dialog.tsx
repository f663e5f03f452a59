import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Copy } from "lucide-react";
import { type PreviewLink, previewLinkDays } from "../../../features/content-drafts/preview-link.ts";
import {
  addPreviewLink,
  endPreviewLink,
  fetchPreviewLinks,
} from "../../../features/content-drafts/preview-links.functions.ts";
import type { BinnedKind } from "../../../features/content-drafts/schema.server.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { copyText } from "../../copy-text.ts";
import { formatDateTime } from "../../format-date-time.ts";
import { Note } from "../../note.tsx";
import { withSession } from "../../sign-in-again.ts";
import { Loading, NotLoaded, Problem } from "../../states.tsx";
import { useAction } from "../../use-action.ts";

type PreviewLinkDialogProps = {
  open: boolean;
  onClose: () => void;
  kind: BinnedKind;
  id: number;
  /** Sends the last words to the server; false when it does not answer. */
  flush: () => Promise<boolean>;
};

/** The links that show the unsaved work to people without an account: a new one, those that work, and their end. */
export function PreviewLinkDialog({ open, onClose, kind, id, flush }: PreviewLinkDialogProps) {
  const queryClient = useQueryClient();
  const queryKey = ["admin", "preview-links", kind, id];
  const links = useQuery({
    queryKey,
    queryFn: () => withSession(() => fetchPreviewLinks({ data: { kind, id } })),
    enabled: open,
    staleTime: 0,
  });
  const create = useAction(async () => {
    if (!(await flush())) throw new Error("The server did not answer. Try again when your text is saved.");
    queryClient.setQueryData(queryKey, await withSession(() => addPreviewLink({ data: { kind, id } })));
  });
  const withdraw = useAction(async (link: number) => {
    queryClient.setQueryData(queryKey, await withSession(() => endPreviewLink({ data: { kind, id, link } })));
  });
  return (
    <Dialog open={open} onClose={onClose} title="Preview links">
      <Note>
        Anyone with a link sees this {kind} as you have it at that moment, with unsaved changes, marked as a preview. A
        link works for {previewLinkDays} days. Search engines leave it out.
      </Note>
      {!open ? null : links.data ? (
        <ul className="admin-rows mt-3 [&>li>.field]:flex-[1_0_100%]">
          {links.data.map((link) => (
            <LinkRow key={link.id} link={link} onWithdraw={() => withdraw.run(link.id)} />
          ))}
        </ul>
      ) : links.error ? (
        <NotLoaded what="The links" error={links.error} onRetry={() => void links.refetch()} />
      ) : (
        <Loading />
      )}
      <Problem text={create.problem ?? withdraw.problem} />
      <div className="dialog-actions">
        <Button size="sm" busy={create.busy} onClick={() => create.run()}>
          New preview link
        </Button>
      </div>
    </Dialog>
  );
}

function LinkRow({ link, onWithdraw }: { link: PreviewLink; onWithdraw: () => void }) {
  const until = formatDateTime(link.expiresAt);
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
        <Button kind="secondary" size="sm" onClick={() => void copyText(link.url, "Preview link copied")}>
          <Copy />
          Copy
        </Button>
        <Button kind="danger" size="sm" aria-label={`Withdraw the link that works until ${until}`} onClick={onWithdraw}>
          Withdraw
        </Button>
      </span>
    </li>
  );
}

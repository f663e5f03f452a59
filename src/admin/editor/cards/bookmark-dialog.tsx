import { useState } from "react";
import { readBookmark } from "../../../features/media/media.functions.ts";
import { isValidUserUrl, isWebUrl } from "../../../lib/web-url.ts";
import { Notice } from "../../../ui/notice.tsx";
import { TextareaField, TextField } from "../../../ui/text-field.tsx";
import { AdminButton } from "../../admin-button.tsx";
import { FormDialog } from "../../fields/form-dialog.tsx";
import { Problem } from "../../states.tsx";
import { FieldErrors, useAction } from "../../use-change.ts";
import { type BookmarkContent, type CardDialogProps, readSelected, upsertCard } from "../nodes/cards.ts";
import { useReturnToText } from "../writing-dialogs.tsx";

/** Reads title and description from the page once; both can be edited, or typed if the page can't be read. */
export function BookmarkDialog({ editor, onClose }: CardDialogProps) {
  useReturnToText(editor);
  const [card, setCard] = useState(() => readSelected(editor.state, "bookmark"));
  const [isNew] = useState(card.href === "");
  const [readUrl, setReadUrl] = useState(card.href);
  const [isUnread, setUnread] = useState(false);
  const [error, setError] = useState<string>();
  const href = card.href.trim();
  const isRead = href !== "" && readUrl === href;
  const change = (changed: Partial<BookmarkContent>) => setCard((current) => ({ ...current, ...changed }));

  const read = useAction(async () => {
    if (!isWebUrl(href) || !isValidUserUrl("link", href)) {
      setError("Begin with https://.");
      throw new FieldErrors();
    }
    setError(undefined);
    const page = await readBookmark({ data: { url: href } });
    setUnread(!page.ok);
    setReadUrl(href);
    if (!page.ok) {
      change({ title: href, description: "", siteName: new URL(href).hostname.replace(/^www\./, ""), picture: null });
      return;
    }
    const { title, description, siteName, picture } = page.value;
    const { url: src = "", ...size } = picture ?? {};
    change({ title, description, siteName, picture: src ? { src, alt: "", ...size } : null });
  });
  function submit() {
    if (!isRead) {
      read.run();
      return;
    }
    const { title, description, siteName } = card;
    upsertCard(editor, "bookmark", {
      ...card,
      href,
      title: title.trim(),
      description: description.trim(),
      siteName: siteName.trim(),
    });
    onClose();
  }
  return (
    <FormDialog
      title="Bookmark"
      className="w-[min(560px,calc(100vw-32px))]"
      confirm={isRead ? (isNew ? "Insert bookmark" : "Change bookmark") : "Read the page"}
      busy={read.busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label="URL"
        help="Title, description and image are read from the page once."
        inputMode="url"
        error={error}
        value={card.href}
        onChange={(typed) => change({ href: typed })}
      />
      <Problem text={read.problem} />
      {isRead && isUnread ? (
        <Notice tone="warning" role="status">
          The page could not be read. Write its title and description yourself.
        </Notice>
      ) : null}
      {isRead ? (
        <>
          <TextField label="Title" maxLength={200} value={card.title} onChange={(title) => change({ title })} />
          <TextareaField
            label="Description"
            optional
            rows={3}
            maxLength={300}
            value={card.description}
            onChange={(description) => change({ description })}
          />
          <TextField
            label="Site"
            optional
            maxLength={80}
            value={card.siteName}
            onChange={(siteName) => change({ siteName })}
          />
          {card.picture ? (
            <div className="flex items-center gap-4">
              <img src={card.picture.src} alt="" className="h-16 w-24 rounded-control object-cover" />
              <AdminButton kind="quiet" onClick={() => change({ picture: null })}>
                Leave out the image
              </AdminButton>
            </div>
          ) : null}
        </>
      ) : null}
    </FormDialog>
  );
}

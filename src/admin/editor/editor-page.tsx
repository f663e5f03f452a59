import { useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import type { ComponentType } from "react";
import type { Editable, SaveIntent } from "../../features/content-drafts/editing.ts";
import { buttonClass } from "../../ui/button.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { toast } from "../../ui/toast-store.ts";
import { PageBar } from "../page-bar.tsx";
import { queryName, recordKinds } from "../record/record-kinds.ts";
import type { EditedKind, OpenedForm } from "./editor-view.ts";
import { useOpenedItem } from "./use-opened-item.ts";

const confirmations: Record<SaveIntent, string> = {
  draft: "Saved as a draft",
  publish: "Published",
  schedule: "Scheduled: it appears automatically",
  update: "Saved",
};

type EditorPageProps<Content> = {
  kind: EditedKind;
  /** In the URL: an id, or "new". */
  name: string;
  open: (call: { data: { id: number } }) => Promise<Editable<Content> | null>;
  Form: ComponentType<OpenedForm<Content>>;
};

/** One form for a new item and for every other one. */
export function EditorPage<Content>({ kind, name, open, Form }: EditorPageProps<Content>) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { opened, isPending, openKey, becomes } = useOpenedItem(kind, name, (id) => open({ data: { id } }));
  const { one: title, list, page } = recordKinds[kind];

  function created(id: number) {
    becomes(id);
    void navigate({
      to: page,
      params: { id: String(id) },
      replace: true,
      resetScroll: false,
      ignoreBlocker: true,
      state: { keepsFocus: true },
    });
  }
  function stored(_id: number, intent: SaveIntent) {
    toast({ title: confirmations[intent], type: "success" });
    void queryClient.invalidateQueries({ queryKey: ["admin", queryName(kind)] });
  }

  if (isPending) {
    return (
      <>
        <PageBar title={title} />
        <Spinner label={`Opening the ${kind}`} />
      </>
    );
  }
  if (!opened) {
    return (
      <>
        <PageBar title={title} back={kind} />
        <ErrorState
          title={`There is no such ${kind}`}
          text="It may have been deleted in the meantime."
          action={
            <Link to={list} className={buttonClass({ kind: "secondary" })}>
              All {kind}s
            </Link>
          }
        />
      </>
    );
  }
  return <Form key={openKey} opened={opened} onCreated={created} onStored={stored} />;
}

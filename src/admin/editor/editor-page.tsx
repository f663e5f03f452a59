import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { type ComponentType, useEffect, useState } from "react";
import type { Editable } from "../../features/content-drafts/editing.ts";
import { buttonClass } from "../../ui/button.tsx";
import { ErrorState } from "../../ui/page-states.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { PageBar } from "../page-bar.tsx";
import { recordKinds } from "../record/record-kinds.ts";
import { NotLoaded } from "../states.tsx";
import { CreatedItem, type EditedKind, type OpenedForm } from "./editor-view.ts";

/** A form that started as a new item and now has its own URL. */
type Created = { openKey: string; count: number; name: string; hasArrived: boolean };

/** A new item keeps its form, focus and text when it gets its id; `openKey` identifies the form. */
function useOpenedItem<Content>(kind: string, name: string, open: (id: number) => Promise<Editable<Content> | null>) {
  const [created, setCreated] = useState<Created>();
  const count = created ? created.count + 1 : 0;
  const isCreated = created !== undefined && (name === created.name || (name === "new" && !created.hasArrived));
  const openKey = isCreated ? created.openKey : name === "new" ? `new ${count}` : name;
  const id = openKey.startsWith("new ") ? 0 : Number(openKey);

  useEffect(() => {
    if (created && !created.hasArrived && name === created.name) setCreated({ ...created, hasArrived: true });
  }, [created, name]);

  const query = useQuery({
    queryKey: ["editor", kind, openKey],
    queryFn: () => (Number.isSafeInteger(id) && id >= 0 ? open(id) : null),
    staleTime: 0,
    gcTime: 0,
    retry: 1,
    // A refetch would replace the text being written.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return {
    query,
    openKey,
    setId: (newId: number) =>
      setCreated({ openKey, count: isCreated ? created.count : count, name: String(newId), hasArrived: false }),
  };
}

type EditorPageProps<Content> = {
  kind: EditedKind;
  /** Id in the URL, or "new". */
  name: string;
  open: (call: { data: { id: number } }) => Promise<Editable<Content> | null>;
  Form: ComponentType<OpenedForm<Content>>;
};

export function EditorPage<Content>({ kind, name, open, Form }: EditorPageProps<Content>) {
  const navigate = useNavigate();
  const { query, openKey, setId } = useOpenedItem(kind, name, (id) => open({ data: { id } }));
  const { one: title, list, page } = recordKinds[kind];

  function created(id: number) {
    setId(id);
    void navigate({
      to: page,
      params: { id: String(id) },
      replace: true,
      resetScroll: false,
      ignoreBlocker: true,
      state: { keepsFocus: true },
    });
  }

  const opened = query.data;
  if (query.isPending) {
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
        {query.error ? (
          <NotLoaded what={title} error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <ErrorState
            title={`This ${kind} does not exist`}
            text="It may have been deleted."
            action={
              <Link to={list} className={buttonClass({ kind: "secondary" })}>
                All {kind}s
              </Link>
            }
          />
        )}
      </>
    );
  }
  return (
    <CreatedItem value={created}>
      <Form key={openKey} opened={opened} />
    </CreatedItem>
  );
}

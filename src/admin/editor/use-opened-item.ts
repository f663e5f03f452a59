import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Editable } from "../../features/content-drafts/editing.ts";
import { withSession } from "../sign-in-again.ts";

/** A form that began as a new item and has a URL of its own by now. */
type Created = { openKey: string; count: number; name: string; hasArrived: boolean };

/**
 * The item that a form opens, by the name in its URL: an id, or "new". A new item keeps its form, with focus and text,
 * when it gets its id; `openKey` names the form.
 */
export function useOpenedItem<Content>(
  kind: string,
  name: string,
  open: (id: number) => Promise<Editable<Content> | null>,
) {
  const queryClient = useQueryClient();
  const [created, setCreated] = useState<Created>();
  const count = created ? created.count + 1 : 0;
  const isCreated = created !== undefined && (name === created.name || (name === "new" && !created.hasArrived));
  const openKey = isCreated ? created.openKey : name === "new" ? `new ${count}` : name;
  const id = openKey.startsWith("new ") ? 0 : Number(openKey);

  useEffect(() => {
    if (created && !created.hasArrived && name === created.name) setCreated({ ...created, hasArrived: true });
  }, [created, name]);

  const queryKey = ["admin", kind, openKey];
  const { data, isPending } = useQuery({
    queryKey,
    queryFn: () => (Number.isSafeInteger(id) && id >= 0 ? withSession(() => open(id)) : null),
    staleTime: 0,
    gcTime: 0,
    // What is being written must not be replaced from behind.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return {
    opened: data,
    isPending,
    openKey,
    /** The new item of this form is stored under this id now. */
    becomes: (newId: number) =>
      setCreated({ openKey, count: isCreated ? created.count : count, name: String(newId), hasArrived: false }),
    reload: () => queryClient.resetQueries({ queryKey }),
  };
}

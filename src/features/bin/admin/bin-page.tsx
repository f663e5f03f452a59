import { createFileRoute, useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { AdminButton } from "../../../admin/admin-button.tsx";
import { ConfirmButton } from "../../../admin/confirm-dialog.tsx";
import { counted, dayOf, formatDateTime } from "../../../admin/format-date-time.ts";
import type { Column } from "../../../admin/list/column-head.tsx";
import { ListPage, useList } from "../../../admin/list/list-page.tsx";
import { listParameters } from "../../../admin/list/list-parameters.ts";
import { recordKinds } from "../../../admin/record/record-kinds.ts";
import { useChange } from "../../../admin/use-change.ts";
import type { Site } from "../../../facts/site.ts";
import { useSite } from "../../../facts/use-site.ts";
import { type BinKey, type BinKind, binDays, binKinds, type RestoreResult } from "../../../server-context/deletion.ts";
import { type ToastInput, toast } from "../../../ui/toast-store.ts";
import { eraseBinEntry, fetchBin, restoreBinEntries } from "../bin.admin.functions.ts";
import { type BinEntry, daysUntil, type EraseFailure } from "../bin.ts";

const binKindOptions = binKinds.map((value) => ({ value, label: recordKinds[value].many }));

/** "12 days left", "Last day". */
export function daysLeft(goneAt: string, now: number): string {
  const days = daysUntil(goneAt, now);
  return days <= 1 ? "Last day" : `${days} days left`;
}

const eraseNotes: Record<BinKind, string> = {
  article: "The article is deleted at once, with its versions. This cannot be undone.",
  episode: "The episode is deleted at once, with its versions. Its recording stays. This cannot be undone.",
  page: "The page is deleted at once, with its versions. This cannot be undone.",
  media: "The file is deleted from the disk at once. This cannot be undone.",
  lead: "The lead is deleted at once, with the emails about it. This cannot be undone.",
  subscriber: "The subscriber is deleted at once, with the proof of consent and the emails. This cannot be undone.",
  guest: "The guest is deleted at once, with release form, portrait and emails. This cannot be undone.",
  issue: "The issue is deleted at once, with its versions and the list of its recipients. This cannot be undone.",
};

export function eraseProblem(kind: BinKind, code: EraseFailure): string {
  if (code === "gone") return "It is no longer in the bin: it was restored or deleted elsewhere.";
  return kind === "guest"
    ? "An episode names this guest. The signed release stays as its proof."
    : "An article or an episode names this file, here or in the bin. Restore it instead.";
}

export function restoreMessage(results: readonly RestoreResult[]): ToastInput {
  const restored = results.filter(({ ok }) => ok);
  const moved: string[] = [];
  const failed: string[] = [];
  for (const result of results) {
    const { kind, title } = result;
    if (result.ok && result.value.slug) {
      const url = `${kind === "page" ? "/" : "/blog/"}${result.value.slug}`;
      moved.push(`“${title}” is now at ${url}, because another ${kind} has its old URL.`);
    } else if (!result.ok && result.code === "id-taken") {
      failed.push(`“${title}” was not restored: an import gave its number to something else.`);
    } else if (!result.ok) failed.push("Something is no longer in the bin: it was restored or deleted elsewhere.");
  }
  const notes = [...new Set([...moved, ...failed])].join(" ");
  const [only] = restored;
  const title =
    restored.length === 0
      ? "Not restored"
      : restored.length === 1
        ? `“${only?.title}” restored`
        : `${counted(restored.length, "entry", "entries")} restored`;
  return { title, type: failed.length > 0 ? "error" : "success", ...(notes ? { description: notes } : {}) };
}

export const Route = createFileRoute("/admin/bin")({ validateSearch: listParameters<"kind">, component: BinPage });

const filterNames = ["kind"] as const;

const keyOf = ({ kind, id }: BinKey) => `${kind} ${id}`;

function parseKey(key: string): BinKey {
  const [kind, id] = key.split(" ");
  return { kind: kind as BinKind, id: Number(id) };
}

/** @throws Error with a sentence for the owner */
async function erase({ kind, id, title }: BinEntry): Promise<void> {
  const result = await eraseBinEntry({ data: { kind, id } });
  if (!result.ok) throw new Error(eraseProblem(kind, result.code));
  toast({ title: `“${title}” deleted permanently`, type: "success" });
}

const columns = (site: Site, actions: (entry: BinEntry) => ReactNode): readonly Column<BinEntry>[] => [
  {
    key: "title",
    label: "Deleted",
    cell: ({ title, detail }) => (
      <span className="wrap-anywhere">
        <b>{title}</b>
        {detail ? <small>{detail}</small> : null}
      </span>
    ),
  },
  { key: "kind", label: "Kind", cell: ({ kind }) => recordKinds[kind].one },
  {
    key: "date",
    label: "When",
    cell: ({ deletedAt, deletedBy }) => (
      <span>
        {formatDateTime(site, deletedAt)}
        {deletedBy ? <small>by {deletedBy}</small> : null}
      </span>
    ),
  },
  {
    key: "gone",
    label: "Can be restored",
    cell: ({ goneAt }) => (
      <span>
        {daysLeft(goneAt, Date.now())}
        <small>until {dayOf(site, goneAt)}</small>
      </span>
    ),
  },
  { key: "actions", label: "Actions", isUnsorted: true, cell: actions },
];

function BinPage() {
  const site = useSite();
  const { list, table } = useList(["bin"], filterNames, ({ data }) =>
    fetchBin({ data: { ...data, kind: data.kind as BinKind | "" } }),
  );
  const navigate = useNavigate();
  const openRecord = ({ kind, id }: BinKey) =>
    void navigate({ to: recordKinds[kind].page, params: { id: String(id) } });
  const restore = useChange<readonly BinKey[], unknown, RestoreResult[]>({
    run: (entries) => restoreBinEntries({ data: { entries: [...entries] } }),
    failure: "Not restored",
    onDone: (results) => {
      const [only] = results.filter(({ ok }) => ok);
      const open = only && results.length === 1 ? { label: "Open", run: () => openRecord(only) } : undefined;
      toast({ ...restoreMessage(results), ...(open ? { action: open } : {}) });
    },
  });
  const actions = (entry: BinEntry) => (
    <span className="admin-actions">
      <AdminButton
        aria-label={`Restore ${entry.title}`}
        disabled={restore.isPending}
        onClick={() => restore.mutate([{ kind: entry.kind, id: entry.id }])}
      >
        Restore
      </AdminButton>
      {entry.canErase ? (
        <ConfirmButton
          label="Delete permanently …"
          aria-label={`Delete permanently: ${entry.title}`}
          title={`Delete “${entry.title}” permanently?`}
          confirm="Delete permanently"
          danger
          onConfirm={() => erase(entry)}
        >
          {eraseNotes[entry.kind]}
        </ConfirmButton>
      ) : (
        <small>{eraseProblem(entry.kind, "in-use")}</small>
      )}
    </span>
  );
  return (
    <ListPage
      {...table}
      title="Bin"
      note={`What you move to the bin can be restored for ${binDays} days, or until its retention date when that comes first. Then it is deleted permanently.`}
      columns={columns(site, actions)}
      rows={list?.entries}
      rowKey={keyOf}
      rowName={({ title }) => title}
      filters={[{ name: "kind", all: "All kinds", options: binKindOptions }]}
      bulk={[{ label: "Restore", run: (keys) => restore.mutateAsync(keys.map(parseKey)) }]}
      empty={{
        title: "The bin is empty",
        text: "Deleted articles, episodes, issues, files, leads, subscribers and guests stay here for 30 days.",
        link: { to: "/admin", label: "Back to Today" },
      }}
    />
  );
}

import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useSite } from "../../../facts/use-site.ts";
import { draftedStatus, type SavedVersion, type VersionList } from "../../../features/content-drafts/editing.ts";
import { errorMessage } from "../../../lib/error-message.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { AdminButton } from "../../admin-button.tsx";
import { counted, formatDateTime } from "../../format-date-time.ts";
import { Loading, Note, NotLoaded } from "../../states.tsx";
import { StatusChip } from "../../status-chip.tsx";
import { type ComparedField, differingFields } from "../compared-field.ts";
import { ComparedPart, ComparedText, compareDialogClass } from "./compared-text.tsx";

type Content = Record<string, string>;

type VersionViewProps = {
  item: string;
  version: SavedVersion;
  versions: readonly SavedVersion[];
  current: Content;
  fields: readonly ComparedField[];
  read: (version: number) => Promise<Content | null>;
  onBack: () => void;
  /** Absent for the currently stored version. */
  onRestore: ((content: Content) => void) | undefined;
};

/** A number is the id of another version. */
type Other = "nothing" | "form" | `${number}`;

function VersionView(props: VersionViewProps) {
  const site = useSite();
  const { item, version, versions, current, fields, read, onBack, onRestore } = props;
  const others = versions.filter(({ id }) => id !== version.id);
  const previous = others.find(({ id }) => id < version.id);
  const [comparedId, setComparedId] = useState<Other>(previous ? `${previous.id}` : "nothing");
  const otherId = comparedId === "nothing" || comparedId === "form" ? 0 : Number(comparedId);
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  const query = (id: number) => ({
    queryKey: ["admin", "version", item, id],
    queryFn: () => read(id),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: id !== 0,
  });
  const viewed = useQuery(query(version.id));
  const compared = useQuery(query(otherId));
  const content = viewed.data;
  const otherContent = comparedId === "form" ? current : otherId === 0 ? undefined : compared.data;
  const isOlder = otherId !== 0 && otherId < version.id;
  const isLoaded = content && (comparedId === "nothing" || otherContent);
  return (
    <>
      <p>
        <AdminButton ref={back} onClick={onBack}>
          <ArrowLeft />
          All versions
        </AdminButton>
      </p>
      <div className="my-4 max-w-104">
        <SelectField
          label="Compare with"
          value={comparedId}
          options={[
            { value: "nothing", label: "Nothing: the text alone" },
            { value: "form", label: "What is in the form now" },
            ...others.map(({ id, savedAt, savedBy }) => ({
              value: String(id),
              label: `${formatDateTime(site, savedAt)}, ${savedBy}`,
            })),
          ]}
          onChange={(value) => setComparedId(value as Other)}
        />
      </div>
      {isLoaded ? (
        <VersionParts
          fields={fields}
          before={isOlder ? (otherContent ?? content) : content}
          after={isOlder ? content : (otherContent ?? content)}
          isCompared={comparedId !== "nothing"}
        />
      ) : viewed.error || compared.error ? (
        <NotLoaded
          what="The version"
          error={viewed.error ?? compared.error}
          onRetry={() => void Promise.all([viewed.refetch(), compared.refetch()])}
        />
      ) : viewed.data === null || compared.data === null ? (
        <p className="text-flag">This version no longer exists.</p>
      ) : (
        <Loading />
      )}
      {content && onRestore ? (
        <div className="dialog-actions">
          <AdminButton kind="primary" onClick={() => onRestore(content)}>
            Restore this version
          </AdminButton>
        </div>
      ) : null}
    </>
  );
}

type VersionPartsProps = {
  fields: readonly ComparedField[];
  before: Content;
  after: Content;
  isCompared: boolean;
};

function VersionParts({ fields, before, after, isCompared }: VersionPartsProps) {
  const parts = isCompared ? differingFields(fields, before, after) : fields.filter(({ name }) => after[name]?.trim());
  return (
    <>
      <Note role="status" className="mb-4">
        {!isCompared
          ? "The text without its formatting."
          : parts.length === 0
            ? "Both are the same."
            : "What the newer one removed is struck through, and what it added is underlined."}
      </Note>
      {parts.map(({ name, label, kind }) => (
        <ComparedPart key={name} heading={<h3>{label}</h3>}>
          <ComparedText kind={kind} before={isCompared ? (before[name] ?? "") : undefined} value={after[name] ?? ""} />
        </ComparedPart>
      ))}
    </>
  );
}

function VersionSize({ size }: Pick<SavedVersion, "size">) {
  if (!size) return null;
  const { added, removed } = size;
  if (added === 0 && removed === 0) return <>no words changed</>;
  const words = `${counted(added, "word")} added, ${counted(removed, "word")} removed`;
  return (
    <>
      <span aria-hidden="true" className="whitespace-nowrap tabular-nums">
        +{added.toLocaleString("en-GB")} −{removed.toLocaleString("en-GB")} words
      </span>
      <span className="sr-only">{words}</span>
    </>
  );
}

type VersionsDialogProps<Content> = {
  open: boolean;
  onClose: () => void;
  /** Identifies the item in the query cache. */
  item: string;
  list: () => Promise<VersionList>;
  read: (version: number) => Promise<Content | null>;
  current: Content;
  /** The form contains changes that no version has. */
  isChanged: boolean;
  fields: readonly ComparedField[];
  /** Fields without text, such as the URL; not restored. */
  settings: readonly (keyof Content & string)[];
  /** `isRecorded`: some version contains what is being replaced. */
  onRestore: (content: Content, version: SavedVersion, isRecorded: boolean) => Promise<void>;
};

const statusLabels: Record<string, string> = {
  draft: "draft",
  published: "published",
  scheduled: "scheduled",
  unsaved: "unsaved, then replaced",
  [draftedStatus]: "drafted by an assistant",
};

// Stable across renders, so that it runs as a ref callback only when the button appears.
const focusOnMount = (button: HTMLButtonElement | null): void => button?.focus();

export function VersionsDialog<Content extends Record<string, string>>(props: VersionsDialogProps<Content>) {
  const site = useSite();
  const { open, onClose, item, list, read, current, isChanged, fields, settings, onRestore } = props;
  const [selected, setSelected] = useState<SavedVersion>();
  /** Last viewed version: its button takes the focus after the view closes. */
  const [lastId, setLastId] = useState<number>();
  const { data, error, refetch } = useQuery({
    queryKey: ["admin", "versions", item],
    queryFn: () => list(),
    enabled: open,
    staleTime: 0,
  });
  const isCurrent = ({ id }: SavedVersion) => id === data?.currentId;
  const canRestore = (version: SavedVersion) => !isCurrent(version) || isChanged;

  function close() {
    setSelected(undefined);
    setLastId(undefined);
    onClose();
  }
  async function restore(version: SavedVersion, content: Content) {
    const saved = Object.fromEntries(settings.map((name) => [name, current[name] ?? ""]));
    close();
    await onRestore({ ...content, ...saved }, version, data?.currentId !== null && !isChanged);
  }
  async function readAndRestore(version: SavedVersion) {
    try {
      const content = await read(version.id);
      if (!content) throw new Error("This version no longer exists.");
      await restore(version, content);
    } catch (failure) {
      toast({ title: "The version could not be read", description: errorMessage(failure), type: "error" });
    }
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={selected ? `Version of ${formatDateTime(site, selected.savedAt)}` : "Versions"}
      className={selected ? compareDialogClass : undefined}
    >
      {!open ? null : error ? (
        <NotLoaded what="The versions" error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading />
      ) : selected ? (
        <VersionView
          item={item}
          version={selected}
          versions={data.versions}
          current={current}
          fields={fields}
          read={read}
          onBack={() => setSelected(undefined)}
          onRestore={canRestore(selected) ? (content) => void restore(selected, content as Content) : undefined}
        />
      ) : (
        <>
          {data.versions.length === 0 ? (
            <Note>There are none yet: the first save creates one.</Note>
          ) : isChanged ? (
            <Note>What is in the form now is not a version yet. The next save turns it into one.</Note>
          ) : null}
          <ol className="admin-rows">
            {data.versions.map((version) => (
              <li key={version.id}>
                <span>
                  <span className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
                    {formatDateTime(site, version.savedAt)}
                    {isCurrent(version) ? <StatusChip tone="done">Current</StatusChip> : null}
                  </span>
                  <small>
                    {version.savedBy}, {statusLabels[version.status] ?? version.status}
                    {version.size ? ", " : ""}
                    <VersionSize size={version.size} />
                  </small>
                </span>
                <span className="admin-actions">
                  <AdminButton
                    ref={version.id === lastId ? focusOnMount : undefined}
                    aria-label={`View the version of ${formatDateTime(site, version.savedAt)}`}
                    onClick={() => {
                      setSelected(version);
                      setLastId(version.id);
                    }}
                  >
                    View
                  </AdminButton>
                  {canRestore(version) ? (
                    <AdminButton
                      aria-label={`Restore the version of ${formatDateTime(site, version.savedAt)}`}
                      onClick={() => void readAndRestore(version)}
                    >
                      Restore
                    </AdminButton>
                  ) : null}
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
    </Dialog>
  );
}

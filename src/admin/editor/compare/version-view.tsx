import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { SavedVersion } from "../../../features/content-drafts/editing.ts";
import { Button } from "../../../ui/button.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { formatDateTime } from "../../format-date-time.ts";
import { Note } from "../../note.tsx";
import { withSession } from "../../sign-in-again.ts";
import { Loading, NotLoaded } from "../../states.tsx";
import { type ComparedField, differingFields } from "../compared-field.ts";
import { ComparedPart } from "./compared-part.tsx";
import { ComparedText } from "./compared-text.tsx";

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

export function VersionView(props: VersionViewProps) {
  const { item, version, versions, current, fields, read, onBack, onRestore } = props;
  const others = versions.filter(({ id }) => id !== version.id);
  const before = others.find(({ id }) => id < version.id);
  const [other, setOther] = useState<Other>(before ? `${before.id}` : "nothing");
  const otherId = other === "nothing" || other === "form" ? 0 : Number(other);
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  const query = (id: number) => ({
    queryKey: ["admin", "version", item, id],
    queryFn: () => withSession(() => read(id)),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: id !== 0,
  });
  const shown = useQuery(query(version.id));
  const compared = useQuery(query(otherId));
  const content = shown.data;
  const otherContent = other === "form" ? current : otherId === 0 ? undefined : compared.data;
  const isOlder = otherId !== 0 && otherId < version.id;
  const isLoaded = content && (other === "nothing" || otherContent);
  return (
    <>
      <p>
        <Button ref={back} kind="secondary" size="sm" onClick={onBack}>
          <ArrowLeft />
          All versions
        </Button>
      </p>
      <div className="my-4 max-w-104">
        <SelectField
          label="Compare with"
          value={other}
          options={[
            { value: "nothing", label: "Nothing: the text alone" },
            { value: "form", label: "What is in the form now" },
            ...others.map(({ id, savedAt, savedBy }) => ({
              value: String(id),
              label: `${formatDateTime(savedAt)}, ${savedBy}`,
            })),
          ]}
          onChange={(value) => setOther(value as Other)}
        />
      </div>
      {isLoaded ? (
        <VersionParts
          fields={fields}
          before={isOlder ? (otherContent ?? content) : content}
          after={isOlder ? content : (otherContent ?? content)}
          isCompared={other !== "nothing"}
        />
      ) : shown.error || compared.error ? (
        <NotLoaded
          what="The version"
          error={shown.error ?? compared.error}
          onRetry={() => void Promise.all([shown.refetch(), compared.refetch()])}
        />
      ) : shown.data === null || compared.data === null ? (
        <p className="text-flag">This version no longer exists.</p>
      ) : (
        <Loading />
      )}
      {content && onRestore ? (
        <div className="dialog-actions">
          <Button size="sm" onClick={() => onRestore(content)}>
            Restore this version
          </Button>
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

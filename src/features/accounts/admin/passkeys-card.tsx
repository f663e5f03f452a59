import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { AdminButton } from "../../../admin/admin-button.tsx";
import { FormCard } from "../../../admin/fields/form-layout.tsx";
import { Note, Pending } from "../../../admin/states.tsx";
import { useAction, useChange } from "../../../admin/use-change.ts";
import { relativeTime } from "../../../lib/time/relative-time.ts";
import { withSession } from "../../../server-context/sign-in-again.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { supportsPasskeys } from "../browser-flag.ts";
import type { NewProof } from "../identity-client.ts";
import { addPasskey, listPasskeys, type Passkey, removePasskey, renamePasskey } from "../passkeys.ts";
import { AskProof, StepForm, useFocusOnClose } from "./ask-proof.tsx";
import { ProofFields, useProof } from "./proof-fields.tsx";

type ProofDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** The verb, such as "Remove". */
  confirm: string;
  asksCode?: boolean;
  danger?: boolean;
  onConfirm: (proof: NewProof) => Promise<unknown>;
};

export function ProofDialog({
  open,
  onClose,
  title,
  children,
  confirm,
  asksCode = false,
  danger = true,
  onConfirm,
}: ProofDialogProps) {
  const field = useRef<HTMLInputElement>(null);
  // Runs after the dialog's own effect, which opens it.
  useEffect(() => {
    if (open) field.current?.focus();
  }, [open]);
  async function confirmAndClose(proof: NewProof): Promise<void> {
    await onConfirm(proof);
    onClose();
  }
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <Note as="div" className="mb-5">
        {children}
      </Note>
      {open ? (
        <AskProof
          label={confirm}
          asksCode={asksCode}
          danger={danger}
          field={field}
          onConfirm={confirmAndClose}
          onCancel={onClose}
        />
      ) : null}
    </Dialog>
  );
}

const browsers: readonly [RegExp, string][] = [
  [/Edg\//, "Edge"],
  [/OPR\//, "Opera"],
  [/Firefox\//, "Firefox"],
  [/Chrome\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const systems: readonly [RegExp, string][] = [
  [/iPhone|iPad/, "iOS"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "macOS"],
  [/Linux|X11/, "Linux"],
];

const nameIn = (list: readonly [RegExp, string][], text: string) => list.find(([pattern]) => pattern.test(text))?.[1];

/** "Firefox on Windows" from a user agent. */
export function browserName(userAgent: string | null): string {
  const text = userAgent ?? "";
  return `${nameIn(browsers, text) ?? "A browser"} on ${nameIn(systems, text) ?? "an unknown system"}`;
}

type AddPasskeyProps = { asksCode: boolean; onAdded: () => Promise<void>; onCancel: () => void };

function AddPasskey({ asksCode, onAdded, onCancel }: AddPasskeyProps) {
  const [name, setName] = useState(() => browserName(navigator.userAgent));
  const field = useRef<HTMLInputElement>(null);
  const proof = useProof(asksCode, async (newProof) => {
    await addPasskey(name.trim().slice(0, 60) || browserName(navigator.userAgent), newProof);
    await onAdded();
  });
  return (
    <StepForm
      field={field}
      confirm="Add the passkey"
      busy={proof.busy}
      onSubmit={proof.run}
      onCancel={onCancel}
      className="max-w-90"
    >
      <TextField label="Name of this device" ref={field} value={name} onChange={setName} autoComplete="off" />
      <ProofFields proof={proof} />
    </StepForm>
  );
}

type RenamePasskeyProps = { name: string; onRename: (name: string) => Promise<void>; onCancel: () => void };

function RenamePasskey({ name: previousName, onRename, onCancel }: RenamePasskeyProps) {
  const [name, setName] = useState(previousName);
  const field = useRef<HTMLInputElement>(null);
  const { busy, problem, run } = useAction(async () => {
    if (!name.trim()) throw new Error("Enter a name.");
    await onRename(name.trim().slice(0, 60));
  });
  return (
    <StepForm field={field} confirm="Save the name" busy={busy} onSubmit={run} onCancel={onCancel} className="max-w-90">
      <TextField label="Name of the passkey" ref={field} error={problem} value={name} onChange={setName} />
    </StepForm>
  );
}

const unnamed = "Passkey without a name";

export function PasskeysCard({ asksCode }: { asksCode: boolean }) {
  const query = useQuery({ queryKey: ["admin", "passkeys"], queryFn: listPasskeys });
  const { data: passkeys, refetch } = query;
  const [open, setOpen] = useState<"add" | Passkey>();
  const [removing, setRemoving] = useState<Passkey>();
  const [now] = useState(() => Date.now());
  const actions = useFocusOnClose(open !== undefined);

  const rename = useChange<{ id: string; name: string }, Passkey[]>({
    run: ({ id, name }) => renamePasskey(id, name),
    expect: {
      of: ["passkeys"],
      data: (list, { id, name }) => list.map((passkey) => (passkey.id === id ? { ...passkey, name } : passkey)),
    },
    failure: "The passkey was not renamed",
  });

  async function added(): Promise<void> {
    setOpen(undefined);
    toast({ title: "The passkey was added", description: "Use it the next time you sign in.", type: "success" });
    await refetch();
  }

  async function remove(proof: NewProof): Promise<void> {
    if (!removing) return;
    await withSession(() => removePasskey(removing.id, proof));
    await refetch();
  }

  return (
    <FormCard
      title="Passkeys"
      note="Sign in with your finger, face or device code instead of password and code. If the device is lost, your password and a backup code still work."
    >
      {passkeys ? null : <Pending query={query} what="your passkeys" />}
      {passkeys && passkeys.length > 0 ? (
        <ul className="admin-rows">
          {passkeys.map((passkey) => {
            const { id, name, createdAt, backedUp } = passkey;
            const label = name || unnamed;
            return (
              <li key={id}>
                <span>
                  {label}
                  <small>
                    Added {relativeTime(Date.parse(createdAt), now)}, {backedUp ? "synchronised" : "on one device only"}
                  </small>
                </span>
                <span className="admin-actions">
                  <AdminButton aria-label={`Rename ${label}`} onClick={() => setOpen(passkey)}>
                    Rename
                  </AdminButton>
                  <AdminButton kind="danger" aria-label={`Remove ${label}`} onClick={() => setRemoving(passkey)}>
                    Remove
                  </AdminButton>
                </span>
              </li>
            );
          })}
        </ul>
      ) : null}
      {open === "add" ? <AddPasskey asksCode={asksCode} onAdded={added} onCancel={() => setOpen(undefined)} /> : null}
      {open && open !== "add" ? (
        <RenamePasskey
          key={open.id}
          name={open.name ?? ""}
          onCancel={() => setOpen(undefined)}
          onRename={async (name) => {
            await rename.mutateAsync({ id: open.id, name });
            setOpen(undefined);
          }}
        />
      ) : null}
      {open ? null : (
        <div ref={actions} className="admin-actions">
          {supportsPasskeys() ? (
            <Button kind="secondary" onClick={() => setOpen("add")}>
              Add a passkey
            </Button>
          ) : (
            <Note>This browser cannot create passkeys.</Note>
          )}
        </div>
      )}
      <ProofDialog
        open={removing !== undefined}
        onClose={() => setRemoving(undefined)}
        title="Remove this passkey?"
        confirm="Remove"
        asksCode={asksCode}
        onConfirm={remove}
      >
        {removing?.name || unnamed} no longer opens this account. Your device may keep offering it until you delete it
        there too.
      </ProofDialog>
    </FormCard>
  );
}

import { AdminButton } from "../admin-button.tsx";
import { useAction } from "../use-change.ts";

export type BulkAction = {
  label: string;
  danger?: boolean;
  /** Receives the rows' keys; the selection is empty afterwards. */
  run: (keys: readonly string[]) => Promise<unknown>;
};

type BulkBarProps = { actions: readonly BulkAction[]; keys: readonly string[]; onDone: () => void };

export function BulkBar({ actions, keys, onDone }: BulkBarProps) {
  return (
    <div className="flex flex-wrap items-center gap-2 border-t bg-tide-soft px-3 py-2">
      <p role="status" className="mr-2 font-semibold">
        {keys.length} selected
      </p>
      {actions.map((action) => (
        <BulkButton key={action.label} {...action} keys={keys} onDone={onDone} />
      ))}
    </div>
  );
}

function BulkButton({ label, danger, run, keys, onDone }: BulkAction & Omit<BulkBarProps, "actions">) {
  const action = useAction(async () => {
    await run(keys);
    onDone();
  }, `${label}: not done`);
  return (
    <AdminButton action={action} kind={danger ? "danger" : "secondary"}>
      {label}
    </AdminButton>
  );
}

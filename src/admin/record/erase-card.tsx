import type { ReactNode } from "react";
import { AdminButton } from "../admin-button.tsx";
import { ConfirmButton } from "../confirm-dialog.tsx";
import { FormCard } from "../fields/form-layout.tsx";
import { unsaved } from "../unsaved.ts";

type EraseCardProps = {
  /** What will be erased, and what stays. */
  children: ReactNode;
  /** Title of the question, such as "Delete this lead permanently?". */
  title: string;
  /** Can be undone; absent if records are only erased. */
  onDelete?: () => void;
  /** Absent if erasing is not allowed. */
  onErase?: (() => Promise<unknown>) | undefined;
  /** Further buttons. */
  more?: ReactNode;
};

export function EraseCard({ children, title, onDelete, onErase, more }: EraseCardProps) {
  async function remove() {
    if (await unsaved.ask()) onDelete?.();
  }
  return (
    <FormCard title="Delete" note={children}>
      <div className="admin-actions">
        {onDelete ? <AdminButton onClick={() => void remove()}>Move to bin</AdminButton> : null}
        {onErase ? (
          <ConfirmButton
            label="Delete permanently …"
            title={title}
            confirm="Delete permanently"
            danger
            onConfirm={() => {
              // Unsaved text is erased with the record: nothing to ask.
              unsaved.leave();
              return onErase();
            }}
          >
            It is deleted at once, with the emails about it, and cannot be restored.
          </ConfirmButton>
        ) : null}
        {more}
      </div>
    </FormCard>
  );
}

import { type ComponentPropsWithRef, type ReactNode, type RefObject, useState } from "react";
import { classNames } from "../../lib/class-names.ts";

type FileInputProps = Omit<ComponentPropsWithRef<"input">, "type" | "hidden" | "onChange"> & {
  onChoose: (files: readonly File[]) => void;
};

/** Opened by a button through its ref; the same file can be chosen twice in a row. */
export function FileInput({ onChoose, ...rest }: FileInputProps) {
  return (
    <input
      {...rest}
      type="file"
      hidden
      onChange={({ target }) => {
        onChoose([...(target.files ?? [])]);
        target.value = "";
      }}
    />
  );
}

type DropAreaProps = FileInputProps & {
  ref: RefObject<HTMLInputElement | null>;
  className?: string;
  children: ReactNode;
};

/** Accepts dropped files, or files chosen in its input. */
export function DropArea({ className, children, ...input }: DropAreaProps) {
  const [isDraggedOver, setDraggedOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra of the pointer; the button does the same
    <div
      className={classNames(
        "flex flex-wrap items-center justify-between gap-3 rounded-card border border-dashed border-line-strong p-4 text-ink-soft data-[over=true]:border-tide data-[over=true]:bg-tide-soft",
        className,
      )}
      data-over={isDraggedOver}
      onDragOver={(event) => {
        event.preventDefault();
        setDraggedOver(true);
      }}
      onDragLeave={() => setDraggedOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setDraggedOver(false);
        input.onChoose([...event.dataTransfer.files]);
      }}
    >
      <FileInput {...input} />
      {children}
    </div>
  );
}

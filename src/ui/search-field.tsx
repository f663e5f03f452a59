import { Search } from "lucide-react";
import { type ComponentPropsWithRef, useId } from "react";
import { classNames } from "../lib/class-names.ts";
import { TextInput } from "./text-input.tsx";

type SearchFieldProps = Omit<ComponentPropsWithRef<"input">, "type"> & { label: string };

/** The label doubles as placeholder and accessible name. */
export function SearchField({ label, id, className, placeholder = label, ...rest }: SearchFieldProps) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  return (
    <div className={classNames("search", className)}>
      <label htmlFor={controlId} className="sr-only">
        {label}
      </label>
      <Search />
      <TextInput {...rest} id={controlId} type="search" placeholder={placeholder} />
    </div>
  );
}

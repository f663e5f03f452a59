import { Fragment, type ReactNode } from "react";

type ArrangedProps<Name extends string> = { names: readonly Name[]; parts: Readonly<Record<Name, ReactNode>> };

/** Parts of a page in the given order. */
export const Arranged = <Name extends string>({ names, parts }: ArrangedProps<Name>) =>
  names.map((name) => <Fragment key={name}>{parts[name]}</Fragment>);

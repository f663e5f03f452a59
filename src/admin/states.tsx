import type { ComponentPropsWithRef, ReactNode } from "react";
import { classNames } from "../lib/class-names.ts";
import { errorMessage } from "../lib/error-message.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { ErrorState } from "../ui/page-states.tsx";

type NoteProps = ComponentPropsWithRef<"p"> & { as?: "p" | "div" | "span" };

export function Note({ as: Element = "p", className, ...rest }: NoteProps) {
  return <Element data-note="" {...rest} className={classNames("max-w-176 text-pretty text-ink-soft", className)} />;
}

export function Loading({ what = "" }: { what?: string }) {
  return <Note role="status">Loading {what && `${what} `}…</Note>;
}

type NotLoadedProps = { what: string; error: unknown; onRetry: () => void };

/** `what` names the data that could not be loaded, such as "Leads". */
export function NotLoaded({ what, error, onRetry }: NotLoadedProps) {
  return (
    <ErrorState
      title={`${what} could not be loaded`}
      text={errorMessage(error)}
      action={<Button onClick={onRetry}>Try again</Button>}
    />
  );
}

type PendingProps = {
  query: { error: unknown; refetch: () => Promise<unknown> };
  /** In lower case: "the leads". */
  what: string;
  /** For a part that is hidden when empty: shows nothing while loading. */
  quiet?: boolean;
};

/** A query without data: loading, or failed. */
export function Pending({ query: { error, refetch }, what, quiet }: PendingProps) {
  if (!error) return quiet ? null : <Loading what={what} />;
  return <NotLoaded what={what.charAt(0).toUpperCase() + what.slice(1)} error={error} onRetry={() => void refetch()} />;
}

type LoadedProps<Data> = PendingProps & {
  query: { data: Data | undefined };
  children: (data: Data) => ReactNode;
};

/** The result of a query; until then `Pending`. */
export const Loaded = <Data,>({ children, ...pending }: LoadedProps<Data>) =>
  pending.query.data === undefined ? <Pending {...pending} /> : children(pending.query.data);

export function Problem({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <Notice tone="error" role="alert">
      {text}
    </Notice>
  );
}

import { errorMessage } from "../lib/error-message.ts";
import { Button } from "../ui/button.tsx";
import { ErrorState } from "../ui/error-state.tsx";
import { Notice } from "../ui/notice.tsx";
import { Note } from "./note.tsx";

export function Loading({ what = "" }: { what?: string }) {
  return <Note role="status">Loading {what && `${what} `}…</Note>;
}

type NotLoadedProps = { what: string; error: unknown; onRetry: () => void };

/** `what` is what could not be loaded, such as "Leads". */
export function NotLoaded({ what, error, onRetry }: NotLoadedProps) {
  return (
    <ErrorState
      title={`${what} could not be loaded`}
      text={errorMessage(error)}
      action={<Button onClick={onRetry}>Try again</Button>}
    />
  );
}

export function Problem({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <Notice tone="error" role="alert">
      {text}
    </Notice>
  );
}

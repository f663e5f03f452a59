import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { type Toast, toasts } from "./toast-store.ts";

/** The place where toasts appear; it is in the page from the start, so that they are announced. Their card is loaded with the first. */
export function ToastRegion() {
  const current = useSyncExternalStore(toasts.subscribe, toasts.read, () => null);
  const [Card, setCard] = useState<ComponentType<{ toast: Toast }>>();
  const isWanted = current !== null;
  useEffect(() => {
    if (!isWanted) return;
    import("./toast-card.tsx").then(
      ({ ToastCard }) => setCard(() => ToastCard),
      () => setCard(() => PlainCard),
    );
  }, [isWanted]);
  return (
    <div role="status" aria-live="polite" className="toast-region">
      {current && Card ? <Card key={current.id} toast={current} /> : null}
    </div>
  );
}

/** The message where its card could not be loaded: no connection may be what it tells. */
const PlainCard = ({ toast }: { toast: Toast }) => (
  <div className="toast">
    <div>
      <b>{toast.title}</b>
      {toast.description ? <p>{toast.description}</p> : null}
    </div>
  </div>
);

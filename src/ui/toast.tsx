import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { type Toast, toasts } from "./toast-store.ts";

/** Always in the DOM, so that screen readers announce toasts; the card's code loads with the first toast. */
export function ToastRegion() {
  const current = useSyncExternalStore(toasts.subscribe, toasts.read, () => null);
  const [Card, setCard] = useState<ComponentType<{ toast: Toast }>>();
  const hasToast = current !== null;
  useEffect(() => {
    if (!hasToast) return;
    import("./toast-card.tsx").then(
      ({ ToastCard }) => setCard(() => ToastCard),
      () => setCard(() => PlainCard),
    );
  }, [hasToast]);
  return (
    <div role="status" aria-live="polite" className="toast-region">
      {current && Card ? <Card key={current.id} toast={current} /> : null}
    </div>
  );
}

/** Shown when the card's code fails to load, for example offline. */
const PlainCard = ({ toast }: { toast: Toast }) => (
  <div className="toast">
    <div>
      <b>{toast.title}</b>
      {toast.description ? <p>{toast.description}</p> : null}
    </div>
  </div>
);

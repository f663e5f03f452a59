import { type ComponentType, useEffect, useState } from "react";

type DialogPart = ComponentType<{ open: boolean; onClose: () => void }>;

/** Opens the dialog from links marked `data-opens="privacy-settings"`; its code loads on the first click. */
export function PrivacySettings() {
  const [dialog, setDialog] = useState<{ Part: DialogPart }>();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    function onClick(event: MouseEvent) {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest("a[data-opens=privacy-settings]") : null;
      if (!(link instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      // Keeps the router from following the link.
      event.stopPropagation();
      import("./privacy-settings-dialog.tsx").then(
        ({ PrivacySettingsDialog }) => {
          setDialog({ Part: PrivacySettingsDialog });
          setOpen(true);
        },
        () => window.location.assign(link.href),
      );
    }
    window.addEventListener("click", onClick, true);
    return () => window.removeEventListener("click", onClick, true);
  }, []);
  return dialog ? <dialog.Part open={open} onClose={() => setOpen(false)} /> : null;
}

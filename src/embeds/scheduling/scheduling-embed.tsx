import type { ReactNode } from "react";
import { OutsidePlace } from "../outside-place.tsx";
import { useEmbedSettings } from "../use-embed-settings.ts";

const loadScheduling = () => import("./scheduling-widget.tsx").then(({ SchedulingWidget }) => SchedulingWidget);

/** The configured service's calendar, else the site's own booking (`children`). */
export function SchedulingEmbed({ id, children }: { id: string; children: ReactNode }) {
  const { scheduling } = useEmbedSettings();
  if (!scheduling) return children;
  return (
    <OutsidePlace id={id} service="scheduling" load={loadScheduling} own={children} className="min-h-[700px]">
      {(SchedulingWidget, useOwn) => <SchedulingWidget {...scheduling} useOwn={useOwn} />}
    </OutsidePlace>
  );
}

import { useId, useState } from "react";
import { offsetOf, zoneName } from "../../../lib/zoned-time.ts";
import { Select } from "../../../ui/select.tsx";

/** The visitor's own zone as the browser knows it. */
export const detectedZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

/** The zone that times are shown in, with the choice of every other. */
export function ZoneSelect({ zone, onChange }: { zone: string; onChange: (zone: string) => void }) {
  const id = useId();
  const [now] = useState(Date.now);
  const [zones] = useState(() =>
    [...new Set([detectedZone(), zone, ...Intl.supportedValuesOf("timeZone"), "UTC"])].sort(),
  );
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="field-label">
        Times are shown in <span>({offsetOf(now, zone)})</span>
      </label>
      <Select id={id} value={zone} onChange={(event) => onChange(event.currentTarget.value)}>
        {zones.map((name) => (
          <option key={name} value={name}>
            {zoneName(name)}
          </option>
        ))}
      </Select>
    </div>
  );
}

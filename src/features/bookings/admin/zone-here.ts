import { zoneName } from "../../../lib/zoned-time.ts";

/** The zone that times are shown in, for where an hour more or less matters: "Europe/Berlin". */
export const browserZone = (): string => zoneName(new Intl.DateTimeFormat().resolvedOptions().timeZone);

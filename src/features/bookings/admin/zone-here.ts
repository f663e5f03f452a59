import { zoneName } from "../../../lib/zoned-time.ts";

/** For example "Europe/Berlin". */
export const browserZone = (): string => zoneName(new Intl.DateTimeFormat().resolvedOptions().timeZone);

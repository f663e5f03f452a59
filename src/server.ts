import { startHandler } from "./start-handler.ts";

/** Build entry with the whole server, so that every module exists once per process. */
export { seedSampleContent } from "../db/sample/seed.ts";
export { runCommand } from "../server/commands/commands.ts";
export { compose } from "../server/compose.ts";
export { readConfig } from "../server/config/read-config.ts";
export { composeDevelopment, openDevelopment } from "../server/development.ts";
export { openExportedSite, openSite } from "../server/export/open-exported-site.ts";
export { createLogger } from "../server/logger.ts";
export { serveSite } from "../server/serve-site.ts";
export { reportFailedStart } from "../server/terminal.ts";

export default { fetch: startHandler };

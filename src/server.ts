import { createStartHandler, defaultRenderHandler } from "@tanstack/react-start/server";

// A complete string, not a stream: finished pages go into the page cache.
export default { fetch: createStartHandler(defaultRenderHandler) };

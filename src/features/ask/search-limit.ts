/** Searches that one client may make in a minute, by any way: the page, /ask.json and MCP. */
export const searchLimit = { bucket: "archive-search", points: 60, seconds: 60 };

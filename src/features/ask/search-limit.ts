/** Per client and minute, across the page, /ask.json and MCP. */
export const searchLimit = { bucket: "archive-search", points: 60, seconds: 60 };

import packageJson from "../package.json" with { type: "json" };

/** The version that runs here, as releases are tagged. */
export const { version } = packageJson;

import { setFlagsFromString } from "node:v8";

// An export waits for its rendering and hardly for PostgreSQL, whose parser takes 600 MB to be optimised: an export does without
// (docs/performance.md).
for (const flag of ["--no-wasm-dynamic-tiering", "--no-wasm-tier-up"]) setFlagsFromString(flag);

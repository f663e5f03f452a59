import { setFlagsFromString } from "node:v8";

// The engine loses count when it frees compiled programs while threads come and go, and ends the process
// (nodejs/node#64500). So it frees none: what PostgreSQL leaves behind is a few megabytes, once.
setFlagsFromString("--no-wasm-code-gc");
// PostgreSQL's functions are optimised when they have run for long: what a start runs once is not worth a compiler's time and
// the memory that it leaves behind.
setFlagsFromString("--wasm-tiering-budget=1000000000");

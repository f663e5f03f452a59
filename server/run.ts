import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { projectRoot } from "../src/server-context/project-root.server.ts";
import { buildIsStale } from "./freshness.ts";

const buildScript = path.join(projectRoot, "scripts/build.ts");

// The image has no sources to build from.
if (existsSync(buildScript) && (await buildIsStale(projectRoot))) {
  console.error("Building the site first (about 15 seconds) …");
  const build = spawn(process.execPath, [buildScript], { cwd: projectRoot, stdio: "inherit" });
  const stop = (signal: NodeJS.Signals) => {
    build.kill(signal);
    process.exit(0);
  };
  process.on("SIGTERM", stop).on("SIGINT", stop);
  const code = await new Promise((resolve) => build.on("exit", resolve));
  process.off("SIGTERM", stop).off("SIGINT", stop);
  if (code !== 0) {
    console.error("The build failed; its message is above.");
    process.exit(1);
  }
}

await import("./main.ts");

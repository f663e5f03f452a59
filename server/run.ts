import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { projectRoot } from "../src/server-context/project-root.server.ts";
import { buildIsStale } from "./freshness.ts";

const buildScript = path.join(projectRoot, "scripts/build.ts");

// The image has no sources to build from.
if (existsSync(buildScript) && (await buildIsStale(projectRoot))) {
  console.error("Building the site first (about 15 seconds) …");
  const code = await new Promise((resolve) => {
    spawn(process.execPath, [buildScript], { cwd: projectRoot, stdio: "inherit" }).on("exit", resolve);
  });
  if (code !== 0) {
    console.error("The build failed; its message is above.");
    process.exit(1);
  }
}

await import("./main.ts");

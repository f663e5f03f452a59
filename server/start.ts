import { spawn } from "node:child_process";
import path from "node:path";
import { buildIsStale } from "./freshness.ts";

const root = path.resolve(import.meta.dirname, "..");

if (await buildIsStale(root)) {
  console.log("Building the site first (about 15 seconds) …");
  const code = await new Promise((resolve) => {
    spawn(process.execPath, [path.join(root, "scripts", "build.ts")], { cwd: root, stdio: "inherit" }).on(
      "exit",
      resolve,
    );
  });
  if (code !== 0) {
    console.error("The build failed; its message is above.");
    process.exit(1);
  }
}

await import("./main.ts");

import { spawn, spawnSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { freePort } from "./product.ts";

export type Nginx = { port: number; stop: () => void };

/** Serves `files` (name to bytes) with one nginx worker, or returns undefined where nginx is not installed. */
export async function startNginx(directory: string, files: ReadonlyMap<string, Buffer>): Promise<Nginx | undefined> {
  if (spawnSync("nginx", ["-v"]).error) return undefined;
  const port = await freePort();
  const www = path.join(directory, "www");
  await mkdir(www, { recursive: true });
  await mkdir(path.join(directory, "temp"), { recursive: true });
  for (const [name, bytes] of files) await writeFile(path.join(www, name), bytes);
  const configuration = path.join(directory, "nginx.conf");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((kind) => `${kind}_temp_path ${directory}/temp;`)
    .join(" ");
  await writeFile(
    configuration,
    `${process.getuid?.() === 0 ? "user root; " : ""}worker_processes 1; daemon off; pid ${directory}/nginx.pid; error_log ${directory}/error.log;
events { worker_connections 512; }
http { access_log off; keepalive_requests 10000000; default_type text/html; sendfile on; tcp_nopush on;
  open_file_cache max=100; ${temporary}
  server { listen 127.0.0.1:${port}; root ${www}; } }`,
  );
  const child = spawn("nginx", ["-c", configuration, "-e", path.join(directory, "error.log")], { stdio: "inherit" });
  for (let attempt = 0; attempt < 200; attempt++) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    if (answer) return { port, stop: () => child.kill("SIGTERM") };
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  child.kill("SIGTERM");
  return undefined;
}

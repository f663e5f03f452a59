import { spawn, spawnSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { freePort } from "./product.ts";

export type Nginx = { port: number; stop: () => void };

/** Runs nginx with these lines in its `http` block and waits until it answers; undefined where it is not installed. */
async function runNginx(
  directory: string,
  workers: number,
  http: (port: number) => string,
): Promise<Nginx | undefined> {
  if (spawnSync("nginx", ["-v"]).error) return undefined;
  const port = await freePort();
  await mkdir(path.join(directory, "temp"), { recursive: true });
  const configuration = path.join(directory, "nginx.conf");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((kind) => `${kind}_temp_path ${directory}/temp;`)
    .join(" ");
  await writeFile(
    configuration,
    `${process.getuid?.() === 0 ? "user root; " : ""}worker_processes ${workers}; daemon off; pid ${directory}/nginx.pid; error_log ${directory}/error.log;
events { worker_connections 512; }
http { access_log off; keepalive_requests 10000000; default_type text/html; sendfile on; tcp_nopush on;
  open_file_cache max=100; ${temporary}
  ${http(port)} }`,
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

/**
 * Serves `files` (name to bytes) with one nginx worker, or returns undefined where nginx is not installed.
 * @param locations further lines of its `server` block
 */
export async function startNginx(
  directory: string,
  files: ReadonlyMap<string, Buffer>,
  locations: string,
): Promise<Nginx | undefined> {
  const www = path.join(directory, "www");
  await mkdir(www, { recursive: true });
  for (const [name, bytes] of files) await writeFile(path.join(www, name), bytes);
  return runNginx(
    directory,
    1,
    (port) => `server { listen 127.0.0.1:${port}; root ${www};
${locations} }`,
  );
}

/** Serves the files of a folder as pages, `index.html` for each of its folders, or returns undefined where nginx is not installed. */
export async function startNginxFolder(directory: string, folder: string): Promise<Nginx | undefined> {
  await mkdir(directory, { recursive: true });
  return runNginx(
    directory,
    1,
    (
      port,
    ) => `include /etc/nginx/mime.types; gzip on; gzip_types text/css text/javascript application/javascript image/svg+xml;
  server { listen 127.0.0.1:${port}; root ${folder}; index index.html; }`,
  );
}

/** Passes every request on to the next of these ports, or returns undefined where nginx is not installed. */
export function startNginxProxy(directory: string, ports: readonly number[]): Promise<Nginx | undefined> {
  const servers = ports.map((port) => `server 127.0.0.1:${port};`).join(" ");
  return runNginx(
    directory,
    2,
    (port) => `upstream site { ${servers} keepalive 64; }
  server { listen 127.0.0.1:${port}; location / { proxy_pass http://site; proxy_http_version 1.1;
    proxy_set_header Connection ""; proxy_set_header Host $host; proxy_set_header X-Forwarded-For $remote_addr; } }`,
  );
}

import { spawn, spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect } from "vitest";
import { freePort } from "./free-port.ts";

/** The text of a deployment recipe. */
export const recipe = (name: string) => readFile(path.join(import.meta.dirname, "../../../deploy", name), "utf8");

const isInstalled = (program: string, argument: string) => spawnSync(program, [argument]).error === undefined;

type Proxy = {
  /** The recipe's file. */
  name: string;
  program: string;
  prepare: (ports: [number, number], port: number, folder: string) => Promise<string[]>;
};

const caddy: Proxy = {
  name: "Caddyfile",
  program: "caddy",
  async prepare(ports, port, folder) {
    const replicas = ports.map((replicaPort) => `127.0.0.1:${replicaPort}`).join(" ");
    const text = (await recipe("Caddyfile"))
      .replace("{$SITE_HOST:www.example.com}", `http://127.0.0.1:${port}`)
      .replaceAll("{$SITE_COPIES:127.0.0.1:3001 127.0.0.1:3002}", replicas);
    expect(text).not.toContain("{$");
    await writeFile(path.join(folder, "Caddyfile"), `{\n\tadmin off\n}\n${text}`);
    return ["run", "--adapter", "caddyfile", "--config", path.join(folder, "Caddyfile")];
  },
};

export const nginx: Proxy = {
  name: "nginx.conf",
  program: "nginx",
  async prepare(ports, port, folder) {
    const text = (await recipe("nginx.conf"))
      .replace(/server \{\s+listen 80;[\s\S]*?\n\}\n/, "")
      .replace("listen 443 ssl http2;", `listen 127.0.0.1:${port};`)
      .replace(/^ *(?:listen \[::\]|ssl_certificate).*\n/gm, "")
      .replace("/srv/site/dist/proxy", path.resolve(import.meta.dirname, "../../../dist/proxy"))
      .replaceAll("127.0.0.1:3001", `127.0.0.1:${ports[0]}`)
      .replaceAll("127.0.0.1:3002", `127.0.0.1:${ports[1]}`);
    await mkdir(path.join(folder, "temp"));
    const kinds = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
    const temporary = kinds.map((kind) => `${kind}_temp_path ${folder}/temp;`).join(" ");
    const user = process.getuid?.() === 0 ? "user root; " : "";
    const head = `${user}daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; events {}`;
    await writeFile(path.join(folder, "nginx.conf"), `${head}\nhttp { access_log off; ${temporary}\n${text} }\n`);
    return ["-c", path.join(folder, "nginx.conf"), "-e", path.join(folder, "error.log")];
  },
};

/** The recipes' proxies that are installed here; prints which recipe is skipped. */
export function installedProxies(): Proxy[] {
  const proxies = [
    { proxy: caddy, argument: "version" },
    { proxy: nginx, argument: "-v" },
  ];
  return proxies.flatMap(({ proxy, argument }) => {
    if (isInstalled(proxy.program, argument)) return [proxy];
    console.warn(`${proxy.program} is not installed here: ${proxy.name} is not tested.`);
    return [];
  });
}

/** Starts a recipe's proxy in front of two replicas, with its files in a new folder within `directory`. */
export async function startProxy(
  proxy: Proxy,
  replicas: [number, number],
  directory: string,
): Promise<{ port: number; stop: () => boolean }> {
  const folder = await mkdtemp(path.join(directory, "proxy-"));
  const port = await freePort();
  const command = await proxy.prepare(replicas, port, folder);
  const running = spawn(proxy.program, command, { stdio: "ignore", env: { ...process.env, HOME: folder } });
  return { port, stop: () => running.kill("SIGTERM") };
}

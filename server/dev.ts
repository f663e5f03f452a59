import { createServer } from "node:http";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { createServer as createVite, isRunnableDevEnvironment } from "vite";
import { projectRoot } from "../src/server-context/project-root.server.ts";

process.umask(0o077);

/** Runs the site's modules in Vite, with live reload. */
const server = createServer();
const vite = await createVite({
  root: projectRoot,
  appType: "custom",
  server: { middlewareMode: { server }, hmr: { server } },
});
const environment = vite.environments.ssr;
if (!environment || !isRunnableDevEnvironment(environment)) throw new Error("Vite offers no server environment.");
const { runner } = environment;

type Entry = typeof import("../src/server.ts");

const load = (): Promise<Entry> => runner.import("/src/server.ts");

const initialEntry = await load();
const development = await initialEntry.openDevelopment();
const { config, targets } = development;
let current = { entry: initialEntry, handle: await initialEntry.composeDevelopment(development) };

async function handle(request: Request, bindings: HttpBindings): Promise<Response> {
  const entry = await load();
  if (entry !== current.entry) current = { entry, handle: await entry.composeDevelopment(development) };
  return current.handle(request, bindings);
}

const listener = getRequestListener((request, bindings) => handle(request, bindings as HttpBindings));
server.on("request", (request, response) => {
  vite.middlewares(request, response, () => {
    if (targets.receive(request, response)) void listener(request, response);
  });
});

async function stop(): Promise<void> {
  await vite.close();
  server.closeAllConnections();
  await development.close();
}
server.once("error", (error) => {
  console.error(error.message);
  void stop().then(() => process.exit(1));
});
server.listen(config.port, config.host, () => console.log(`Development at http://localhost:${config.port}`));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void stop().then(() => process.exit(0)));

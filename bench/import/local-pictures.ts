/** Preloaded with --import: requests to the former site go to a server of the bench, which guarded requests can't reach. */
import http from "node:http";

const port = process.env.PICTURES_PORT ?? "";
const get = http.get.bind(http);

http.get = ((url: URL, ...args: [http.RequestOptions, (response: http.IncomingMessage) => void]) => {
  if (url.hostname !== process.env.PICTURES_HOST) return get(url, ...args);
  const [{ lookup: _lookup, ...options }, onResponse] = args;
  return get(new URL(url.pathname, `http://127.0.0.1:${port}`), options, onResponse);
}) as typeof http.get;

/** Preloaded with --import: what is asked of the site that is left comes from a server of the bench, which no guarded request would reach. */
import http from "node:http";

const port = process.env.PICTURES_PORT ?? "";
const get = http.get.bind(http);

http.get = ((url: URL, ...rest: [http.RequestOptions, (response: http.IncomingMessage) => void]) => {
  if (url.hostname !== process.env.PICTURES_HOST) return get(url, ...rest);
  const [{ lookup: _lookup, ...options }, onResponse] = rest;
  return get(new URL(url.pathname, `http://127.0.0.1:${port}`), options, onResponse);
}) as typeof http.get;

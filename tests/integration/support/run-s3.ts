import { createServer } from "node:http";
import S3rver from "s3rver";
import { listen } from "./listen.ts";
import { isSigned } from "./verify-signature.ts";

/**
 * Serves S3 requests from the folder given as its argument and prints its port. The package does not support version 4
 * signatures, so they are verified before a request reaches it.
 */
const [, , directory = ""] = process.argv;
const store = new S3rver({
  silent: true,
  directory,
  serviceEndpoint: "store.test",
  configureBuckets: [{ name: "media", configs: [] }],
});
await store.configureBuckets();
const handler = store.callback();
const rejection = "<Error><Code>SignatureDoesNotMatch</Code><Message>The signature does not match.</Message></Error>";
const server = createServer((request, response) => {
  if (isSigned(request, "S3RVER")) return void handler(request, response);
  request.resume();
  response.writeHead(403, { "Content-Type": "application/xml" }).end(rejection);
});
console.log(await listen(server));

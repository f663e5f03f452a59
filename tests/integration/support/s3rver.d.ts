declare module "s3rver" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  /** An S3-compatible server over a folder; the package has no types. */
  export default class S3rver {
    constructor(options: {
      silent: boolean;
      serviceEndpoint: string;
      directory: string;
      configureBuckets: { name: string; configs: (string | Uint8Array)[] }[];
    });
    configureBuckets(): Promise<unknown>;
    callback(): (request: IncomingMessage, response: ServerResponse) => unknown;
  }
}

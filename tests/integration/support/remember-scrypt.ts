import crypto, { type BinaryLike, type ScryptOptions } from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

type Callback = (error: Error | null, key: Buffer) => void;
type Scrypt = (password: BinaryLike, salt: BinaryLike, length: number, options: ScryptOptions, done: Callback) => void;

const bytes = (value: BinaryLike) =>
  typeof value === "string" ? Buffer.from(value) : Buffer.from(value.buffer, value.byteOffset, value.byteLength);

/**
 * Lets `scrypt` remember its keys: the same password with the same salt has the same key, and each costs a sixth of a second of a
 * core. For the rest of the process.
 */
export function rememberScrypt(): void {
  const compute = crypto.scrypt as Scrypt;
  const known = new Map<string, Buffer>();
  const remembering: Scrypt = (password, salt, length, options, done) => {
    const work = [bytes(password).toString("hex"), bytes(salt).toString("hex"), length, JSON.stringify(options)].join(
      " ",
    );
    const key = known.get(work);
    if (key) return void setImmediate(done, null, Buffer.from(key));
    compute(password, salt, length, options, (error, made) => {
      if (!error) known.set(work, Buffer.from(made));
      done(error, made);
    });
  };
  Object.assign(crypto, { scrypt: remembering });
  syncBuiltinESMExports();
}

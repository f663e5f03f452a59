import { Socket } from "node:net";
import pg from "pg";
import { expect, test } from "vitest";
import { socketOf } from "./connection-socket.ts";

test("a client exposes its socket", () => {
  expect(socketOf(new pg.Client())).toBeInstanceOf(Socket);
});

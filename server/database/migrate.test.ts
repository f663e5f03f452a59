import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { isAdditive, readMigrations } from "./migrate.ts";

async function reading(...names: string[]) {
  const directory = await mkdtemp(path.join(tmpdir(), "migrations-"));
  onTestFinished(() => rm(directory, { recursive: true }));
  for (const name of names) await writeFile(path.join(directory, name), "select 1;");
  return readMigrations(directory);
}

test.each(["1_short.sql", "0002-dash.sql", "0002_Upper.sql"])("a migration named %s is rejected", async (name) => {
  await expect(reading(name)).rejects.toThrow(`The migration ${name} must be named like`);
});

test("two migrations of the same number are rejected", async () => {
  await expect(reading("9001_a.sql", "9001_b.sql")).rejects.toThrow("Two migrations have the number 9001");
});

test.each([
  ["create table t (id int not null); create index t_id on t (id);"],
  ["alter table t add column a text not null default '';"],
  ["-- drop table t is what this does not do\nalter table t add column a text;"],
  ["drop trigger t_changed on t; drop function old(); alter table t alter column a drop not null;"],
])("the previous version can run beside %s", (sql) => {
  expect(isAdditive(sql)).toBe(true);
});

test.each([
  ["drop table t;"],
  ["alter table t drop column a;"],
  ["alter table t rename column a to b;"],
  ["alter table t rename to u;"],
  ["alter table t alter column a set not null;"],
  ["alter table t alter column a type bigint;"],
  ["-- not additive: the words of a status change\nupdate t set status = 'open';"],
])("the previous version cannot run beside %s", (sql) => {
  expect(isAdditive(sql)).toBe(false);
});

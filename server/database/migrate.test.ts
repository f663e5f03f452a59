import { expect, test } from "vitest";
import { isAdditive } from "./migrate.ts";

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

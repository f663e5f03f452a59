import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { simulateSequences } from "./support/sequence-simulation.ts";
import { type Store, startStore, storeKinds } from "./support/stores.ts";
import { isThorough } from "./support/thorough.ts";

/** The full size is `npm run bench sequences`. */
const readers = isThorough ? 80 : 24;
const kills = isThorough ? 9 : 3;

describe.each(storeKinds)("three weeks of sequences on the %s database", (kind) => {
  let store: Store;
  beforeAll(async () => {
    store = await startStore(kind);
  });
  afterAll(() => store.stop());

  test("sends no email twice, two a day or after leaving, and forgets no one", {
    timeout: 120_000,
  }, async () => {
    const { db } = await store.open();
    const outcome = await simulateSequences({ dbs: [db, db], readers, kills });
    expect(outcome).toMatchObject({
      twice: [],
      twoPerDay: [],
      afterStop: [],
      onIssueDay: [],
      sundays: [],
      forgotten: [],
      incomplete: [],
      killed: kills,
    });
    expect(outcome.handedOver).toBeGreaterThan(readers * 3);
    expect(outcome.stopped).toBeGreaterThan(readers / 20);
    // Two of three kills leave one email of unknown outcome, and delay its other claims by an hour.
    expect(outcome.unknown).toBeLessThanOrEqual((kills * 2) / 3);
    expect(outcome.otherHour).toBeLessThanOrEqual(kills * 10);
  });
});

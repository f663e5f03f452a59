import type { SiteContext } from "./request-context.ts";

/**
 * Whether another letter may go to an address that anybody can enter. Three an hour: enough for somebody who asks again,
 * too few to fill a stranger's mailbox. What the visitor sees is the same either way.
 */
export async function mayWriteTo({ takeFromLimit }: SiteContext, email: string): Promise<boolean> {
  return (await takeFromLimit({ bucket: "letters-to", key: email.toLowerCase(), points: 3, seconds: 3_600 })) === 0;
}

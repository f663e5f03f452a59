import { z } from "zod";
import { adminFunction } from "../../server-context/admin-only.functions.ts";
import { emailAddress, emailInLetters } from "../../server-context/email-address.server.ts";
import { recordAccess } from "../audit/audit.server.ts";
import * as personalData from "./personal-data.server.ts";
import { myDataFile } from "./personal-data.ts";

const person = z.object({ email: emailAddress });

/** The file that the person could download. */
export const exportPerson = adminFunction({ method: "POST" })
  .validator(person)
  .handler(async ({ data, context }) => {
    const now = new Date();
    const groups = await personalData.findPersonalData(context, data.email, now);
    await recordAccess(context.db, {
      actor: context.admin.email,
      action: "person.export",
      detail: { groups: groups.length },
    });
    return JSON.stringify(myDataFile({ email: emailInLetters(data.email), groups }, now), null, 2);
  });

/** Changes nothing; POST keeps the email address out of logged URLs. */
export const previewPersonErasure = adminFunction({ method: "POST" })
  .validator(person)
  .handler(async ({ data, context }) => personalData.previewErasure(context, data.email, new Date()));

export const erasePerson = adminFunction({ method: "POST" })
  .validator(person)
  .handler(async ({ data, context }) => personalData.erasePerson(context, data.email, context.admin.email, new Date()));

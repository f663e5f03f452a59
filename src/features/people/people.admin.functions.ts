import { z } from "zod";
import { adminFunction } from "../../server-context/admin-only.functions.ts";
import { emailAddress } from "../../server-context/email-address.server.ts";
import { listFilter, listRequest, oneId } from "../../server-context/list-request.ts";
import { recordAccess } from "../audit/audit.server.ts";
import { exportPeopleList, findPersonId, listPeople } from "./people.admin.server.ts";
import { getPersonPage } from "./person.server.ts";
import { personKinds, personPageKinds } from "./person.ts";

// POST, because proxies may log the email addresses and search terms in URLs.
export const findPerson = adminFunction({ method: "POST" })
  .validator(z.object({ email: emailAddress }))
  .handler(async ({ data, context }) => findPersonId(context.db, data.email));

const peopleList = listRequest.extend({ kind: listFilter(personKinds) });

export const fetchPeople = adminFunction({ method: "POST" })
  .validator(peopleList)
  .handler(async ({ data, context }) => listPeople(context.db, data));

export const exportPeople = adminFunction({ method: "POST" })
  .validator(peopleList)
  .handler(async ({ data, context }) => {
    const { file, count } = await exportPeopleList(context.db, data);
    await recordAccess(context.db, { actor: context.admin.email, action: "person.export-list", detail: { count } });
    return new Response(file, { headers: { "Content-Type": "text/csv; charset=utf-8", "Cache-Control": "no-store" } });
  });

export const fetchPersonPage = adminFunction({ method: "GET" })
  .validator(oneId.extend({ kind: z.enum(personPageKinds) }))
  .handler(async ({ data, context }) => getPersonPage(context.db, data.kind, data.id, new Date()));

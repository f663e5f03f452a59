import { copyOf } from "../facts/page-texts.ts";
import type { Site } from "../facts/site.ts";
import { fillText } from "../facts/tokens.ts";
import type { Service } from "./registry.ts";
import { type ServiceKind, serviceCopy } from "./service-copy.ts";

/** A service's purpose, and the data it receives. */
export function serviceWords(
  site: Site,
  { key, name, receiver = name, others = [] }: Pick<Service, "key" | "name" | "receiver" | "others">,
): { purpose: string; sends: string } {
  const { kinds, sends, cookies, passesOn, and } = copyOf(site, serviceCopy);
  const [kind] = key.split(":") as [ServiceKind];
  const { purpose, what } = kinds[kind];
  const sentences = [
    fillText(sends, { service: receiver, what }),
    ...(kind === "policies" ? [] : [cookies]),
    ...(others.length > 0 ? [fillText(passesOn, { others: others.join(` ${and} `) })] : []),
  ];
  return { purpose, sends: sentences.join(" ") };
}

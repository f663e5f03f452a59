import type { PlayerService } from "../lib/player-url.ts";
import type { Service } from "./registry.ts";

const controller = (name: string) =>
  `${name} decides by itself what it does with the data (a controller of its own). No contract on processing is concluded; the visitor's consent covers the transfer.`;
const processor = (what: string) =>
  `The provider processes ${what} on the owner's behalf. Conclude its data processing agreement (Article 28 GDPR) before the service is configured, and note where it stores the data.`;

const notes: Record<Exclude<Service["key"], `${string}:${string}` | PlayerService>, string> = {
  hubspot: processor("what visitors enter into its forms"),
  scheduling: processor("names, email addresses and times of those who book"),
  policies: processor("the technical data of visitors who open a legal page"),
  film: controller("The host of the film"),
};

/** For the register of processing: role of the provider, and the required contract. */
export const processingNote = ({ key, name }: Pick<Service, "key" | "name">): string =>
  key in notes ? notes[key as keyof typeof notes] : controller(name);

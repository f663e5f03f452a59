import { guestSpaceWords } from "../../features/guests/pages/guest-space/guest-space-words-copy.ts";
import { translate } from "../translation.ts";

/** Pages that only a link of one's own opens. */
export const visitorsWords = [
  translate(guestSpaceWords, {
    states: { done: "Erledigt", open: "Als Nächstes", locked: "Später" },
    welcome: "Willkommen, {guest}",
    booked: "{count} Minuten, {place}",
    camera: "Ihre Kamera",
    microphone: "Mikrofon",
    contact: "Kontakt aufnehmen",
    about: "Zu Gast sein",
    signed: "Von {signature} am {day} um {time} Uhr ({place}), Fassung {version}.",
    permitted: "Ja",
    notPermitted: "Nein",
    version: "Fassung {version}",
    permits: "Was Sie gestatten",
  }),
];

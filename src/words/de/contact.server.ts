import { detailsCopy, formCopy, headCopy, nextCopy } from "../../pages/contact/contact-copy.ts";
import { contactMeta } from "../../pages/contact/contact-meta.ts";
import { translate } from "../translation.ts";

export const contact = [
  translate(contactMeta, {
    title: "Kontakt",
    description:
      "Schreiben Sie {name} in {city} oder rufen Sie an: KI-Wissensagenten, Audits, der Podcast oder eine eigene Frage.",
  }),
  translate(headCopy, {
    title: "Sprechen Sie uns an",
    lead: "Schreiben Sie ein paar Zeilen oder greifen Sie zum Telefon. Es antwortet Ihnen, wer auch die Arbeit macht.",
  }),
  translate(formCopy, {
    title: "Schreiben Sie uns",
    intro: "Zwei Sätze genügen.",
    submitLabel: "Nachricht senden",
  }),
  translate(detailsCopy, {
    title: "So finden Sie uns",
    address: "Büro",
    phone: "Telefon",
    email: "E-Mail",
    hours: "Geschäftszeiten",
  }),
  translate(nextCopy, {
    mark: "Wie es weitergeht",
    title: "Erst eine kurze Antwort, dann eine lange, wenn sie hilft",
    items: {
      readOurselves: {
        title: "Wir lesen selbst",
        text: "Keine Ticketnummer, keine automatische Antwort. Kann Ihnen jemand anderes besser helfen, sagen wir, wer.",
      },
      hearWould: {
        title: "Sie erfahren, was wir tun würden",
        text: "Wo wir anfangen würden, wie lange es ungefähr dauert und ob ein KI-Agent überhaupt das richtige Mittel ist.",
      },
      thenDecide: {
        title: "Dann entscheiden Sie",
        text: "Ein Gespräch, eine Demo oder gar nichts weiter. Wir rufen nicht wieder an, es sei denn, Sie wünschen es.",
      },
    },
    closing: "Möchten Sie lieber gleich darüber sprechen?",
    action: { label: "Strategiegespräch buchen" },
  }),
];

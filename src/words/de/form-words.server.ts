import { formWords as form } from "../../features/forms/form-copy.ts";
import { portraitWords } from "../../features/guests/pages/registration/portrait-copy.ts";
import { formSectionCopy } from "../../features/own-pages/pages/section-copy.ts";
import { newsletterOfferCopy } from "../../features/subscribers/newsletter-offer-copy.ts";
import { visitWords } from "../../features/visits/visit-copy.ts";
import { translate } from "../translation.ts";

/** Shared by all forms, besides the owner’s texts. */
export const formWords = [
  translate(formSectionCopy, {
    contact: { title: "Schreiben Sie uns", action: "Nachricht senden" },
    newsletter: { title: "Lassen Sie ihn sich schicken", action: "Abonnieren" },
  }),
  translate(newsletterOfferCopy, {
    sentence:
      "Senden Sie mir auch {newsletterName}, eine E-Mail pro Woche. Ich kann mich jederzeit mit einem Klick abmelden.",
  }),
  translate(form, {
    keepsHappening: {
      write: "Wenn das wieder geschieht, schreiben Sie an",
      call: "oder rufen Sie an:",
      end: ".",
    },
    privacy: "Datenschutzerklärung",
    trap: "Bitte leer lassen",
  }),
  translate(portraitWords, {
    label: "Porträt",
    help: "JPEG, PNG, WebP oder AVIF, bis 6 MB. Es steht neben der Folge, wenn es eine gibt.",
  }),
  translate(visitWords, {
    notice:
      "Das Formular teilt uns außerdem mit, wie Sie in diesem Besuch zu uns kamen (erste Seite, verweisende Website und Kampagne, geöffnete Artikel, Ausgaben und Folgen), damit wir sehen, worüber zu schreiben sich lohnt.",
  }),
];

import { formCopy } from "../../features/forms/form-copy.ts";
import { releaseWordings } from "../../features/guests/release-wordings.ts";
import { translate } from "../translation.ts";

type Field = { label: string; help?: string; required?: string; options?: Readonly<Record<string, string>> };

/** A form's fields by name, such as "emailField", and its notice. */
const formWords = (form: string, words: Readonly<Record<string, Field | string>>) =>
  translate({ page: "/forms", section: form, defaults: words }, words);

const release = releaseWordings.de.labels;
const name = { label: "Name" };
const organisation = { label: "Organisation" };
const confirming = "Wir bitten Sie per E-Mail um Bestätigung, damit niemand unter Ihrem Namen";
const oneLink =
  "Wir verwenden die Adresse, um diesen einen Link zu senden. Die E-Mail löschen wir nach dreißig Tagen aus unseren Unterlagen.";

export const forms = [
  translate(formCopy, {
    oneWrong: "Bitte prüfen Sie eine Angabe",
    severalWrong: "Bitte prüfen Sie {count} Angaben",
    noted: "Was wir speichern",
    choose: "Bitte wählen",
    email: "Geben Sie eine E-Mail-Adresse wie name@example.com ein.",
    phone: "Geben Sie eine Telefonnummer in Ziffern ein.",
    link: "Geben Sie einen Link ein, der mit https:// beginnt.",
    name: "Geben Sie einen Namen ohne Internetadresse ein.",
    option: "Wählen Sie eine der Möglichkeiten.",
    tooLong: "Kürzen Sie den Text auf {most} Zeichen; es sind {length}.",
    notSent: "Noch nicht gesendet",
    unreachable:
      "Das konnten wir gerade nicht senden. Ihre Angaben sind noch da: Bitte versuchen Sie es gleich noch einmal.",
    changed: "Dieses Formular wurde inzwischen geändert. Laden Sie die Seite neu, bevor Sie es senden.",
  }),
  formWords("contact", {
    nameField: { ...name, required: "Geben Sie Ihren Namen ein." },
    organisationField: organisation,
    emailField: { label: "E-Mail", required: "Geben Sie die E-Mail-Adresse ein, an die wir antworten sollen." },
    phoneField: { label: "Telefon" },
    messageField: {
      label: "Nachricht",
      required: "Schreiben Sie ein oder zwei Zeilen.",
      help: "Welche Frage kommt bei Ihnen immer wieder? Bitte keine Patienten- oder Kundendaten.",
    },
    notice:
      "Wir verwenden Ihre Angaben, um Ihnen zu antworten, und für nichts anderes. Wir löschen sie nach zwölf Monaten, auf Wunsch früher.",
  }),
  formWords("release", {
    audioField: {
      label: release.audio,
      required: "Wir brauchen Ihre Erlaubnis für den Ton. Kreuzen Sie das Kästchen an, oder schreiben Sie uns.",
    },
    videoField: { label: release.video },
    clipsField: { label: release.clips },
    transcriptField: { label: release.transcript },
    signatureField: {
      label: "Ihr vollständiger Name als Unterschrift",
      required: "Geben Sie zum Unterzeichnen Ihren vollständigen Namen ein.",
    },
    notice:
      "Was Sie unterzeichnen, speichern wir mit Uhrzeit und Prüfsumme als Nachweis Ihrer Erlaubnis, solange eine Folge mit Ihnen öffentlich ist.",
  }),
  formWords("interview", {
    phoneField: { label: "Telefon, falls die Verbindung abbricht" },
    notice: "Wir verwenden Ihre Nummer nur am Tag der Aufnahme. Wir löschen sie zwei Jahre später mit der Buchung.",
  }),
  formWords("registration", {
    nameField: { ...name, required: "Geben Sie Ihren Namen ein." },
    emailField: { label: "E-Mail", required: "Geben Sie die E-Mail-Adresse ein, an die wir antworten sollen." },
    organisationField: { label: "Organisation und Funktion" },
    bioField: {
      label: "Zur Person",
      required: "Schreiben Sie zwei oder drei Sätze über sich.",
      help: "Drei Sätze, so wie Sie vorgestellt werden möchten.",
    },
    expertiseField: {
      label: "Fachgebiet",
      required: "Sagen Sie, wonach man Sie fragt.",
      help: "Wonach fragt man Sie?",
    },
    topicsField: {
      label: "Themen",
      required: "Nennen Sie mindestens ein Thema.",
      help: "Worüber möchten Sie sprechen? Je eine Zeile genügt.",
    },
    linksField: {
      label: "Wo man Sie hören oder lesen kann",
      help: "Links zu Vorträgen, Artikeln oder Profilen, einer pro Zeile.",
    },
    notice:
      "Wir verwenden Ihre Angaben, um über eine Folge mit Ihnen zu entscheiden und sie vorzubereiten. Kommt keine zustande, löschen wir sie innerhalb eines Jahres, auf Wunsch früher.",
  }),
  formWords("ebook", {
    nameField: name,
    organisationField: organisation,
    emailField: {
      label: "E-Mail",
      required: "Geben Sie die E-Mail-Adresse ein, an die das E-Book gehen soll.",
      help: "Der Link kommt auch per E-Mail und gilt sieben Tage.",
    },
    industryField: {
      label: "Branche",
      options: {
        healthcare: "{healthcareName}",
        logistics: "{logisticsName}",
        financial: "{financialName}",
        other: "Andere Branche",
      },
    },
    notice:
      "Wir verwenden Ihre Angaben, um Ihnen das E-Book zu senden, und löschen sie nach drei Monaten. Sie abonnieren damit nichts.",
  }),
  formWords("healthcare-guide", {
    nameField: name,
    emailField: { label: "E-Mail", required: "Geben Sie die E-Mail-Adresse ein, an die der Leitfaden gehen soll." },
    organisationField: { label: "Klinik oder Pflegeträger" },
    roleField: { label: "Funktion" },
    notice:
      "Wir verwenden Ihre Angaben, um Ihnen den Leitfaden zu senden, und löschen sie nach drei Monaten. Sie abonnieren damit nichts.",
  }),
  formWords("newsletter", {
    emailField: {
      label: "E-Mail",
      required: "Geben Sie die E-Mail-Adresse ein, an die der Newsletter gehen soll.",
      help: `${confirming} abonniert.`,
    },
    nameField: name,
    notice:
      "Mit der Anmeldung willigen Sie ein, {newsletterName} einmal pro Woche per E-Mail zu erhalten. Was Sie öffnen oder anklicken, erfahren wir nicht, und aus jeder Ausgabe können Sie sich mit einem Klick abmelden.",
  }),
  formWords("newsletter-link", {
    emailField: {
      label: "E-Mail",
      required: "Geben Sie die E-Mail-Adresse ein, an die der Newsletter geht.",
      help: "Sie erhalten in jedem Fall eine E-Mail, auch wenn die Adresse nicht angemeldet ist.",
    },
    notice: oneLink,
  }),
  formWords("calculation", {
    emailField: {
      label: "E-Mail",
      required: "Geben Sie die E-Mail-Adresse ein, an die die E-Mails gehen sollen.",
      help: `${confirming} etwas anfordert.`,
    },
    notice:
      "Wir verwenden die Adresse nur für diese E-Mails. Was Sie öffnen oder anklicken, erfahren wir nicht. Absender ist {name}.",
  }),
  formWords("booking", {
    nameField: { ...name, required: "Geben Sie Ihren Namen ein." },
    emailField: { label: "E-Mail", required: "Geben Sie die E-Mail-Adresse ein, an die die Einladung gehen soll." },
    organisationField: organisation,
    topicField: {
      label: "Worum geht es?",
      help: "Ein oder zwei Zeilen genügen. Bitte keine Patienten- oder Kundendaten.",
    },
    notice:
      "Wir verwenden Ihre Angaben, um dieses Gespräch zu führen, den Kalendereintrag zu senden und Sie daran zu erinnern. Wir löschen sie zwei Jahre danach, auf Wunsch früher.",
  }),
  formWords("my-data", {
    emailField: {
      label: "E-Mail",
      required: "Geben Sie die E-Mail-Adresse ein, die Sie bei uns verwendet haben.",
      help: "Sie erhalten in jedem Fall eine E-Mail, auch wenn wir die Adresse nicht kennen.",
    },
    notice: oneLink,
  }),
  formWords("preferences", {
    nameField: { label: "Name", help: "Er steht in der Anrede. Für eine Anrede ohne Namen lassen Sie das Feld leer." },
    notice:
      "Wir verwenden Ihren Namen nur für den Newsletter. Wir löschen ihn, sobald Sie sich abgemeldet haben und der Nachweis Ihrer Einwilligung abgelaufen ist.",
  }),
];

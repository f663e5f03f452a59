import { bookingRecords } from "../../features/bookings/booking-records-copy.ts";
import { emailRecords } from "../../features/email/email-records-copy.ts";
import { guestRecords } from "../../features/guests/guest-records-copy.ts";
import { leadRecords } from "../../features/leads/lead-records-copy.ts";
import { readerRecords } from "../../features/sequences/reader-records-copy.ts";
import { subscriberRecords } from "../../features/subscribers/subscriber-records-copy.ts";
import { visitRecords } from "../../features/visits/visit-records-copy.ts";
import { recordLabels } from "../../server-context/personal-data-copy.ts";
import { translate } from "../translation.ts";

/** Names of stored data on “My data” and in its file. */
export const myDataRecords = [
  translate(recordLabels, {
    status: "Status",
    name: "Name",
    organisation: "Unternehmen",
    shownBeside: "Hinweis am Formular",
    ourNotes: "Unsere Notizen",
    confirmed: "Bestätigt",
    whyEnded: "Warum es endete",
    sent: "Gesendet",
    erasedOn: "Wird gelöscht am",
  }),
  translate(emailRecords, { title: "E-Mails, die wir Ihnen gesendet haben", notYet: "Noch nicht" }),
  translate(visitRecords, {
    first: "Erste Seite des Besuchs",
    referrer: "Website, die dorthin führte",
    campaign: "Kampagne, die dorthin führte",
    read: "Im Besuch geöffnet",
  }),
  translate(leadRecords, {
    title: "Was Sie uns gesendet haben",
    kinds: {
      contact: "Nachricht",
      ebook: "E-Book",
      "healthcare-guide": "Leitfaden für das Gesundheitswesen",
      manual: "Von uns eingetragen",
    },
    page: "Gesendet von der Seite",
    agreed: "Außerdem eingewilligt in",
    source: "Woher Sie kamen",
    reply: "Unsere Antwort",
    followUp: "Wir wollten wieder schreiben am",
    mandate: "Auftrag",
    amount: "{day}, {euro} Euro",
    lost: "Warum wir nicht zusammenarbeiten",
  }),
  translate(bookingRecords, {
    title: "Gespräche, die Sie gebucht haben",
    when: "Wann",
    cancelledByUs: "Von uns abgesagt",
    cancelledByYou: "Von Ihnen abgesagt",
    missed: "Als nicht wahrgenommen vermerkt",
    over: "Hat stattgefunden",
    ahead: "Gebucht; das Löschen sagt es ab",
    topic: "Thema",
    where: "Wo",
    reason: "Grund der Absage",
  }),
  translate(readerRecords, {
    title: "E-Mail-Reihen, die Sie angefordert haben",
    states: {
      pending: "Noch nicht bestätigt",
      active: "Läuft",
      paused: "Unterbrochen",
      done: "Abgeschlossen",
      stopped: "Beendet",
    },
    reasons: {
      reader: "Durch Ihren Klick beendet.",
      unsubscribed: "Vom Newsletter abgemeldet.",
      booking: "Gespräch gebucht.",
      mandate: "Auftrag erteilt.",
      reply: "Geantwortet.",
      "no-call": "Das Gespräch fand nicht statt.",
      bounced: "Die Adresse nimmt keine E-Mails an.",
      complaint: "E-Mail als Spam gemeldet.",
      owner: "Von uns beendet.",
    },
    agreed: "Eingewilligt",
    agreement: "{time}, auf {page}: {consent}",
    replied: "Ihre Antwort ging ein",
    zone: "Zeitzone",
    email: "E-Mail „{subject}“",
    deliveries: {
      waiting: "An {email}, vorgesehen für {time}",
      sending: "An {email}, unterwegs seit {time}",
      sent: "An {email}, gesendet am {time}",
      bounced: "An {email}, von Ihrem Mailserver abgelehnt am {time}",
      unknown: "An {email}, vielleicht gesendet am {time}",
      skipped: "An {email}, nicht gesendet; beendet am {time}",
    },
  }),
  translate(subscriberRecords, {
    title: "Ihr Abonnement",
    states: { pending: "Angefordert, nicht bestätigt", confirmed: "Abonniert", unsubscribed: "Abgemeldet" },
    events: {
      requested: "Angefordert",
      confirmed: "Bestätigt",
      changed: "Einstellungen geändert",
      unsubscribed: "Abgemeldet",
    },
    industry: "Branche",
    broughtFrom: "Übernommen aus",
    consentOf: "Einwilligung vom {day}",
    issue: "Ausgabe „{subject}“",
    deliveries: {
      sending: "{time}: unterwegs, an {recipient}",
      sent: "{time}: gesendet, an {recipient}",
      bounced: "{time}: von Ihrem Mailserver abgelehnt, an {recipient}",
      unknown: "{time}: vielleicht gesendet, an {recipient}",
      skipped: "{time}: nicht gesendet, an {recipient}",
    },
    complaint: "Als Spam gemeldet",
    bounce: "Zurückgekommen",
    digest: {
      title: "Ein Prüfwert Ihrer E-Mail-Adresse",
      label: "Was das ist",
      text: "Ein Code aus Ihrer E-Mail-Adresse, aus dem niemand die Adresse ablesen kann.",
      stays:
        "Sie haben den Newsletter verlassen, oder Sie verlassen ihn mit dem Löschen Ihrer Daten. Der Prüfwert sorgt dafür, dass kein späterer Import Sie wieder anmeldet. Er verschwindet, wenn Sie sich selbst wieder anmelden.",
    },
  }),
  translate(guestRecords, {
    title: "Ihre Beteiligung am Podcast",
    states: { registered: "Noch nicht beantwortet", accepted: "Zugesagt", declined: "Abgesagt" },
    stays:
      "Sie belegt Ihre Erlaubnis für eine Folge, die öffentlich ist. Wir löschen sie, sobald keine Folge mit Ihnen mehr öffentlich ist; schreiben Sie uns, wenn eine entfernt werden soll.",
    registration: "Ihre Anmeldung",
    bio: "Kurzbiografie",
    expertise: "Fachgebiet",
    topics: "Themen",
    links: "Links",
    portrait: "Porträt",
    release: "Ihre unterzeichnete Einwilligung, Fassung {version}",
    signature: "Unterschrift",
    signed: "Unterzeichnet",
    permitted: "Gestattet",
    notPermitted: "Nicht gestattet",
    text: "Was Sie unterzeichnet haben",
    checksum: "Prüfsumme",
  }),
];

/** German defaults of the settings; names of the owner's works stay as they are. */
export const germanSettings = {
  you: {
    tagline: "Gemeinsam durch das KI-Wissensmanagement",
    role: "Selbstständige Beratung für KI-Wissensmanagement",
    country: "Deutschland",
  },
  podcast: {
    description:
      "Ruhige Gespräche mit Menschen, die Kliniken, Flotten und Banken führen: was sie wissen, woher sie es wissen und wie es bleibt, wenn sie gehen.",
  },
  replies: {
    templates: [
      {
        name: "After a download",
        purpose: "A download",
        text: "Guten Tag {first name},\n\n{what they asked for} müsste inzwischen in Ihrem Posteingang sein. Welches Kapitel haben Sie zuerst aufgeschlagen?\n\nWenn sich daraus eine Frage zu Ihrem eigenen Bereich ergibt, antworten Sie auf diese E-Mail, oder wählen Sie eine halbe Stunde per Video: {site}/strategy-call\n\n{my name}",
      },
      {
        name: "First reply, with a time to talk",
        purpose: "Anyone",
        text: "Guten Tag {first name},\n\nvielen Dank für Ihre Nachricht. Ich habe sie gelesen und würde gern mehr erfahren.\n\nPasst Ihnen eine halbe Stunde per Video? Hier können Sie einen Termin wählen: {site}/strategy-call\n\n{my name}",
      },
      {
        name: "Send the eBook",
        purpose: "Anyone",
        text: "Guten Tag {first name},\n\nvielen Dank für Ihre Nachricht.\n\n„{eBook}“ beantwortet einen guten Teil Ihrer Frage. Es ist kostenlos: {site}/ebook\n\nWenn ein Kapitel eine weitere Frage aufwirft, antworten Sie auf diese E-Mail.\n\n{my name}",
      },
      {
        name: "Not a fit",
        purpose: "Anyone",
        text: "Guten Tag {first name},\n\nvielen Dank für Ihre ausführliche Nachricht. Ich kann Ihnen dabei nicht weiterhelfen und sage es lieber gleich.\n\nIch wünsche Ihnen, dass Sie jemanden finden, der es kann.\n\n{my name}",
      },
      {
        name: "After a missed call",
        purpose: "A missed call",
        text: "Guten Tag {first name},\n\nwir waren verabredet und haben uns verpasst. Das kommt vor.\n\nPasst Ihnen ein anderer Termin? Hier können Sie einen wählen: {site}/strategy-call\n\n{my name}",
      },
    ],
  },
  names: {
    healthcareName: "Gesundheitswesen",
    logisticsName: "Logistik",
    financialName: "Finanzdienstleistungen",
    manufacturingName: "Industrie",
    ebookTitle: "KI-Wissensagenten in der Praxis",
  },
};

/** Texts of menu and footer by the English ones. */
export const germanMenu: Readonly<Record<string, string>> = {
  Industries: "Branchen",
  Resources: "Wissen",
  About: "Über mich",
  Solutions: "Lösungen",
  "Read and listen": "Lesen und hören",
  "Who we are": "Wer wir sind",
  Legal: "Rechtliches",
  "The AI SOP assistant": "Der KI-Assistent für SOPs",
  "Answers from your own documents, with the page it read": "Antworten aus Ihren eigenen Dokumenten, mit Fundstelle",
  "Procedures on the ward, answered hands-free": "Arbeitsanweisungen auf Station, ohne Hände beantwortet",
  "Customs, dispatch and supplier know-how": "Wissen zu Zoll, Disposition und Lieferanten",
  "Policies and rules, quoted with their source": "Richtlinien und Regeln, mit Quelle zitiert",
  "Coming soon": "In Vorbereitung",
  Blog: "Blog",
  "Working notes on AI and knowledge": "Arbeitsnotizen zu KI und Wissen",
  "Conversations with people who run things": "Gespräche mit Menschen in Verantwortung",
  "One email a week, on {newsletterDay}": "Eine E-Mail pro Woche, am {newsletterDay}",
  "Free eBook": "Kostenloses E-Book",
  "The field guide to AI knowledge agents": "Der Leitfaden zu KI-Wissensagenten",
  "ROI calculator": "ROI-Rechner",
  "Six inputs, three savings, one range": "Sechs Angaben, drei Einsparungen, eine Spanne",
  "All Episodes": "Alle Folgen",
  "All episodes": "Alle Folgen",
  "Every conversation so far": "Jedes bisherige Gespräch",
  "Founder’s background": "Werdegang",
  "Who you will be working with": "Mit wem Sie arbeiten werden",
  Expertise: "Schwerpunkte",
  "What I am asked to do, and what I decline": "Worum man mich bittet und was ich ablehne",
  "Professional journey": "Stationen",
  "Twenty years of other people’s procedures": "Zwanzig Jahre mit den Abläufen anderer",
  Contact: "Kontakt",
  "{shortCity}, by phone or email": "{shortCity}, per Telefon oder E-Mail",
  "Schedule a Consultation": "Beratung vereinbaren",
  "AI SOP agent for {healthcareName.inSentence}": "KI-SOP-Agent für {healthcareName}",
  "Ask the archive": "Das Archiv befragen",
  Home: "Startseite",
  "Privacy policy": "Datenschutz",
  "Cookie policy": "Cookie-Richtlinie",
  Impressum: "Impressum",
  Accessibility: "Barrierefreiheit",
  "Privacy settings": "Datenschutz-Einstellungen",
  "My data": "Meine Daten",
};

import { embeddedWords } from "../../features/episodes/ui/embedded-copy.ts";
import { episodeWords } from "../../features/episodes/ui/episode-words-copy.ts";
import { listeningWords as list } from "../../features/episodes/ui/listening-copy.ts";
import { episodeMissingCopy, listeningStates } from "../../features/episodes/ui/listening-states-copy.ts";
import { recordingWords } from "../../features/episodes/ui/recording-copy.ts";
import { guestCopy } from "../../features/guests/pages/guest/guest-copy.ts";
import { playWords } from "../../features/player/ui/play-copy.ts";
import { playerWords } from "../../features/player/ui/player-copy.ts";
import { translate } from "../translation.ts";

/** Player and episodes. */
export const listeningWords = [
  translate(playWords, { play: "{recording} abspielen", pause: "{recording} anhalten" }),
  translate(playerWords, {
    back: "{count} Sekunden zurück",
    forward: "{count} Sekunden vor",
    nowPlaying: "Läuft gerade",
    failed: "Diese Aufnahme konnte nicht abgespielt werden.",
    position: "Position in der laufenden Aufnahme",
    close: "Player schließen",
    at: "{position} von {end}",
  }),
  translate(listeningStates, { loading: "Die Folgen werden geladen" }),
  translate(list, {
    podcast: "Podcast",
    episodes: "Folgen",
    shown: { one: "{count} Folge", other: "{count} Folgen" },
  }),
  translate(embeddedWords, {
    position: "Position in {recording}",
    failed: "Diese Aufnahme konnte nicht abgespielt werden. Öffnen Sie die Folge, um es erneut zu versuchen.",
    guest: "mit {guest}",
  }),
  translate(episodeWords, {
    episodes: "Folgen",
    previous: "Vorherige",
    next: "Nächste",
    thisEpisode: "Diese Folge",
    topics: "Themen",
    guest: "mit",
    listenOn: "Anhören bei",
    more: "Mehr lesen",
    less: "Weniger anzeigen",
  }),
  translate(recordingWords, {
    position: "Position",
    perCent: "{count} Prozent",
    download: "Herunterladen",
    audio: "Audioplayer",
    video: "Video",
    videoOf: "{recording}: Video",
    audioOf: "{recording}: Audio",
    copy: "Link kopieren",
    copied: "Link in die Zwischenablage kopiert",
    notCopied: "Der Link konnte nicht kopiert werden",
    paragraphs: "{shown} von {total} Absätzen",
  }),
  translate(episodeMissingCopy, {
    missingTitle: "Folge nicht gefunden",
    missingText: "Diese Folge konnten wir nicht finden.",
    backToEpisodes: "Zurück zu den Folgen",
  }),
  translate(guestCopy, {
    mark: "Zu Gast im Podcast",
    aboutTitle: "Über den Gast",
    episodesTitle: "Folgen",
    missingTitle: "Gast nicht gefunden",
    missingText: "Unter diesem Namen war noch niemand im Podcast zu Gast.",
  }),
];

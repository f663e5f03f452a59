import { isBot } from "isbot";

/** Servers of directories and apps, which fetch recordings without a listener. */
const servers =
  /^spotify\/1\.0$|^itms|feed ?(parser|fetcher|update|robot|validator)|podcast ?sync|podchaser|podcastindex|podnews|rephonic|podtrac|chartable|listen ?notes|blubrry|trackable|podyssey|podcheck|castfeedvalidator|amazon music podcast|googlepodcastsbot|gpodder\.net|transcri(be|pt)|^(curl|wget|python|java|go-http|node|axios|ruby|php|libwww|lavf)/i;

/** Watches download again what the phone already has. */
const watches = /watchos|^atc\//i;

/** User agents as the apps publish them; the first match decides. */
const apps: readonly (readonly [name: string, agent: RegExp])[] = [
  ["Spotify", /^spotify\//i],
  ["Overcast", /overcast/i],
  ["Pocket Casts", /pocket ?casts|shifty ?jelly/i],
  ["Castro", /^castro[ /]/i],
  ["Podcast Addict", /podcast ?addict/i],
  ["AntennaPod", /antennapod/i],
  ["Castbox", /castbox/i],
  ["Amazon Music", /amazon ?music/i],
  ["Amazon Echo", /alexa|^amazoncorp|echo[ /]/i],
  ["YouTube Music", /youtube ?music/i],
  ["Audible", /audible/i],
  ["Deezer", /deezer/i],
  ["TuneIn", /tunein/i],
  ["iHeartRadio", /iheart/i],
  ["Podbean", /podbean/i],
  ["Player FM", /player\.? ?fm/i],
  ["Podimo", /podimo/i],
  ["Podverse", /podverse/i],
  ["Fountain", /^fountain/i],
  ["Goodpods", /goodpods/i],
  ["Snipd", /snipd/i],
  ["Downcast", /downcast/i],
  ["iCatcher", /icatcher/i],
  ["Instacast", /instacast/i],
  ["BeyondPod", /beyondpod/i],
  ["Podkicker", /podkicker/i],
  ["Podcast Republic", /podcast ?republic/i],
  ["Podcast Guru", /podcast ?guru/i],
  ["DoggCatcher", /doggcatcher/i],
  ["Breez", /^breez/i],
  ["CurioCaster", /curiocaster/i],
  ["Podfriend", /podfriend/i],
  ["TrueFans", /truefans/i],
  ["Anytime", /^anytime/i],
  ["gPodder", /gpodder/i],
  ["Kasts", /^kasts/i],
  ["RSSRadio", /rssradio/i],
  ["Procast", /procast/i],
  ["HardCast", /hardcast/i],
  ["Moon FM", /moon ?fm/i],
  ["JioSaavn", /saavn/i],
  ["Gaana", /gaana/i],
  ["Sonos", /sonos/i],
  ["Google Podcasts", /google-?podcasts|googlechirp/i],
  ["iTunes", /^itunes\//i],
  ["Apple Podcasts", /^podcasts\/|applecoremedia|^balados|^podcast[ei]?n?\/.*cfnetwork|com\.apple\.podcasts/i],
  ["VLC", /^(vlc|libvlc)/i],
  ["Windows Media Player", /^(nsplayer|windows-media-player)/i],
  ["foobar2000", /^foobar2000/i],
  ["Winamp", /winamp/i],
];

export const browserApp = "Browsers";
export const otherApp = "Other apps";

/** The listener's app; undefined for servers, bots and requests without a known user agent. */
export function podcastAppOf(agent: string | undefined): string | undefined {
  if (!agent || servers.test(agent) || watches.test(agent)) return undefined;
  // Before bots: apps that name their site look like them.
  const app = apps.find(([, pattern]) => pattern.test(agent));
  if (app) return app[0];
  if (isBot(agent)) return undefined;
  return /^mozilla\/|^opera\//i.test(agent) ? browserApp : otherApp;
}

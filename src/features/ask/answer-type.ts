import { wordsOf } from "./archive/words.ts";

const ones =
  "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen";
const tens = "twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety";
const number = `(?:\\d[\\d.,]*|(?:${tens})(?:-(?:${ones}))?|${ones}|(?:a |one |two |three |nine )?(?:hundred|thousand|million|dozen))`;
const amount = `(?:${number}|an?|half an?|several|a few)`;
const unit =
  "(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|quarters?|years?|decades?|afternoons?|mornings?|evenings?|mondays?|weekends?)";
const span = `\\b${amount}[ -](?:(?:and a half|full|working|whole|business|more|or \\w+) )?${unit}\\b`;
const monthOrDay =
  "(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)";
const roles = [
  "nurse doctor physician surgeon consultant manager director head chair officer adviser advisor clerk driver dispatcher owner author writer",
  "reader speaker expert colleague employee employer staff team department office council board committee supervisor supplier auditor lawyer",
  "counsel trainee student apprentice newcomer mentor buddy successor foreman engineer technician teacher customer client patient guest host",
  "carrier insurer court authority regulator secretary leader lead person someone somebody anyone everyone everybody nobody man woman lady",
  "company firm bank hospital agency ministry parliament commission business organisation union government",
  "editor reviewer observer receiver loader packer consignor handler crew pharmacy clerk member partner starter technician",
  "artist designer painter architect photographer illustrator carpenter builder researcher scientist professor journalist",
]
  .join(" ")
  .replaceAll(" ", "|");

const signs = {
  money: new RegExp(
    `[€$£]\\s?\\d|\\b${number}[ -](?:(?:million|thousand) )?(?:euros?|dollars?|pounds?|cents?|francs?|special drawing rights?|EUR|USD|GBP|CHF)\\b|\\bfree of charge\\b|\\bat no (?:charge|cost)\\b|\\bfree(?=[,.;)]|$)|\\bcosts? nothing\\b`,
    "i",
  ),
  effort: new RegExp(`\\b${number} (?:\\w+ )?(?:minutes?|hours?|days?|weeks?|months?|afternoons?|mornings?)\\b`, "i"),
  share: new RegExp(
    `\\bper ?cent\\b|\\d\\s?%|\\b(?:half|third|thirds|quarters?|fifths?|tenths?)\\b|\\b${number} (?:in|of|out of) ${number}\\b(?! ${unit})`,
    "i",
  ),
  age: /\b(?:aged?|years? old|born in)\b/i,
  frequency: new RegExp(
    `\\b(?:every|each|once|twice|daily|weekly|monthly|quarterly|yearly|annual|annually|per|a) (?:\\w+ )?${unit}\\b|\\b(?:once|twice|daily|weekly|monthly|quarterly|yearly|annually|every)\\b|\\b${number} times\\b|\\b${number} (?:\\w+ ){0,2}a (?:day|night|shift|week|month|quarter|year)\\b`,
    "i",
  ),
  duration: new RegExp(`${span}|\\b(?:until|overnight|as long as|all day)\\b`, "i"),
  time: new RegExp(
    `\\b\\d{1,2}[:.]\\d{2}\\b|\\b(?:19|20)\\d\\d\\b|\\b${monthOrDay}\\b|\\bo’clock\\b|\\b(?:noon|midnight|dawn|dusk|sunrise|sunset|daybreak|nightfall|spring|summer|autumn|winter|today|yesterday|tomorrow|tonight|last (?:year|week|month))\\b|\\b(?:at|past|to|before) (?:${ones})\\b|\\b(?:week|day|month) ${number}\\b|${span} (?:ago|later|earlier|before|after|from)|\\b(?:after|within|before|in|by|since) ${amount} ${unit}\\b`,
    "",
  ),
  condition:
    /\b(?:when|if|once|after|before|until|as soon as|while|whenever|unless|beforehand|at the (?:end|beginning|start|moment))\b/i,
  place:
    /\b(?:in|at|on|onto|under|behind|beside|near|inside|outside|above|below|between|opposite|by|to|into|from|around) (?!(?:it|this|that|them|which|all)\b)\p{L}+|\b(?:here|there)\b/iu,
  namedPlace: new RegExp(`(?<=\\b(?:in|at|near|from|to|via) )(?!${monthOrDay}\\b)\\p{Lu}\\p{Ll}+`, "u"),
  name: /\p{Lu}[\p{Ll}’]+ \p{Lu}\p{Ll}+|\b(?:Mr|Mrs|Ms|Dr)\.? \p{Lu}/u,
  person: new RegExp(
    `\\b(?:${roles})s?\\b|\\p{Lu}[\\p{Ll}’]+ \\p{Lu}\\p{Ll}+|\\bMrs? \\p{Lu}|\\bDr\\.? \\p{Lu}|(?<=[\\p{Ll},] )\\p{Lu}\\p{Ll}+|\\p{Lu}\\p{Ll}+’s\\b|\\bpeople\\b|\\bno one\\b|\\b[Ww]hoever\\b`,
    "u",
  ),
  number: new RegExp(`\\b${number}\\b|\\b(?:both|none|half)\\b`, "i"),
};

export const isNumber = (word: string): boolean => new RegExp(`^(?:${number}|both|half|zero)$`, "i").test(word);

export type AnswerType = {
  /** Whether a sentence names something of this type that the question does not; `around` is its context and heading. */
  isNamedIn: (sentence: string, around: string) => boolean;
  /** Words such as 'cost' and 'often' that an answer can omit. */
  saidBy: ReadonlySet<string>;
  /** What 'how many' counts, such as 'wards'. */
  counted: ReadonlySet<string>;
};

type Kind = {
  /** Opening words, in English and German. */
  asked: RegExp;
  sign: RegExp;
  /** Counts as well where the sentence or its heading speaks of `of`. */
  alsoSign?: { sign: RegExp; of: RegExp };
  saidBy?: string;
};

const kinds: readonly Kind[] = [
  {
    asked:
      /^(?:what|which|was)(?:’s|'s| is| are| was| were| ist)?(?: the| an?| your| der| die| das| ihr| ihre)?(?: \w+){0,2} (?:prices?|fees?|salary|wages?|(?:hourly|daily|day) rates?|gehalt|preis|honorar)\b/,
    sign: signs.money,
    saidBy: "price prices fee fees much",
  },
  {
    asked: /^(?:what|which|how much|was|wie ?viel)\b.*\b(?:costs?|kosten|kostet)\b|^(?:how expensive|wie teuer)\b/,
    sign: signs.money,
    alsoSign: { sign: signs.effort, of: /\b(?:costs?|budget|paid|pays?|spent|spends?|price)\b/i },
    saidBy: "cost costs much expensive kosten kostet teuer viel",
  },
  {
    asked: /^how (?:much\b.*\b(?:money|earn|charge|pay|paid|spend|spent|worth)|many (?:euros|dollars|pounds))\b/,
    sign: signs.money,
    saidBy: "money much euros dollars pounds worth",
  },
  {
    asked: /^(?:what|which) (?:share|percentage|proportion|fraction)\b/,
    sign: signs.share,
    saidBy: "share percentage proportion fraction",
  },
  { asked: /^what (?:is|are) (?:the|your|its) (?:\p{L}+ )?numbers?\b/u, sign: /\d/, saidBy: "number numbers" },
  { asked: /^(?:how old|wie alt)\b/, sign: signs.age, saidBy: "old alt" },
  { asked: /^(?:how (?:often|frequently)|wie oft)\b/, sign: signs.frequency, saidBy: "often frequently oft" },
  { asked: /^(?:how long|wie lange)\b/, sign: signs.duration, saidBy: "long lange last lasts dauert dauern" },
  {
    asked: /^(?:(?:what|which) (?:time|date|day|month|year|week)|when (?:did|was|were|will|has|had))\b/,
    sign: signs.time,
    saidBy: "time date day month year week",
  },
  { asked: /^(?:when|wann)\b/, sign: signs.time, alsoSign: { sign: signs.condition, of: /./ } },
  {
    asked: /^(?:which|what) (?:city|town|country|region|airport|port|street)\b|^welche\w* (?:stadt|land|ort)\b/,
    sign: signs.namedPlace,
    saidBy: "city town country region stadt land ort",
  },
  {
    asked: /^(?:what is the name of|what is the \w+ called|wie heißt)\b/,
    sign: signs.name,
    saidBy: "name called heißt",
  },
  { asked: /^(?:where|wo|wohin)\b/, sign: signs.place },
  {
    asked: /^(?:who|whom|whose|(?:which|what) (?:person|people|guest)|wer|wem|wen|wessen)\b/,
    sign: signs.person,
    saidBy: "person people name",
  },
  {
    asked: /^(?:how (?:many|much)|wie ?viele?)\b/,
    sign: signs.number,
    saidBy: "many much viel viele wieviel wieviele",
  },
];

const interrogative =
  /\b(?:what|which|who|whom|whose|where|when|why|how|was|welche\w*|wer|wem|wen|wessen|wo|wohin|wann|warum|wie|wieviele?)\b/;
const yesOrNo =
  /^(?:is|are|was|were|am|do|does|did|can|could|may|might|must|shall|should|will|would|has|have|had|if|ist|sind|hat|haben|kann|können|darf|dürfen|muss|müssen|soll|sollen|wird|werden|gibt) /;
/** German 'was', which is an English verb as well. */
const germanWhat = /^was (?:ist|sind|war|waren|kostet|kosten|sagt|muss|kann|darf|soll)\b/;
const endOfCounted =
  /\b(?:is|are|was|were|do|does|did|has|have|had|can|could|may|must|should|will|would|of|in|on|at|from|per|with|for|to|by|that|which|who|there|sind|hat|haben|gibt|muss|müssen|darf|dürfen|kann|können|braucht|von)\b/;
const maxCounted = 3;

/** The noun in questions such as 'how many carrier agreements were in use'. */
function countedIn(asked: string): string[] {
  const [, after = ""] = /^(?:how many|wie ?viele)\s+(.*)/.exec(asked) ?? [];
  return wordsOf(after.split(endOfCounted)[0] ?? "").slice(0, maxCounted);
}

/** Undefined where any statement may answer. */
export function answerTypeOf(question: string): AnswerType | undefined {
  const text = question.toLowerCase().trim();
  if (yesOrNo.test(text) && !germanWhat.test(text)) return undefined;
  const asked = text.slice(interrogative.exec(text)?.index ?? text.length);
  const kind = kinds.find((each) => each.asked.test(asked));
  if (!kind) return undefined;
  const saidBy = new Set(kind.saidBy?.split(" "));
  // Repeating the visitor's words is no answer.
  const said = wordsOf(question).filter(
    (word) => !saidBy.has(word) && !interrogative.test(word) && (word.length > 3 || /\d/.test(word)),
  );
  const isSaid =
    said.length > 0 ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${said.join("|")})(?![\\p{L}\\p{N}])`, "giu") : undefined;
  return {
    isNamedIn(sentence, around) {
      const rest = isSaid ? sentence.replaceAll(isSaid, "…") : sentence;
      const also = kind.alsoSign;
      return kind.sign.test(rest) || Boolean(also?.sign.test(rest) && also.of.test(`${sentence} ${around}`));
    },
    saidBy,
    counted: new Set(countedIn(asked)),
  };
}

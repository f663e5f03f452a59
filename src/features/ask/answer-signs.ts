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

export const signs = {
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
    /\b(?:in|at|on|onto|under|behind|beside|near|inside|outside|above|below|between|opposite|by|to|into|from|around) \p{L}+|\b(?:here|there)\b/iu,
  namedPlace: new RegExp(`(?<=\\b(?:in|at|near|from|to|via) )(?!${monthOrDay}\\b)\\p{Lu}\\p{Ll}+`, "u"),
  name: /\p{Lu}[\p{Ll}’]+ \p{Lu}\p{Ll}+|\b(?:Mr|Mrs|Ms|Dr)\.? \p{Lu}/u,
  person: new RegExp(
    `\\b(?:${roles})s?\\b|\\p{Lu}[\\p{Ll}’]+ \\p{Lu}\\p{Ll}+|\\bMrs? \\p{Lu}|\\bDr\\.? \\p{Lu}|(?<=[\\p{Ll},] )\\p{Lu}\\p{Ll}+|\\p{Lu}\\p{Ll}+’s\\b|\\bpeople\\b|\\bno one\\b`,
    "u",
  ),
  number: new RegExp(`\\b${number}\\b|\\b(?:both|none|half)\\b`, "i"),
};

export const isNumber = (word: string): boolean => new RegExp(`^(?:${number}|both|half|zero)$`, "i").test(word);

/** A word or phrase that nobody should write, and what to write in its place. */
export type Unwanted = { readonly pattern: RegExp; readonly better: string }

/** For English texts of any kind: guests' texts, docs, command lines, doc comments. */
export const unwantedEnglish: ReadonlyArray<Unwanted> = [
  { pattern: /\banew\b/i, better: "again" },
  { pattern: /\breckon(?:s|ed|ing)?\b/i, better: "calculate" },
  { pattern: /\bvouch(?:es|ed|ing)?\b/i, better: "confirm" },
  { pattern: /\bhasten(?:s|ed|ing)?\b/i, better: "make faster" },
  { pattern: /\bwhilst\b/i, better: "while" },
  { pattern: /\blest\b/i, better: "so that … not" },
  { pattern: /\bhitherto\b/i, better: "until now" },
  { pattern: /\bhence(?:forth)?\b/i, better: "so, from now on" },
  { pattern: /\b[tw]hence\b/i, better: "from there, from where" },
  { pattern: /\bforthwith\b/i, better: "at once" },
  { pattern: /\bbetwixt\b/i, better: "between" },
  { pattern: /\bhostages?\b/i, better: "say what is waiting for what" },
  { pattern: /\bstands? at the door\b/i, better: "pending connections" },
  { pattern: /\bkeepers? of (?:accounts|bookings|sessions|inquiries)\b/i, better: "… service" },
  { pattern: /\bpurports?\b/i, better: "claims" },
]

/** For guests' texts in each language besides. */
export const unwantedFor = {
  en: [
    { pattern: /\be-mail/i, better: "email" },
    { pattern: /\bsign(?:ed)?[ -](?:in|out)\b/i, better: "log in, log out" },
    { pattern: /\blogin with\b/i, better: "log in with" },
    { pattern: /\btax invoice/i, better: "invoice: SST has no tax invoices" },
    { pattern: /\bconfirmation code\b/i, better: "confirmation number" },
    { pattern: /\bin all\b/i, better: "total" },
    { pattern: /\bmeanwhile\b/i, better: "in the meantime, or leave it out" },
    { pattern: /\bkeeps? (?:its|their) word\b/i, better: "keep a promise" },
  ],
  bm: [
    { pattern: /\btahanan\b|\bmenahan\b/i, better: "simpanan, menyimpan: tahanan is detention" },
    { pattern: /\bcincang/i, better: "hash" },
    { pattern: /invois cukai/i, better: "invois" },
    {
      pattern: /\b(?:chalet|kondo|gim|loteng)\b|(?<!\{)\bemail\b/i,
      better: "calet, kondominium, gimnasium, e-mel, loft",
    },
    { pattern: /alamat internet/i, better: "alamat IP" },
    { pattern: /levi tempatan/i, better: "caj penginapan tempatan" },
    { pattern: /pengembara perniagaan/i, better: "pelancong perniagaan" },
  ],
  cn: [
    { pattern: /消费者/, better: "消费人" },
    { pattern: /税务发票/, better: "发票" },
    { pattern: /支付服务商/, better: "付款服务商" },
    { pattern: /特别要求/, better: "特殊要求" },
    { pattern: /饭店/, better: "酒店" },
    { pattern: /散列/, better: "不可逆加密" },
    { pattern: /网络地址/, better: "IP 地址" },
    { pattern: /开放式单位/, better: "单间公寓" },
    { pattern: /[\u4e00-\u9fff][:,;!?](?!\/\/)/, better: "full-width punctuation" },
  ],
} as const satisfies Record<"en" | "bm" | "cn", ReadonlyArray<Unwanted>>

/** Each unwanted word in a text, with its place and what to write in its place. */
export const unwantedIn = (
  place: string,
  text: string,
  list: ReadonlyArray<Unwanted>,
): ReadonlyArray<string> =>
  list.flatMap(({ pattern, better }) => {
    const found = pattern.exec(text)
    return found === null ? [] : [`${place}: “${found[0]}”, better: ${better}`]
  })

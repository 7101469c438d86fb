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
  { pattern: /\bin vain\b/i, better: "without success" },
  { pattern: /\b(?:is|are) asked no more\b/i, better: "gets no more queries" },
  { pattern: /\bspeaks? as\b/i, better: "with the protocol of, with the interface of" },
]

/** For docs and command lines besides: house words and figures of speech that have a standard term. */
export const unwantedInDocs: ReadonlyArray<Unwanted> = [
  { pattern: /\bmatters? not\b/i, better: "does not matter" },
  { pattern: /\bseals\b|\bsealed (?:by|with)\b/i, better: "encrypts, encrypted with" },
  { pattern: /\b(?:known by|waits?|keeps?|on the site,) for ever\b/i, better: "permanent" },
  { pattern: /\bwhat to complain of\b/i, better: "error lines" },
  { pattern: /\bamong the unwanted\b/i, better: "in spam" },
  { pattern: /\bbrings? .{1,20} to life\b/i, better: "hydrates" },
]

/** For guests' texts in each language besides. */
export const unwantedFor = {
  en: [
    { pattern: /\be-mail/i, better: "email" },
    { pattern: /\bsign(?:ed|ing)?[ -](?:in|out)\b/i, better: "log in, log out" },
    { pattern: /\blogin with\b/i, better: "log in with" },
    { pattern: /\btax invoice/i, better: "invoice: SST has no tax invoices" },
    { pattern: /\bconfirmation code\b/i, better: "confirmation number" },
    { pattern: /\bin all\b/i, better: "total" },
    { pattern: /\bmeanwhile\b/i, better: "in the meantime, or leave it out" },
    { pattern: /\bkeeps? (?:its|their) word\b/i, better: "keep a promise" },
    { pattern: /\b(?:confirmation|in the|in) mails?\b/i, better: "email" },
    { pattern: /\binternet address/i, better: "IP address" },
    { pattern: /\b(?:we|you|property) answers? for\b/i, better: "is responsible for" },
    { pattern: /\bonly to answer\b/i, better: "only to reply" },
    { pattern: /(?:\}\}|\d|per \w+) a night\b/i, better: "per night" },
    { pattern: /\bbooking code\b/i, better: "confirmation number" },
    { pattern: /\baccommodation\b(?! levy)/i, better: "stay" },
    { pattern: /\bcomes? back to you\b/i, better: "is refunded" },
    { pattern: /\bthe beds there are\b/i, better: "existing beds" },
    { pattern: /\bmarks\b/i, better: "ratings: marks are given at school" },
    { pattern: /\bmatters? not\b/i, better: "does not matter" },
  ],
  bm: [
    {
      pattern: /\btahanan\b|\bmenahan\b|\bditahan\b/i,
      better: "simpanan, menyimpan, disimpan: tahanan is detention",
    },
    { pattern: /\bsemalam\b/i, better: "setiap malam: semalam is yesterday" },
    { pattern: /\bdipulangkan\b/i, better: "dikembalikan" },
    { pattern: /\bharga malam\b/i, better: "harga bilik" },
    { pattern: /\bpengendali\b/i, better: "pihak penginapan" },
    { pattern: /\btulis kepada kami\b/i, better: "hubungi kami" },
    { pattern: /cincang/i, better: "hash" },
    { pattern: /invois cukai/i, better: "invois" },
    {
      pattern: /\b(?:chalet|kondo|gim|loteng)\b|(?<!\{)\bemail\b/i,
      better: "calet, kondominium, gimnasium, e-mel, loft",
    },
    { pattern: /alamat internet/i, better: "alamat IP" },
    { pattern: /\blevi\b/i, better: "caj penginapan tempatan" },
    { pattern: /pengembara perniagaan/i, better: "pelancong perniagaan" },
    { pattern: /(?<!\bterma dan )\bsyarat\b/i, better: "terma" },
    { pattern: /\bmenjawab\b/i, better: "membalas" },
    { pattern: /\bsunting/i, better: "ubah" },
    { pattern: /\bdipadamkan\b/i, better: "dipadam" },
    { pattern: /\bmengira lawatan\b/i, better: "statistik lawatan: mengira is to calculate" },
    { pattern: /\b(?:boleh|untuk) daftar (?:masuk|keluar)\b/i, better: "mendaftar masuk" },
    { pattern: /kotak pasir/i, better: "ujian: a sandpit" },
    { pattern: /\bmarkah\b/i, better: "penilaian: markah is given at school" },
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
    { pattern: /可退还押金/, better: "可退押金" },
    { pattern: /讯息/, better: "留言, 邮件" },
    { pattern: /联络/, better: "联系" },
    { pattern: /登出/, better: "退出登录" },
    { pattern: /经营者/, better: "业者" },
    { pattern: /写信给我们/, better: "联系我们" },
    { pattern: /确认[信函]/, better: "确认邮件" },
    { pattern: /房源/, better: "住宿" },
    { pattern: /商家/, better: "业者" },
    { pattern: /邮箱/, better: "电邮" },
    { pattern: /扣留/, better: "保留" },
    { pattern: /释放/, better: "取消保留" },
    { pattern: /(?:发送|发来|收到|营销)信息/, better: "留言, 邮件" },
    { pattern: /刷卡支付/, better: "刷卡付款" },
    { pattern: /无需/, better: "无须" },
    { pattern: /表单/, better: "表格" },
    { pattern: /沙盒/, better: "测试" },
    { pattern: /(?<!个人)资料(?:控制者|保护官)/, better: "个人资料控制者, 个人资料保护官" },
    { pattern: /真实金钱/, better: "真实款项" },
    {
      pattern: /[\u4e00-\u9fff][:,;!?(](?!\/\/)|\([\u4e00-\u9fff]/,
      better: "full-width punctuation",
    },
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

/** Numbers in words before a unit that constants decide: they are typed figures, too. */
export const numbersInWords = {
  en: /\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|sixty)(?: working)?[ -](?:days?|hours?|minutes?|seconds?|weeks?|months?|stays|nights?|years?|digits?|characters?|letters|files)\b|\b(?:one|an?|half an?) (?:second|minute|hour|week|month|year)\b/i,
  bm: /\b(?:dua|tiga|empat|lima|enam|tujuh|lapan|sembilan|sepuluh|dua belas|lima belas|dua puluh|tiga puluh|enam puluh) (?:hari|jam|minit|saat|minggu|bulan|malam|tahun|penginapan|digit|aksara|huruf|fail)\b|\b(?:satu (?:saat|minit|jam|minggu|bulan|tahun)|sesaat|seminit|sejam|seminggu|sebulan|setahun)\b/i,
  cn: /[两二三四五六七八九十]+(?:天|小时|分钟|秒|晚|年|处|周|个月|个工作日|位数|位数字|个字符)|一(?:秒|分钟|小时|周|个月|年)/,
} as const

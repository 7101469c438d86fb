/** Numbers in words before a unit that constants decide: they are typed figures, too. */
export const numbersInWords = {
  en: /\b(?:two|three|five|ten|fifteen|thirty|sixty) (?:days?|hours?|minutes?|stays|nights|years)\b|\bone year\b/i,
  bm: /\b(?:dua|tiga|lima|sepuluh|lima belas|tiga puluh|enam puluh) (?:hari|jam|minit|malam|tahun|penginapan)\b|\b(?:satu tahun|setahun)\b/i,
  cn: /[两三五十]+(?:天|小时|分钟|晚|年|处|个月)|一年/,
} as const

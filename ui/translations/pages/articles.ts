import type { Language } from "#core/kernel/localised.ts"
import type { InformationPage } from "#core/navigation/information-pages.ts"
import aboutBm from "./about-us.bm.json" with { type: "json" }
import aboutCn from "./about-us.cn.json" with { type: "json" }
import aboutEn from "./about-us.en.json" with { type: "json" }
import helpBm from "./help.bm.json" with { type: "json" }
import helpCn from "./help.cn.json" with { type: "json" }
import helpEn from "./help.en.json" with { type: "json" }
import privacyBm from "./privacy-policy.bm.json" with { type: "json" }
import privacyCn from "./privacy-policy.cn.json" with { type: "json" }
import privacyEn from "./privacy-policy.en.json" with { type: "json" }
import refundBm from "./refund-policy.bm.json" with { type: "json" }
import refundCn from "./refund-policy.cn.json" with { type: "json" }
import refundEn from "./refund-policy.en.json" with { type: "json" }
import termsBm from "./terms-and-conditions.bm.json" with { type: "json" }
import termsCn from "./terms-and-conditions.cn.json" with { type: "json" }
import termsEn from "./terms-and-conditions.en.json" with { type: "json" }
import type { Article } from "./article.ts"
import { figures } from "./figures.ts"

/** Malay and Chinese have every part and every answer that English has. */
const inEvery = <English extends Article>(texts: {
  readonly en: English
  readonly bm: NoInfer<English>
  readonly cn: NoInfer<English>
}): Readonly<Record<Language, Article>> => texts

/** The articles as they are written, with gaps for the figures; only the server carries them all. */
export const writtenArticles: Readonly<
  Record<InformationPage, Readonly<Record<Language, Article>>>
> = {
  "/about-us": inEvery({ en: aboutEn, bm: aboutBm, cn: aboutCn }),
  "/help": inEvery({ en: helpEn, bm: helpBm, cn: helpCn }),
  "/privacy-policy": inEvery({ en: privacyEn, bm: privacyBm, cn: privacyCn }),
  "/refund-policy": inEvery({ en: refundEn, bm: refundBm, cn: refundCn }),
  "/terms-and-conditions": inEvery({ en: termsEn, bm: termsBm, cn: termsCn }),
}

const GAP = /\{\{(\w+)\}\}/g

const withFigures = (article: Article): Article =>
  JSON.parse(JSON.stringify(article), (_, value: unknown) =>
    typeof value === "string"
      ? value.replace(GAP, (gap, name: string) => figures[name] ?? gap)
      : value,
  ) as Article

/** What a page says in a language, with the figures that the product goes by. */
export const articleOf = (page: InformationPage, language: Language): Article =>
  withFigures(writtenArticles[page][language])

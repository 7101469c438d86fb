import { holdTerms } from "#core/booking/hold-terms.ts"
import { millisecondsInMinute } from "date-fns/constants"
import type { Article } from "./article.ts"

const USUAL_MINUTES = holdTerms.lengthMs / millisecondsInMinute

/** The article with the one figure that a setting changes: for how many minutes rooms are held here. */
export const withHoldTime = (article: Article, minutes: number = USUAL_MINUTES): Article =>
  JSON.parse(JSON.stringify(article).replaceAll("{{holdMinutes}}", `${minutes}`)) as Article

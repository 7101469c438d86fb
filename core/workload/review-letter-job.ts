import { Schema, SchemaTransformation } from "effect"
import { HidingReason } from "../guest-score/review.ts"
import { jobOrder } from "./order-of.ts"
import { storedAs } from "./stored-job.ts"

const { transform } = SchemaTransformation

const { fields } = storedAs("mail")

const REVIEW = "review/"

/** What a guest reads about the review of a stay: that it can be written, or why it is hidden. */
export const ReviewNews = Schema.Literals(["invited", ...HidingReason.literals])
export type ReviewNews = typeof ReviewNews.Type

/** A letter to the guest of a booking about its review. */
export const ReviewLetterJob = Schema.Struct({
  ...fields,
  subject: Schema.TemplateLiteralParser([REVIEW, ReviewNews]),
}).pipe(
  Schema.decodeTo(
    jobOrder("mail", {
      about: Schema.Literal("review"),
      booking: Schema.String,
      news: ReviewNews,
    }),
    transform({
      decode: ({ subject: [, news], amount: _, ...order }) => ({
        ...order,
        about: "review" as const,
        news,
      }),
      encode: ({ about: _, news, ...order }) =>
        ({ ...order, subject: [REVIEW, news], amount: 0 }) as const,
    }),
  ),
)

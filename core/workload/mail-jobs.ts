import { Schema, SchemaTransformation } from "effect"
import { jobOrder } from "./order-of.ts"
import { storedAs } from "./stored-job.ts"

const { transform } = SchemaTransformation

const { fields } = storedAs("mail")

/** The letters that a booking can lead to. */
export const LetterName = Schema.Literals([
  "confirmed",
  "cancelled",
  "changed",
  "paymentLost",
  "reminder",
  "link",
])
export type LetterName = typeof LetterName.Type

const NO_BOOKING = ""

/** A letter about an account, sealed: it may carry a link that nobody else may read. */
export const AccountLetterJob = Schema.Struct({
  ...fields,
  booking: Schema.Literal(NO_BOOKING),
}).pipe(
  Schema.decodeTo(
    jobOrder("mail", { about: Schema.Literal("account"), sealed: Schema.String }),
    transform({
      decode: ({ booking: _, subject, amount: __, ...order }) => ({
        ...order,
        about: "account" as const,
        sealed: subject,
      }),
      encode: ({ about: _, sealed, ...order }) => ({
        ...order,
        booking: NO_BOOKING,
        subject: sealed,
        amount: 0,
      }),
    }),
  ),
)

/** A letter to the guest of a booking. */
export const BookingLetterJob = Schema.Struct({ ...fields, subject: LetterName }).pipe(
  Schema.decodeTo(
    jobOrder("mail", {
      about: Schema.Literal("booking"),
      booking: Schema.String,
      letter: LetterName,
    }),
    transform({
      decode: ({ subject, amount: _, ...order }) => ({
        ...order,
        about: "booking" as const,
        letter: subject,
      }),
      encode: ({ about: _, letter, ...order }) => ({ ...order, subject: letter, amount: 0 }),
    }),
  ),
)

const DISPUTE = "dispute"

/** A letter about a dispute over a booking's payment, to those who answer it. */
export const DisputeLetterJob = Schema.Struct({
  ...fields,
  subject: Schema.Literal(DISPUTE),
}).pipe(
  Schema.decodeTo(
    jobOrder("mail", { about: Schema.Literal("dispute"), booking: Schema.String }),
    transform({
      decode: ({ subject: _, amount: __, ...order }) => ({ ...order, about: "dispute" as const }),
      encode: ({ about: _, ...order }) => ({ ...order, subject: DISPUTE, amount: 0 }) as const,
    }),
  ),
)

const INQUIRY = "inquiry"

/** A letter that brings an inquiry to the people who answer it. */
export const InquiryLetterJob = Schema.Struct({
  ...fields,
  subject: Schema.Literal(INQUIRY),
}).pipe(
  Schema.decodeTo(
    jobOrder("mail", { about: Schema.Literal("inquiry"), inquiry: Schema.String }),
    transform({
      decode: ({ booking, subject: _, amount: __, ...order }) => ({
        ...order,
        about: "inquiry" as const,
        inquiry: booking,
      }),
      encode: ({ about: _, inquiry, ...order }) =>
        ({ ...order, booking: inquiry, subject: INQUIRY, amount: 0 }) as const,
    }),
  ),
)

/** The letters to its property that a booking can lead to. */
export const PropertyLetterName = Schema.Literals([
  "confirmed",
  "changed",
  "cancelled",
  "paymentLost",
])
export type PropertyLetterName = typeof PropertyLetterName.Type

const TO_PROPERTY = "property/"

/** A letter to the property of a booking. */
export const PropertyLetterJob = Schema.Struct({
  ...fields,
  subject: Schema.TemplateLiteralParser([TO_PROPERTY, PropertyLetterName]),
}).pipe(
  Schema.decodeTo(
    jobOrder("mail", {
      about: Schema.Literal("property"),
      booking: Schema.String,
      letter: PropertyLetterName,
    }),
    transform({
      decode: ({ subject: [, letter], amount: _, ...order }) => ({
        ...order,
        about: "property" as const,
        letter,
      }),
      encode: ({ about: _, letter, ...order }) =>
        ({ ...order, subject: [TO_PROPERTY, letter], amount: 0 }) as const,
    }),
  ),
)

const MESSAGE = "message/"

/** A letter that brings what one side of a booking wrote to the other. */
export const MessageLetterJob = Schema.Struct({
  ...fields,
  subject: Schema.TemplateLiteralParser([MESSAGE, Schema.String]),
}).pipe(
  Schema.decodeTo(
    jobOrder("mail", {
      about: Schema.Literal("message"),
      booking: Schema.String,
      message: Schema.String,
    }),
    transform({
      decode: ({ subject: [, message], amount: _, ...order }) => ({
        ...order,
        about: "message" as const,
        message,
      }),
      encode: ({ about: _, message, ...order }) =>
        ({ ...order, subject: [MESSAGE, message], amount: 0 }) as const,
    }),
  ),
)

const FEED = "feed/"

/** A letter to a property about a calendar of another site, with what was found there as a text. */
export const FeedLetterJob = Schema.Struct({
  ...fields,
  subject: Schema.TemplateLiteralParser([FEED, Schema.String]),
}).pipe(
  Schema.decodeTo(
    jobOrder("mail", {
      about: Schema.Literal("feed"),
      feed: Schema.String,
      news: Schema.String,
    }),
    transform({
      decode: ({ booking, subject: [, news], amount: _, ...order }) => ({
        ...order,
        about: "feed" as const,
        feed: booking,
        news,
      }),
      encode: ({ about: _, feed, news, ...order }) =>
        ({ ...order, booking: feed, subject: [FEED, news], amount: 0 }) as const,
    }),
  ),
)

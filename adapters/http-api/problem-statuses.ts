/** The HTTP status of every failure that travels; a failure that is not listed cannot be declared. */
export const problemStatuses = {
  InputRefused: 400,
  KeyMissing: 400,
  NoticeRefused: 400,
  OriginRefused: 403,
  BookingNotFound: 404,
  PropertyNotFound: 404,
  NothingHere: 404,
  MethodRefused: 405,
  KeyReused: 409,
  NoTriesLeft: 409,
  PriceChanged: 409,
  SoldOut: 409,
  StepRefused: 409,
  TooManyHolds: 409,
  HoldOver: 410,
  BodyTooLarge: 413,
  ContentTypeRefused: 415,
  DetailsRefused: 422,
  StayRefused: 422,
  TooManyTries: 429,
  Unforeseen: 500,
  BookingsUnreachable: 503,
  PaymentUnavailable: 503,
  PropertiesUnreachable: 503,
} as const

export type ProblemTag = keyof typeof problemStatuses

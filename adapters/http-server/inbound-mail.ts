import { textWithin } from "#adapters/http-api/body-reading.ts"
import type { ProblemTag } from "#adapters/http-api/problem-statuses.ts"
import { BodyTooLarge, NothingHere } from "#adapters/http-api/protocol.errors.ts"
import { inboundMailIn } from "#core/messages/inbound-mail.ts"
import type { ReceivedMail } from "#core/messages/receive-mail.ts"
import { NoticeRefused } from "#core/payment/payments.port.ts"
import { Effect } from "effect"
import { isSameSecret } from "./same-secret.ts"

/** What mail that comes in is taken with. */
export type InboundNeeds = {
  /** What the provider shows; null where no mail comes in. */
  readonly secret: string | null
  readonly receive: (mail: ReceivedMail) => Effect.Effect<unknown, { readonly _tag: ProblemTag }>
}

/** A mail with its files is longer than any JSON of ours; the files are not read. */
const MAIL_LIMIT = 10 * 1024 * 1024

const BASIC = /^Basic ([A-Za-z0-9+/=]+)$/

/** What a provider shows: a bearer's token, or the password of an address such as `https://mail:secret@…`. */
const shownBy = (request: Request): string => {
  const header = request.headers.get("authorization") ?? ""
  const basic = BASIC.exec(header)?.[1]
  if (basic === undefined) return header.replace(/^Bearer /, "")
  const pair = Buffer.from(basic, "base64").toString("utf8")
  return pair.slice(pair.indexOf(":") + 1)
}

/** Takes a mail that the provider brings; what is no mail is refused, and not brought again. */
export const mailIn = (request: Request, { secret, receive }: InboundNeeds) =>
  Effect.gen(function* () {
    if (secret === null || !isSameSecret(shownBy(request), secret)) return yield* new NothingHere()
    const body = yield* Effect.promise(() => textWithin(request, MAIL_LIMIT))
    if (body === null) return yield* new BodyTooLarge({ limit: MAIL_LIMIT })
    const mail = inboundMailIn(body)
    if (mail === null) return yield* new NoticeRefused()
    yield* receive(mail)
  })

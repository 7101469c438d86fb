import type { ReceivedMail } from "#core/messages/receive-mail.ts"
import { BookingsUnreachable } from "#core/booking/booking.errors.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { aSite } from "./a-site.ts"

const SECRET = "a secret that only the provider has"
const MAIL = JSON.stringify({ MessageID: "m1", To: "a@b.example", TextBody: "Yes" })

const posted = async (
  authorization: string | null,
  { body = MAIL, secret = SECRET as string | null, fails = false } = {},
) => {
  const received: Array<ReceivedMail> = []
  const receive = (mail: ReceivedMail) =>
    fails ? Effect.fail(new BookingsUnreachable()) : Effect.sync(() => void received.push(mail))
  const { answer } = aSite({ service: { inbound: { secret, receive } } })
  const response = await answer(
    new Request("https://singgah.test/api/webhooks/mail", {
      method: "POST",
      body,
      headers: authorization === null ? {} : { authorization },
    }),
  )
  return { status: response.status, received }
}

const basic = (pair: string) => `Basic ${Buffer.from(pair).toString("base64")}`

describe("mail that a provider brings", () => {
  it.each([`Bearer ${SECRET}`, basic(`mail:${SECRET}`)])("is taken with %s", async (shown) => {
    expect(await posted(shown)).toEqual({
      status: 200,
      received: [{ id: "m1", to: "a@b.example", text: "Yes", isAutomatic: false }],
    })
  })

  it.each([null, "", "Bearer wrong", basic("mail:wrong"), basic(SECRET.slice(1)), "Basic ###"])(
    "is not there for who shows %s",
    async (shown) => {
      expect(await posted(shown)).toEqual({ status: 404, received: [] })
    },
  )

  it("is not there where no mail comes in", async () => {
    expect(await posted("Bearer ", { secret: null })).toMatchObject({ status: 404 })
  })

  it("is refused where it is none or too long, and comes again where nobody answered", async () => {
    expect((await posted(`Bearer ${SECRET}`, { body: "{}" })).status).toBe(400)
    const long = "x".repeat(10 * 1024 * 1024 + 1)
    expect((await posted(`Bearer ${SECRET}`, { body: long })).status).toBe(413)
    expect((await posted(`Bearer ${SECRET}`, { fails: true })).status).toBe(503)
  })
})

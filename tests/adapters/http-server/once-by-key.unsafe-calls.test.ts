import { scriptedBookings } from "#fixtures/doubles/bookings.scripted.ts"
import { BookingsUnreachable, SoldOut } from "#core/booking/booking.errors.ts"
import { aStayRequest } from "#fixtures/builders/a-stay.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { aCall, aSite, problemIn } from "./a-site.ts"

const holding = { stay: aStayRequest(), total: 64496 }
const cookie = { cookie: "singgah-guest=ABCDEFGHIJKLMNOPQRSTUVWX" }

const hold = (headers: Record<string, string> = {}, payload: unknown = holding) =>
  aCall("/api/bookings", payload, { ...cookie, ...headers })

/** A keeper that counts how often it was asked to hold, and waits a turn before it answers. */
const counting = (fails?: () => SoldOut | BookingsUnreachable) => {
  const count = { held: 0 }
  const site = aSite({
    bookings: {
      hold: (...asked) =>
        Effect.suspend(() => {
          count.held += 1
          return fails ? Effect.fail(fails()) : scriptedBookings().hold(...asked)
        }).pipe(Effect.delay(5)),
    },
  })
  return { ...site, count }
}

describe("an unsafe call", () => {
  it.each(["", "short", "x".repeat(129), "has a space in it"])(
    "needs a key of 8 to 128 visible characters, not %j",
    async (key) => {
      const response = await aSite().answer(hold({ "idempotency-key": key }))

      expect(response.status).toBe(400)
      expect(await problemIn(response)).toMatchObject({ _tag: "KeyMissing" })
    },
  )

  it("happens once for one key, and says the same byte by byte", async () => {
    const { answer, count } = counting()

    const first = await (await answer(hold())).text()
    const second = await answer(hold())

    expect(await second.text()).toBe(first)
    expect(second.status).toBe(201)
    expect(count.held).toBe(1)
  })

  it("happens once for one key when both come at once", async () => {
    const { answer, count } = counting()

    const answers = await Promise.all([answer(hold()), answer(hold()), answer(hold())])
    const texts = await Promise.all(answers.map((response) => response.text()))

    expect(new Set(texts).size).toBe(1)
    expect(count.held).toBe(1)
  })

  it("is refused under a key that named another request", async () => {
    const { answer, count } = counting()
    await answer(hold())

    const response = await answer(hold({}, { ...holding, total: 1 }))

    expect(response.status).toBe(409)
    expect(await problemIn(response)).toMatchObject({ _tag: "KeyReused" })
    expect(count.held).toBe(1)
  })

  it("is refused under a key that named the same request for another booking", async () => {
    const left: Array<string> = []
    const { answer } = aSite({
      bookings: {
        leave: (...asked) =>
          Effect.suspend(() => {
            left.push(asked[0])
            return scriptedBookings().leave(...asked)
          }),
      },
    })
    const leaving = (letter: string) =>
      answer(aCall(`/api/bookings/${letter.repeat(26)}/release`, {}, cookie))
    const first = await leaving("0")

    const response = await leaving("1")

    expect(first.status).toBe(200)
    expect(response.status).toBe(409)
    expect(await problemIn(response)).toMatchObject({ _tag: "KeyReused" })
    expect(left).toEqual(["0".repeat(26)])
  })

  it("shares its key with no other guest", async () => {
    const { answer, count } = counting()
    await answer(hold())

    await answer(hold({ cookie: "singgah-guest=XXXXXXXXXXXXXXXXXXXXXXXX" }))

    expect(count.held).toBe(2)
  })

  it("is refused the same way again", async () => {
    const { answer, count } = counting(() => new SoldOut())
    await answer(hold())

    expect((await answer(hold())).status).toBe(409)
    expect(count.held).toBe(1)
  })

  it("may be tried again with its key when nobody could answer", async () => {
    const { answer, count } = counting(() => new BookingsUnreachable())
    await answer(hold())

    expect((await answer(hold())).status).toBe(503)
    expect(count.held).toBe(2)
  })

  it("may be tried again with its key after a mistake of ours", async () => {
    let held = 0
    const { answer } = aSite({
      bookings: {
        hold: (...asked) =>
          Effect.suspend(() =>
            (held += 1) === 1 ? Effect.die("broken") : scriptedBookings().hold(...asked),
          ),
      },
    })

    expect((await answer(hold())).status).toBe(500)
    expect((await answer(hold())).status).toBe(201)
  })

  it.each([
    { origin: "http://evil.test" },
    { origin: "null" },
    { origin: "http://stays.test.evil.test", host: "stays.test" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
  ])("is refused to the page of another site: %o", async (headers: Record<string, string>) => {
    const response = await aSite({ publicUrl: "http://stays.test" }).answer(hold(headers))

    expect(response.status).toBe(403)
  })

  it.each([
    {},
    { origin: "http://stays.test", "sec-fetch-site": "same-origin" },
    { "sec-fetch-site": "none" },
  ])("is taken from our own pages and from programs: %o", async (headers) => {
    const site = aSite({ publicUrl: "http://stays.test" })

    expect((await site.answer(hold(headers as Record<string, string>))).status).toBe(201)
  })
})

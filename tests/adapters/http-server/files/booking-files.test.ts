import { bookingFiles } from "#adapters/http-server/files/booking-files.ts"
import { callerOf } from "#adapters/http-server/caller.ts"
import { guestFileAt } from "#adapters/http-server/files/guest-files.ts"
import { TooBusy } from "#core/account/account.errors.ts"
import type { Visitor } from "#core/people/visitor.ts"
import { aFrontDesk, type AFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
import { seededRandomness } from "#fixtures/doubles/randomness.seeded.ts"
import { visitorOf, aGuestAt } from "#tests/core/front-desk/a-guest-at-the-desk.ts"
import { anAccount, anOwnerAt, linkIn } from "#tests/core/front-desk/an-owner-at-the-desk.ts"
import { receiptSheet } from "#ui/documents/receipt-sheet.ts"
import { Effect } from "effect"
import { beforeEach, describe, expect, it } from "vitest"

const issuer = { name: "Singgah", address: null, registration: null, sst: null }
const randomness = seededRandomness(1)
const stranger = visitorOf("stranger")
const booker = visitorOf("session-1")

let desk: AFrontDesk
let owners: Array<string>
let busy: string | null
let address: string | null
let written: Array<ReturnType<typeof receiptSheet>>
beforeEach(() => {
  desk = aFrontDesk()
  written = []
  owners = []
  busy = null
  address = "https://singgah.my"
})

const filesFor = (visitor: Visitor, words: typeof receiptSheet | null) =>
  bookingFiles({
    desk,
    clock: desk.clock,
    issuer,
    publicUrl: address,
    writeReceipt: (sheet, owner) => {
      if (owner === busy) return Effect.fail(new TooBusy({ retryAfterSeconds: 5 }))
      return Effect.sync(() => {
        owners.push(owner)
        written.push(sheet as never)
        return Buffer.from("%PDF")
      })
    },
    words,
    visitorOf: () => Effect.succeed(visitor),
  })

const asked = async (
  path: string,
  visitor: Visitor,
  words: typeof receiptSheet | null = receiptSheet,
) => {
  const request = new Request(`http://127.0.0.1${path}`)
  const file = guestFileAt(new URL(request.url).pathname)
  if (file?.name !== "calendar" && file?.name !== "receipt") return null
  const surroundings = { isSecure: true, randomness, network: undefined, publicUrl: null }
  const caller = callerOf(request, surroundings)
  return filesFor(visitor, words)[file.name](request, file.params, caller)
}

describe("a calendar file", () => {
  it("is given to whoever may see the booking, in their language", async () => {
    const { id } = await anOwnerAt(desk).paidStay()

    const answer = await asked(`/api/bookings/${id}/stay.ics?language=cn`, stranger)

    expect(answer?.headers.get("content-type")).toBe("text/calendar; charset=utf-8; method=PUBLISH")
    expect(answer?.headers.get("content-disposition")).toBe('attachment; filename="stay.ics"')
    expect(answer?.headers.get("cache-control")).toBe("no-store")
    const text = await answer?.text()
    expect(text).toContain("SUMMARY:清泉居")
    expect(text?.replaceAll("\r\n ", "")).toContain(`URL:https://singgah.my/booking/${id}`)
    expect(text).not.toContain("Aisyah")
  })

  it("is in English, and leads to the host that was asked, where nothing else is known", async () => {
    const { id } = await anOwnerAt(desk).paidStay()
    address = null

    const text = await (await asked(`/api/bookings/${id}/stay.ics?language=fr`, stranger))?.text()

    expect(text).toContain("SUMMARY:The Springwater")
    expect(text?.replaceAll("\r\n ", "")).toContain(`URL:http://127.0.0.1/booking/${id}`)
  })

  it("is not there for a booking that is not", async () => {
    const answers = await Promise.all([
      asked(`/api/bookings/${"0".repeat(26)}/stay.ics`, stranger),
      asked(`/api/bookings/nonsense/stay.ics`, stranger),
    ])

    expect(answers.map((answer) => answer?.status)).toEqual([404, 404])
  })
})

describe("a receipt", () => {
  it("is given to the browser that booked, to the owner and to a mailed link", async () => {
    const { id } = await anOwnerAt(desk).paidStay()
    const withoutAccount = await aGuestAt(desk).confirmed()
    const link = await linkIn(desk, id)
    const path = `/api/bookings/${id}/receipt.pdf`

    const answers = await Promise.all([
      asked(`/api/bookings/${withoutAccount.id}/receipt.pdf`, booker),
      asked(path, { ...stranger, account: anAccount }),
      asked(`${path}?link=${link}&language=bm`, stranger),
    ])

    expect(answers.map((answer) => answer?.status)).toEqual([200, 200, 200])
    expect(answers[0]?.headers.get("content-type")).toBe("application/pdf")
    expect(answers[0]?.headers.get("cache-control")).toBe("no-store")
    expect(await answers[0]?.text()).toBe("%PDF")
    expect(answers[0]?.headers.get("content-disposition")).toMatch(
      /^attachment; filename="receipt-.+-1\.pdf"$/,
    )
    expect(written.map(({ title }) => title)).toEqual(
      expect.arrayContaining(["Receipt", "Receipt", "Resit"]),
    )
  })

  it("does not exist for strangers, nor before the stay is booked", async () => {
    const { id } = await anOwnerAt(desk).paidStay()
    const held = await aGuestAt(desk).ready()

    const answers = await Promise.all([
      asked(`/api/bookings/${id}/receipt.pdf`, stranger),
      asked(`/api/bookings/${id}/receipt.pdf`, booker),
      asked(`/api/bookings/${id}/receipt.pdf?link=nonsense`, stranger),
      asked(`/api/bookings/${held.id}/receipt.pdf`, booker),
    ])

    expect(answers.map((answer) => answer?.status)).toEqual([404, 404, 404, 404])
    expect(written).toEqual([])
  })

  it("is written for an account, a session that booked, or a booking that a link leads to", async () => {
    const { id } = await anOwnerAt(desk).paidStay()
    const path = `/api/bookings/${id}/receipt.pdf`
    const withoutAccount = await aGuestAt(desk).confirmed()

    await asked(`/api/bookings/${withoutAccount.id}/receipt.pdf`, booker)
    await asked(path, { ...booker, member: true, account: anAccount })
    await asked(`${path}?link=${await linkIn(desk, id)}`, stranger)

    expect(owners).toEqual([booker.session, anAccount, id])
  })

  it("says when to come back while too many are asked for", async () => {
    const { id } = await aGuestAt(desk).confirmed()
    busy = booker.session

    const answer = await asked(`/api/bookings/${id}/receipt.pdf`, booker)

    expect([answer?.status, answer?.headers.get("retry-after")]).toEqual([503, "5"])
    expect(await answer?.json()).toMatchObject({ retryAfterSeconds: 5 })
  })

  it("cannot be put into words before the first build", async () => {
    const { id } = await aGuestAt(desk).confirmed()

    expect((await asked(`/api/bookings/${id}/receipt.pdf`, booker, null))?.status).toBe(404)
  })
})

it("whatever else is asked is left to others", async () => {
  expect(await asked("/api/bookings/search", stranger)).toBeNull()
})

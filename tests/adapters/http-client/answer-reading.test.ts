import { httpAccounts } from "#adapters/http-client/accounts.http.ts"
import { httpBookings } from "#adapters/http-client/bookings.http.ts"
import { httpInquiries } from "#adapters/http-client/inquiries.http.ts"
import { BookingId } from "#core/booking/booking-view.ts"
import { Cause, Effect, Exit } from "effect"
import { describe, expect, it } from "vitest"
import { aNotingServer } from "./a-noting-server.ts"

const id = BookingId.make("0123456789abcdefghjkmnpqrs")

/** What comes of leaving a hold, which is asked once, where the answer is this. */
const leaving = async (status: number, text: string) => {
  const { ask } = aNotingServer(() => new Response(text, { status }))
  return Effect.runPromiseExit(httpBookings(ask).leave(id, "leave-it"))
}

const failureOf = (exit: Exit.Exit<unknown, { readonly _tag: string }>): string | null =>
  Exit.isFailure(exit) ? (exit.cause.reasons.find(Cause.isFailReason)?.error._tag ?? null) : null

const defectOf = (exit: Exit.Exit<unknown, unknown>): unknown =>
  Exit.isFailure(exit) ? exit.cause.reasons.find(Cause.isDieReason)?.defect : undefined

const NOTHING_OF_OURS = ["", "<html>Bad gateway</html>", "null", "7", "{}", '{"_tag":"Other"}']

describe("an answer that is not in the contract", () => {
  it.each([408, 429, 500, 503, 599])(
    "with %i is none, and may be another later",
    async (status) => {
      const exits = await Promise.all(NOTHING_OF_OURS.map((text) => leaving(status, text)))

      expect(exits.map(failureOf)).toEqual(NOTHING_OF_OURS.map(() => "BookingsUnreachable"))
    },
  )

  it.each([201, 400, 404, 407, 428, 430, 499])(
    "with %i is a defect that says where",
    async (status) => {
      const exits = await Promise.all(NOTHING_OF_OURS.map((text) => leaving(status, text)))

      const message = `/api/bookings/{id}/release answered ${status} with something that is not in the contract`
      expect(exits.map(defectOf)).toEqual(NOTHING_OF_OURS.map(() => new Error(message)))
    },
  )

  it("with the status of a success is a defect", async () => {
    const exit = await leaving(200, "no JSON")

    expect(failureOf(exit)).toBeNull()
    expect(defectOf(exit)).toBeInstanceOf(Error)
  })
})

describe("a refusal that is in the contract", () => {
  it("is read with its fields, also one that is called as the status of the answer", async () => {
    const exit = await leaving(409, '{"_tag":"StepRefused","standing":"released","status":409}')

    expect(exit).toMatchObject({
      cause: { reasons: [{ error: { _tag: "StepRefused", status: "released" } }] },
    })
  })

  it("with fields that cannot be read is a defect", async () => {
    const exit = await leaving(409, '{"_tag":"StepRefused","standing":"no status"}')

    expect(failureOf(exit)).toBeNull()
    expect(defectOf(exit)).toBeInstanceOf(Error)
  })
})

describe("an input that the server could not read", () => {
  const issues = [{ path: "email", code: "invalid" }]
  const answer = () =>
    new Response(JSON.stringify({ _tag: "InputRefused", issues }), { status: 400 })

  it("is the refusal that the call declares for it, with all that is wrong", async () => {
    const { ask } = aNotingServer(answer)

    const failure = await Effect.runPromise(
      Effect.flip(httpInquiries(ask).send({} as never, "send-it")),
    )

    expect(failure).toMatchObject({ _tag: "InquiryRefused", issues })
  })

  it("is a defect where the call declares none", async () => {
    const { ask } = aNotingServer(answer)

    const exit = await Effect.runPromiseExit(httpAccounts(ask).whoAmI())

    expect(failureOf(exit)).toBeNull()
    expect(defectOf(exit)).toBeInstanceOf(Error)
  })
})

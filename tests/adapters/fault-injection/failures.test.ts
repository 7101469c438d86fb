import {
  carriesCard,
  isCutOff,
  isDown,
  losesTheAnswer,
  mishears,
  misreads,
  neverAnswers,
  refuses,
  takes,
} from "#adapters/fault-injection/failures.ts"
import { fixedStatus } from "#adapters/fault-injection/fixed-status.ts"
import type { BookingStatus } from "#core/booking/booking-status.ts"
import { SoldOut } from "#core/booking/booking.errors.ts"
import { afterEach, describe, expect, it, vi } from "vitest"

afterEach(() => void vi.useRealTimers())

const aRequest = (init: RequestInit = {}) =>
  new Request("http://bad.test/api/bookings", { method: "POST", body: '{"total":100}', ...init })

/** A server that answers with what it heard, and counts. */
const aServer = (answer: (said: string) => Response = (said) => new Response(said)) => {
  const heard: Array<string> = []
  const ask = async (request: Request): Promise<Response> => {
    const said = await request.text()
    heard.push(said)
    return answer(said)
  }
  return { heard, ask }
}

describe("what becomes of a call in a fault scenario", () => {
  it("is a refusal in the words of the contract, and nobody hears it", async () => {
    const { heard, ask } = aServer()

    const answer = await refuses(() => new SoldOut())(aRequest(), ask)

    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({ _tag: "SoldOut" })
    expect(heard).toEqual([])
  })

  it("is nothing where nobody is there", async () => {
    await expect(isCutOff(aRequest(), aServer().ask)).rejects.toThrow("Failed to fetch")
  })

  it("is nothing after the call was heard, where its answer is lost", async () => {
    const { heard, ask } = aServer()

    await expect(losesTheAnswer(aRequest(), ask)).rejects.toThrow("Failed to fetch")
    expect(heard).toHaveLength(1)
  })

  it("is an answer of a gateway where the server is down", async () => {
    expect((await isDown(aRequest(), aServer().ask)).status).toBe(502)
  })

  it("is no answer until the caller gives up", async () => {
    const stopping = new AbortController()
    const outcome = neverAnswers(aRequest({ signal: stopping.signal }), aServer().ask)
    stopping.abort()

    await expect(outcome).rejects.toThrow("Failed to fetch")
  })

  it("is the true answer, so much later", async () => {
    vi.useFakeTimers()
    const { heard, ask } = aServer()
    const answer = takes(4000)(aRequest(), ask)
    await vi.advanceTimersByTimeAsync(3999)
    expect(heard).toEqual([])

    await vi.advanceTimersByTimeAsync(1)

    expect(await (await answer).text()).toBe('{"total":100}')
  })

  it("is the answer to something else than was said", async () => {
    const { heard, ask } = aServer()
    const request = aRequest()

    await mishears((said) => ({ ...said, total: Number(said["total"]) - 10 }))(request, ask)

    expect(heard).toEqual(['{"total":90}'])
    expect(await request.text()).toBe('{"total":100}')
  })

  it("is the answer to another card than was typed", async () => {
    const { heard, ask } = aServer()
    const body = new URLSearchParams({
      locale: "en",
      "payment_method_data[card][number]": "4242424242424242",
    })

    await carriesCard("4000000000000002")(aRequest({ body }), ask)

    expect(Object.fromEntries(new URLSearchParams(heard[0]))).toEqual({
      locale: "en",
      "payment_method_data[card][number]": "4000000000000002",
    })
  })

  it("is read as something else than was answered, a refusal as it is", async () => {
    const misread = misreads((answered) => ({ ...answered, more: true }))
    const good = await misread(aRequest(), aServer(() => Response.json({}, { status: 201 })).ask)
    const bad = await misread(aRequest(), aServer(() => Response.json({}, { status: 404 })).ask)

    expect([good.status, await good.json()]).toEqual([201, { more: true }])
    expect([bad.status, await bad.json()]).toEqual([404, {}])
  })
})

describe("a booking that is read with another status", () => {
  const readAs = async (status: BookingStatus, code: string | null) => {
    const { ask } = aServer(() => Response.json({ id: "b1", status: "held", code }))
    return (await fixedStatus(status)(aRequest(), ask)).json()
  }

  it.each(["confirmed", "staying", "completed", "cancelled", "refunded"] as const)(
    "has its code, or one, where it is %s",
    async (status) => {
      expect(await readAs(status, "S1NGGAH999")).toEqual({ id: "b1", status, code: "S1NGGAH999" })
      expect(await readAs(status, null)).toEqual({ id: "b1", status, code: "S1NGGAH234" })
    },
  )

  it.each(["held", "paying", "expired", "released", "failed", "refunding"] as const)(
    "has no code where it is %s",
    async (status) => {
      expect(await readAs(status, "S1NGGAH999")).toEqual({ id: "b1", status, code: null })
    },
  )
})

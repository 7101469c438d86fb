import type { Admission } from "#adapters/http-server/admission/admission.ts"
import { StoreUnreachable } from "#core/kernel/store.errors.ts"
import type { StoredAnswers } from "#core/workload/stored-answers.port.ts"
import { aStayRequest } from "#fixtures/builders/a-stay.ts"
import { guestDetails } from "#fixtures/builders/a-guest.ts"
import { inMemoryStoredAnswers } from "#fixtures/doubles/stored-answers.in-memory.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { aCall, ADDRESS, aSite, problemIn } from "./a-site.ts"

const holding = { stay: aStayRequest(), total: 64496 }
const cookie = { cookie: "singgah-guest=ABCDEFGHIJKLMNOPQRSTUVWX" }
const one = `/api/bookings/${"0".repeat(26)}`

/** A store of answers that writes down how it was asked for each call, and does not answer. */
const aStore = () => {
  const asked: Array<readonly [way: string, key: string]> = []
  const away = (way: string, { key }: { readonly key: string }) => {
    asked.push([way, key])
    return Effect.fail(new StoreUnreachable())
  }
  const storedAnswers: StoredAnswers = {
    ...inMemoryStoredAnswers(),
    claim: (call) => away("before", call),
    together: (call) => away("together", call),
  }
  return { asked, ...aSite({ storedAnswers }) }
}

describe("the answer to a call", () => {
  it.each([
    ["hold", "POST", "/api/bookings", holding, "together"],
    ["giveDetails", "PUT", `${one}/guest`, guestDetails(), "together"],
    ["settle", "POST", `${one}/settlement`, {}, "together"],
    ["leave", "POST", `${one}/release`, {}, "together"],
    ["pay", "POST", `${one}/payment`, { method: "card", total: 64496 }, "together"],
    ["extend", "POST", `${one}/extension`, {}, "before"],
    [
      "cancel",
      "POST",
      `/api/account/bookings/${"0".repeat(26)}/cancellation`,
      { refund: 0, link: null },
      "before",
    ],
  ])("is kept with the booking where it changes no more: %s", async (...call) => {
    const [name, method, path, payload, way] = call
    const { asked, answer } = aStore()

    const response = await answer(aCall(path, payload, cookie, method))

    expect(await problemIn(response)).toMatchObject({ status: 503, _tag: "BookingsUnreachable" })
    expect(asked).toEqual([[way, `ABCDEFGHIJKLMNOPQRSTUVWX ${name} a-request`]])
  })

  it("is another for another call under the same key", async () => {
    const { answer } = aSite()
    const asked = [aCall("/api/bookings", holding, cookie), aCall(`${one}/release`, {}, cookie)]

    const answers = await Promise.all(asked.map((call) => answer(call)))

    expect(answers.map(({ status }) => status)).toEqual([201, 200])
  })

  it("is not kept where nothing is changed", async () => {
    const { asked, answer } = aStore()

    await answer(new Request(`${ADDRESS}/api/suggestions?text=ipoh`))

    expect(asked).toEqual([])
  })
})

/** Lets everybody in, and writes down who came. */
const anAdmission = () => {
  const comers: Array<unknown> = []
  const admitted = Object.assign(
    ({ priority, network }: Parameters<Admission>[0]) => {
      comers.push([priority, network])
      return <A, E>(work: Effect.Effect<A, E>) => work
    },
    { hasRoomFor: () => true },
  )
  return { comers, admitted }
}

describe("the turn of a request", () => {
  it.each([
    ["/api/suggestions?text=ipoh", "search"],
    ["/api/account/picture/a.webp", "account"],
    ["/booking/new", "payment"],
    ["/help", "account"],
  ])("comes by what it asks for and its network: %s", async (path, priority) => {
    const { comers, admitted } = anAdmission()

    await aSite({ admitted }).answer(new Request(ADDRESS + path), "203.0.113.7")

    expect(comers).toEqual([[priority, "203.0.113.7"]])
  })

  it("is not waited for by files that are there", async () => {
    const { comers, admitted } = anAdmission()
    const files = async () => new Response("file")

    await aSite({ admitted, site: { files } }).answer(new Request(`${ADDRESS}/assets/a.js`))

    expect(comers).toEqual([])
  })
})

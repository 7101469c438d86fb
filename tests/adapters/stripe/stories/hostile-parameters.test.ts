import { cardProvider } from "#adapters/bindings/server/card-provider.ts"
import { identityProvider } from "#adapters/bindings/server/identity-provider.ts"
import { readConfiguration } from "#adapters/configuration/configuration.ts"
import { googleSandboxKeys } from "#fixtures/sandbox/google/keys.ts"
import { seededRandomness } from "#fixtures/doubles/randomness.seeded.ts"
import { movableClock } from "#fixtures/doubles/clock.movable.ts"
import { inMemoryShelf } from "#fixtures/sandbox/stripe/shelf.ts"
import { sandboxKeys } from "#fixtures/sandbox/stripe/in-process.ts"
import { publicCompany } from "#tests/support/public-company.ts"
import { Effect, Result } from "effect"
import { describe, expect, it } from "vitest"
import { aSandbox, aStartedPayment } from "#tests/adapters/stripe/a-sandbox.ts"

const HOSTILE = `"><meta http-equiv=refresh content="0;url=https://evil.test"><script>alert(1)</script>`

/** What of the hostile text stands in a page as it was sent. */
const rawIn = (page: string): ReadonlyArray<string> =>
  ["<meta http-equiv", "<script>alert", `"onload`].filter((raw) => page.includes(raw))

describe("the page of the sandbox's bank", () => {
  const opened = async (language: string, init: RequestInit = {}) => {
    const world = aSandbox()
    const { form } = await aStartedPayment(world)
    const [id] = form.clientSecret.split("_secret_")
    const query = new URLSearchParams({ key: form.clientSecret, language })
    return world.call(`${sandboxKeys.publicPath}/challenge/${id}?${query}`, init)
  }

  it.each([
    ["en", "en", "Complete authentication"],
    ["bm", "ms", "Lengkapkan pengesahan"],
    ["cn", "zh-Hans", "完成验证"],
  ])("is in the language %s", async (language, tag, yes) => {
    const page = await (await opened(language)).text()

    expect(page).toContain(`<html lang="${tag}">`)
    expect(page).toContain(yes)
  })

  it.each([HOSTILE, "__proto__", "constructor", 'en"onload=x', ""])(
    "is in English, and repeats nothing, for a language called %s",
    async (language) => {
      for (const method of ["GET", "POST"]) {
        const page = await (await opened(language, { method })).text()

        expect(page).toContain(`<html lang="en">`)
        expect(rawIn(page)).toEqual([])
      }
    },
  )

  it("keeps what a card form says of its language out of the page's address", async () => {
    const world = aSandbox()
    const { form } = await aStartedPayment(world)
    const [id] = form.clientSecret.split("_secret_")
    const body = new URLSearchParams({
      client_secret: form.clientSecret,
      locale: "en&key=another#top",
      "payment_method_data[card][number]": "4000002760003184",
      "payment_method_data[card][exp_month]": "12",
      "payment_method_data[card][exp_year]": "2040",
      "payment_method_data[card][cvc]": "123",
    })

    const answer = await world.call(`${sandboxKeys.publicPath}/v1/payment_intents/${id}/confirm`, {
      method: "POST",
      body,
    })
    const { next_action: next } = (await answer.json()) as {
      next_action: { redirect_to_url: { url: string } }
    }
    const { searchParams, hash } = new URL(next.redirect_to_url.url, "http://stays.test")

    expect(searchParams.getAll("key")).toEqual([form.clientSecret])
    expect(hash).toBe("")
  })
})

describe("the sign-in of the sandbox", () => {
  const { publicPath, window } = googleSandboxKeys
  const { part } = identityProvider(Result.getOrThrow(readConfiguration({})), {
    clock: movableClock(),
    randomness: seededRandomness(1),
    shelf: inMemoryShelf(),
  })
  const asked = {
    response_type: "code",
    client_id: window.clientId,
    redirect_uri: "/login",
    code_challenge_method: "S256",
    code_challenge: "c",
    scope: "openid",
    state: "s",
    nonce: "n",
    [HOSTILE]: HOSTILE,
  }

  it.each(Object.keys(asked))("repeats nothing of what is asked as %s", async (name) => {
    const form = new URLSearchParams({ ...asked, [name]: HOSTILE })
    const address = `http://stays.test${publicPath}/authorize`
    const answers = [
      await part(new Request(`${address}?${form}`)),
      await part(new Request(address, { method: "POST", body: form })),
    ]

    for (const answer of answers) expect(rawIn((await answer?.text()) ?? "")).toEqual([])
  })
})

describe("where nobody takes cards", () => {
  const configuration = Result.getOrThrow(
    readConfiguration({
      PUBLIC_URL: "https://stay.example",
      SMTP_URL: "smtps://mail.test",
      ...publicCompany,
    }),
  )
  const provider = cardProvider(configuration, {
    clock: movableClock(),
    randomness: seededRandomness(1),
    shelf: inMemoryShelf(),
    deliver: async () => {},
  })
  const { payments } = provider
  const order = { booking: "b".repeat(26), attempt: 1, amount: 1 as never, method: "card" } as const

  it("there is no card form and no stand-in", async () => {
    const address = `http://stays.test${sandboxKeys.publicPath}/v1/payment_intents`

    expect(provider.cardForm).toBeNull()
    expect(await provider.part(new Request(address))).toBeNull()
  })

  it.each([
    ["start", payments.start(order)],
    ["find", payments.find("pi_1")],
    ["startedFor", payments.startedFor(order)],
    ["capture", payments.capture("pi_1", "k")],
    ["void", payments.void("pi_1", "k")],
    ["refund", payments.refund("pi_1", 1 as never, "k")],
  ])("what is left from a time with a provider waits: %s", async (_, call) => {
    expect(
      (await Effect.runPromise(Effect.flip<unknown, { _tag: string }, never>(call)))._tag,
    ).toBe("PaymentsUnreachable")
  })

  it("a provider's message is refused, whatever its signature", async () => {
    const refused = await Effect.runPromise(Effect.flip(payments.readNotice("{}", "t=1,v1=1")))

    expect(refused._tag).toBe("NoticeRefused")
  })
})

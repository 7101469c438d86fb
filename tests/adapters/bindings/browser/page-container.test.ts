// @vitest-environment happy-dom
import { accountJourneysWith } from "#adapters/bindings/browser/account-journeys.ts"
import { guestJourneysWith } from "#adapters/bindings/browser/guest-journeys.ts"
import { mockedBindings } from "#adapters/bindings/browser/mocked.bindings.ts"
import { mockedTokens } from "#adapters/bindings/browser/mocked-tokens.ts"
import { pageContainer } from "#adapters/bindings/browser/page-container.ts"
import type { PageServices } from "#adapters/bindings/browser/page-services.ts"
import { pagesWith } from "#adapters/bindings/browser/pages.ts"
import { tokens } from "#adapters/bindings/browser/tokens.ts"
import { Container } from "inversify"
import { describe, expect, it } from "vitest"

const inSandbox: PageServices = { apiBase: "" }

const withEverything: PageServices = {
  apiBase: "https://api.test",
  cardForm: { publishableKey: "pk_test_1", script: null },
  google: { window: { clientId: "id", script: "https://google.test/client" } },
  countryLookup: "https://countries.test/",
}

describe("the container of a page", () => {
  it.each([
    ["with the sandbox", inSandbox],
    ["with every outside service", withEverything],
  ])("resolves every token %s, once all rooms are loaded", (_, settings) => {
    pagesWith(settings)
    guestJourneysWith(settings)
    accountJourneysWith(settings)

    for (const [name, token] of Object.entries(tokens))
      expect.soft(pageContainer(settings).get<unknown>(token), name).toBeDefined()
  })

  it("loads a room with the screens that need it, and no other", () => {
    const settings: PageServices = { apiBase: "" }

    pagesWith(settings)

    expect(pageContainer(settings).isBound(tokens.properties)).toBe(true)
    expect(pageContainer(settings).isBound(tokens.cards)).toBe(false)
    expect(pageContainer(settings).isBound(tokens.accounts)).toBe(false)
  })

  it("loads a room once, so that checkout and the change of a booking share one card form", () => {
    const settings: PageServices = { ...withEverything }
    guestJourneysWith(settings)
    const { cards } = pageContainer(settings).get(tokens.cards)

    accountJourneysWith(settings)

    expect(pageContainer(settings).get(tokens.cards).cards).toBe(cards)
    expect(guestJourneysWith(settings)).toBe(guestJourneysWith(settings))
  })
})

it("resolves every token of the mocked API in a browser", () => {
  const container = new Container({ defaultScope: "Singleton" })
  container.load(mockedBindings("https://stays.test"))

  for (const [name, token] of Object.entries(mockedTokens))
    expect.soft(container.get<unknown>(token), name).toBeDefined()
})

// @vitest-environment happy-dom
import { languageOfDocument } from "#adapters/browser/language.browser.ts"
import { noIdentityWindow } from "#adapters/browser/no-identity-window.ts"
import { phoneCountryOnce } from "#adapters/browser/phone-country.browser.ts"
import { browserSession } from "#adapters/browser/session.browser.ts"
import { browserSharing } from "#adapters/browser/sharing.browser.ts"
import { newVisit } from "#adapters/browser/visit.browser.ts"
import { WindowRefused } from "#core/account/identity-window.port.ts"
import { CountryUnknown } from "#core/visitor/visitor-country.errors.ts"
import { Effect } from "effect"
import { afterEach, describe, expect, it, vi } from "vitest"

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe("a visit", () => {
  it("is named by sixteen random bytes, each in two places", () => {
    vi.spyOn(crypto, "getRandomValues").mockImplementation((bytes) => {
      ;(bytes as Uint8Array).set([0, 1, 15, 16, 255])
      return bytes
    })

    expect(newVisit()).toBe(`00010f10ff${"00".repeat(11)}`)
  })
})

describe("the language of a page", () => {
  afterEach(() => void (document.documentElement.lang = ""))

  it.each([
    ["en", "en"],
    ["ms", "bm"],
    ["zh-Hans", "cn"],
    ["", "en"],
    ["fr", "en"],
  ])("marked as %j is %s", (tag, language) => {
    document.documentElement.lang = tag

    expect(languageOfDocument()).toBe(language)
  })
})

describe("the country of a phone number", () => {
  it("is asked for when it is first needed, once", async () => {
    let asked = 0
    const country = phoneCountryOnce({ guess: () => Effect.sync(() => ((asked += 1), "SG")) })
    expect(asked).toBe(0)

    expect([await country(), await country()]).toEqual(["SG", "SG"])
    expect(asked).toBe(1)
  })

  it("is Malaysia where nobody knows, which is written down", async () => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => {})

    const country = phoneCountryOnce({ guess: () => Effect.fail(new CountryUnknown()) })

    expect(await country()).toBe("MY")
    expect(warned.mock.calls).toEqual([["unable to fetch the country"]])
  })
})

describe("who is signed in, as a tab knows it", () => {
  it("is said to all who listen, as long as they do", () => {
    const session = browserSession<string>("aisyah")
    const heard: Array<string | null> = []
    const stop = session.subscribe(() => heard.push(session.read()))

    expect(session.read()).toBe("aisyah")
    session.becomes(null)
    session.becomes("siti")
    stop()
    session.becomes(null)

    expect(heard).toEqual([null, "siti"])
    expect(session.read()).toBeNull()
  })
})

describe("where no outside service has a window", () => {
  it("asking for one is refused", async () => {
    noIdentityWindow.comesNear()

    expect(await Effect.runPromise(Effect.flip(noIdentityWindow.ask("begun")))).toEqual(
      new WindowRefused(),
    )
  })
})

describe("giving a page on", () => {
  const page = { url: "https://stay.test/", title: "The Springwater" }

  it("goes by the system's own sheet, where it has one", async () => {
    const share = vi.fn<(page: object) => Promise<void>>(async () => {})
    vi.stubGlobal("navigator", { share })

    expect(browserSharing().hasSheet()).toBe(true)
    expect(await browserSharing().open(page)).toBe(true)
    expect(share.mock.calls).toEqual([[page]])
  })

  it("says that the guest closed the sheet, and that there is none", async () => {
    vi.stubGlobal("navigator", { share: () => Promise.reject(new DOMException("", "AbortError")) })
    expect(await browserSharing().open(page)).toBe(false)

    vi.stubGlobal("navigator", {})
    expect(browserSharing().hasSheet()).toBe(false)
  })

  it("copies, and says where the browser does not", async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(async () => {})
    vi.stubGlobal("navigator", { clipboard: { writeText } })
    expect(await browserSharing().copy("SGH-1")).toBe(true)
    expect(writeText.mock.calls).toEqual([["SGH-1"]])

    vi.stubGlobal("navigator", {})
    expect(await browserSharing().copy("SGH-1")).toBe(false)
  })
})

// @vitest-environment happy-dom
import { faultScenarios } from "#adapters/fault-injection/faults.table.ts"
import { startFaults } from "#adapters/fault-injection/start-faults.ts"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

const answered = vi.fn<typeof fetch>()
const online = Object.getOwnPropertyDescriptor(navigator, "onLine")

beforeEach(() => {
  answered.mockReset()
  answered.mockResolvedValue(new Response("true answer"))
  vi.stubGlobal("fetch", answered)
  vi.stubGlobal("XMLHttpRequest", class {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  if (online) Object.defineProperty(navigator, "onLine", online)
  else Reflect.deleteProperty(navigator, "onLine")
  document.querySelector("#fault")?.remove()
})

const isRedrawnUnder = async (asked: string): Promise<boolean> => {
  const redraw = vi.fn<() => Promise<void>>(async () => {})
  await startFaults(asked)(redraw)
  return redraw.mock.calls.length > 0
}

const HOME = "http://bad.test/api/home"

describe("a tab in a fault scenario", () => {
  it("meets its troubles in every call, also in those of files", async () => {
    startFaults("server-down")

    expect((await fetch(HOME)).status).toBe(502)
    const sending = new XMLHttpRequest()
    const answer = new Promise<void>((resolve) => (sending.onload = () => resolve()))
    sending.open("GET", HOME)
    sending.send()
    await answer
    expect(sending.status).toBe(502)
    expect(answered).not.toHaveBeenCalled()
  })

  it("meets those of several at once", async () => {
    startFaults("newer-build, server-down")

    answered.mockResolvedValue(Response.json({ id: "build-1" }))
    const latest = await fetch("http://bad.test/builds/latest.json")

    expect(await latest.json()).toEqual({ id: "newer" })
    expect((await fetch(HOME)).status).toBe(502)
  })

  it("knows that there is no connection where the scenario says so", () => {
    const heard = vi.fn<() => void>()
    window.addEventListener("offline", heard, { once: true })
    startFaults("server-down")
    expect(navigator.onLine).toBe(true)
    expect(heard).not.toHaveBeenCalled()

    startFaults("offline")

    expect(navigator.onLine).toBe(false)
    expect(heard).toHaveBeenCalledOnce()
  })

  it.each([
    ["offline", true],
    ["slow", true],
    ["sold-out", false],
    ["sold-out,slow", true],
    ["volcano", false],
  ])("draws its page again where the server drew it without the trouble: %s", async (asked, is) => {
    expect(await isRedrawnUnder(asked)).toBe(is)
    expect(document.querySelector("#fault")).not.toBeNull()
  })

  it.each(Object.entries(faultScenarios))(
    "draws its page again where the server draws it, home and results alone: %s",
    async (name, { begins }) => {
      expect(await isRedrawnUnder(name)).toBe(["home", "results"].includes(begins))
    },
  )

  it("says which of the names it was asked for it does not know", async () => {
    await isRedrawnUnder("slow, volcano")

    const bar = document.querySelector("#fault")?.textContent
    expect(bar).toContain("Fault scenario: slow. Every answer takes four seconds.")
    expect(bar).toContain("There is no fault scenario called “volcano”.")
  })
})

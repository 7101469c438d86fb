import { fetchWithFaults } from "#adapters/fault-injection/fault-injection.ts"
import { faultScenarios, type FaultScenarioName } from "#adapters/fault-injection/faults.table.ts"
import { sendingByFetch } from "#adapters/fault-injection/sending-by-fetch.ts"
import { fetchWithProgress } from "#adapters/browser/fetch-with-progress.browser.ts"
import { afterEach, describe, expect, it, vi } from "vitest"

const A_FILE = "http://bad.test/api/inquiries/files?name=bill.pdf"

const kept: typeof fetch = async () =>
  Response.json({ kept: true }, { status: 201, headers: { "x-kept": "yes" } })

const sendsUnder = (scenarios: ReadonlyArray<FaultScenarioName>, signal?: AbortSignal) => {
  const faults = scenarios.flatMap((scenario) => faultScenarios[scenario].faults)
  vi.stubGlobal("XMLHttpRequest", sendingByFetch(fetchWithFaults(kept, faults)))
  const shares: Array<number> = []
  const answer = fetchWithProgress((share) => shares.push(share))(A_FILE, {
    method: "POST",
    body: "a bill",
    ...(signal && { signal }),
  })
  return { answer, shares }
}

afterEach(() => vi.unstubAllGlobals())

describe("a file", () => {
  it("goes by the way of every call, and tells that it is half there", async () => {
    const { answer, shares } = sendsUnder([])

    const { status, headers } = await answer

    expect({ status, kept: headers.get("x-kept"), shares }).toEqual({
      status: 201,
      kept: "yes",
      shares: [0.5],
    })
    expect(await (await answer).json()).toEqual({ kept: true })
  })

  it("meets nobody in a scenario in which nobody is there", async () => {
    await expect(sendsUnder(["file-cut-off"]).answer).rejects.toThrow("Nobody answered")
  })

  it("is refused in the words of the contract", async () => {
    const { status } = await sendsUnder(["file-slowed"]).answer

    expect(status).toBe(429)
  })

  it("can be stopped while it waits", async () => {
    const stopping = new AbortController()
    const { answer } = sendsUnder(["waiting-for-file"], stopping.signal)

    stopping.abort()

    await expect(answer).rejects.toThrow("Stopped")
  })
})

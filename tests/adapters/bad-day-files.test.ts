import { askedOnABadDay } from "#adapters/bad-day/bad-day.ts"
import { badDays, type BadDayName } from "#adapters/bad-day/bad-days.table.ts"
import { sendingByFetch } from "#adapters/bad-day/sending-by-fetch.ts"
import { tellingFetch } from "#adapters/browser/telling-fetch.browser.ts"
import { afterEach, describe, expect, it, vi } from "vitest"

const A_FILE = "http://bad.test/api/inquiries/files?name=bill.pdf"

const kept: typeof fetch = async () =>
  Response.json({ kept: true }, { status: 201, headers: { "x-kept": "yes" } })

const sendsOn = (days: ReadonlyArray<BadDayName>, signal?: AbortSignal) => {
  const mishaps = days.flatMap((day) => badDays[day].mishaps)
  vi.stubGlobal("XMLHttpRequest", sendingByFetch(askedOnABadDay(kept, mishaps)))
  const shares: Array<number> = []
  const answer = tellingFetch((share) => shares.push(share))(A_FILE, {
    method: "POST",
    body: "a bill",
    ...(signal && { signal }),
  })
  return { answer, shares }
}

afterEach(() => vi.unstubAllGlobals())

describe("a file", () => {
  it("goes by the way of every call, and tells that it is half there", async () => {
    const { answer, shares } = sendsOn([])

    const { status, headers } = await answer

    expect({ status, kept: headers.get("x-kept"), shares }).toEqual({
      status: 201,
      kept: "yes",
      shares: [0.5],
    })
    expect(await (await answer).json()).toEqual({ kept: true })
  })

  it("meets nobody on a day on which nobody is there", async () => {
    await expect(sendsOn(["file-cut-off"]).answer).rejects.toThrow("Nobody answered")
  })

  it("is refused in the words of the contract", async () => {
    const { status } = await sendsOn(["file-slowed"]).answer

    expect(status).toBe(429)
  })

  it("can be stopped while it waits", async () => {
    const stopping = new AbortController()
    const { answer } = sendsOn(["waiting-for-file"], stopping.signal)

    stopping.abort()

    await expect(answer).rejects.toThrow("Stopped")
  })
})

import { isDown } from "#adapters/fault-injection/failures.ts"
import { fetchWithFaults, type Fault } from "#adapters/fault-injection/fault-injection.ts"
import { sendingByFetch } from "#adapters/fault-injection/sending-by-fetch.ts"
import { expect, it } from "vitest"

const SITE = "http://bad.test"
const good: typeof fetch = async () => new Response("true answer")

const statusesUnder = async (
  faults: ReadonlyArray<Fault>,
  ...calls: ReadonlyArray<readonly [method: string, path: string]>
) => {
  const call = fetchWithFaults(good, faults)
  const statuses: Array<number> = []
  for (const [method, path] of calls) statuses.push((await call(SITE + path, { method })).status)
  return statuses
}

const CONFIRM = "/sandbox/stripe/v1/payment_intents/pi_1/confirm"

it.each<[fault: Fault["with"], method: string, path: string, status: number]>([
  ["card", "POST", CONFIRM, 502],
  ["card", "POST", `${CONFIRM}/more`, 200],
  ["card", "POST", `/more${CONFIRM}`, 200],
  ["card", "POST", CONFIRM.replace("pi_1", "pi_1/2"), 200],
  ["card", "POST", CONFIRM.replace("/pi_1", ""), 200],
  ["build", "GET", "/builds/latest.json", 502],
  ["build", "GET", "/builds/meta/1.json", 200],
  ["hold", "POST", "/api/bookings", 502],
  ["hold", "GET", "/api/bookings", 200],
  ["find", "GET", "/api/bookings/b1", 502],
  ["find", "POST", "/api/bookings", 200],
  ["everything", "GET", "/api/home", 502],
  ["everything", "POST", CONFIRM, 502],
  ["everything", "GET", "/builds/latest.json", 502],
  ["everything", "GET", "/assets/a.js", 200],
])("trouble with %s changes %s %s to %i", async (call, method, path, status) => {
  expect(await statusesUnder([{ with: call, trouble: isDown }], [method, path])).toEqual([status])
})

it("happens so many times, and then the next one of the same call", async () => {
  const gone = async () => new Response("", { status: 410 })
  const faults: ReadonlyArray<Fault> = [
    { with: "hold", trouble: isDown, times: 2 },
    { with: "hold", trouble: gone, times: 1 },
  ]
  const hold = ["POST", "/api/bookings"] as const

  expect(await statusesUnder(faults, hold, hold, hold, hold)).toEqual([502, 502, 410, 200])
})

it("brings the method, the address, the headers and the content of a file to the same way", async () => {
  const asked: Array<unknown> = []
  const Sending = sendingByFetch(async (address, init) => {
    const { method, body, headers } = init ?? {}
    asked.push([address, method, body, Object.fromEntries(new Headers(headers))])
    return new Response("kept", { status: 201, headers: { "x-kept": "yes", "x-more": "1" } })
  })
  const sending = Sending()
  const ended = new Promise<void>((resolve) => {
    sending.onload = resolve
  })
  expect([sending.status, sending.responseText, sending.withCredentials]).toEqual([0, "", false])

  sending.open("POST", "/api/inquiries/files")
  sending.setRequestHeader("accept", "application/json")
  void sending.send("a bill")
  await ended

  expect(asked).toEqual([
    ["/api/inquiries/files", "POST", "a bill", { accept: "application/json" }],
  ])
  expect([sending.status, sending.responseText]).toEqual([201, "kept"])
  expect(sending.getAllResponseHeaders().split("\r\n")).toContain("x-more: 1")
})

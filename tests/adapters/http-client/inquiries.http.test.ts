import { httpInquiries } from "#adapters/http-client/inquiries.http.ts"
import { Effect } from "effect"
import { expect, it } from "vitest"
import { aNotingServer } from "./a-noting-server.ts"

const broken = () => new Response("{}", { status: 501 })

it("an inquiry is sent whole, with its key, and fails in its own words", async () => {
  const { asked, ask } = aNotingServer(broken)
  const inquiry = { name: "Aisyah", text: "Is there a lift?" }

  const failure = await Effect.runPromise(
    Effect.flip(httpInquiries(ask).send(inquiry as never, "inquiry-1")),
  )

  const { address, init } = asked[0]!
  expect(failure._tag).toBe("InquiriesUnreachable")
  expect(address).toBe("https://api.test/api/inquiries")
  expect(init.method).toBe("POST")
  expect(JSON.parse(String(init.body))).toEqual(inquiry)
  expect(init.headers).toMatchObject({ "idempotency-key": "inquiry-1" })
})

it("a file that finds nobody fails in the words of inquiries", async () => {
  const { asked, ask } = aNotingServer(broken)
  const file = { name: "bill.pdf", content: new Uint8Array([1]) }

  const failure = await Effect.runPromise(Effect.flip(httpInquiries(ask).attach(file as never)))

  expect(failure._tag).toBe("InquiriesUnreachable")
  expect(asked[0]?.address).toBe("https://api.test/api/inquiries/files?name=bill.pdf")
})

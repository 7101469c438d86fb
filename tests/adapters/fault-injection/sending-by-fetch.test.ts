import { sendingByFetch } from "#adapters/fault-injection/sending-by-fetch.ts"
import { expect, it } from "vitest"

const ADDRESS = "http://a.test/files"

/** A sending whose file is answered like this, and all that is heard of it. */
const aSending = (answer: () => Promise<Response>) => {
  const asked: Array<Parameters<typeof fetch>> = []
  const heard: Array<unknown> = []
  const Sending = sendingByFetch(async (...call) => {
    asked.push(call)
    return answer()
  }) as unknown as new () => ReturnType<ReturnType<typeof sendingByFetch>>
  const sending = new Sending()
  const listen = () => {
    sending.upload.onprogress = (event) => heard.push(event)
    sending.onload = () => heard.push("loaded")
    sending.onerror = () => heard.push("failed")
    sending.onabort = () => heard.push("stopped")
  }
  return { sending, asked, heard, listen }
}

const kept = async () =>
  new Response("kept", { status: 201, headers: { "x-kept": "yes", "x-more": "1" } })
const cutOff = () => Promise.reject(new TypeError("cut off"))

it("a file is sent as it was opened, half of it at once, and its answer is there to read", async () => {
  const { sending, asked, heard, listen } = aSending(kept)
  listen()
  expect(sending).toMatchObject({ status: 0, responseText: "", withCredentials: false })
  expect(sending.getAllResponseHeaders()).toBe("")
  sending.open("PUT", ADDRESS)
  sending.setRequestHeader("content-type", "image/png")

  await sending.send("bytes")

  const [[address, init] = []] = asked
  expect([address, init?.method, init?.body]).toEqual([ADDRESS, "PUT", "bytes"])
  expect(new Headers(init?.headers).get("content-type")).toBe("image/png")
  expect(heard).toEqual([{ loaded: 1, total: 2 }, "loaded"])
  expect(sending).toMatchObject({ status: 201, responseText: "kept" })
  expect(sending.getAllResponseHeaders()).toBe(
    "content-type: text/plain;charset=UTF-8\r\nx-kept: yes\r\nx-more: 1",
  )
})

it("a file that was not opened is a question to nowhere", async () => {
  const { sending, asked } = aSending(kept)

  await sending.send("bytes")

  expect(asked[0]).toMatchObject(["", { method: "GET" }])
})

it("a file that nobody answers fails", async () => {
  const { sending, heard, listen } = aSending(cutOff)
  listen()

  await sending.send("bytes")

  expect(heard).toEqual([{ loaded: 1, total: 2 }, "failed"])
  expect(sending.status).toBe(0)
})

it("a file that is stopped is stopped on its way too", async () => {
  const { sending, asked, heard, listen } = aSending(kept)
  listen()

  await sending.send("bytes")
  expect(asked[0]?.[1]?.signal?.aborted).toBe(false)
  sending.abort()

  expect(asked[0]?.[1]?.signal?.aborted).toBe(true)
  expect(heard.at(-1)).toBe("stopped")
})

it.each([
  ["answered", kept],
  ["cut off", cutOff],
])("nobody has to listen to a file that is %s", async (_, answer) => {
  const { sending } = aSending(answer)

  await expect(sending.send("bytes")).resolves.toBeUndefined()
  expect(() => sending.abort()).not.toThrow()
})

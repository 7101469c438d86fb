import { fetchWithProgress } from "#adapters/browser/fetch-with-progress.browser.ts"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

const ADDRESS = "http://a.test/api/inquiries/files"

/** What a browser sends files with; a test answers in place of a server. */
const aSending = () => {
  const said: Array<ReadonlyArray<unknown>> = []
  const note =
    (name: string) =>
    (...given: ReadonlyArray<unknown>) =>
      void said.push([name, ...given])
  return {
    said,
    status: 201,
    responseText: "kept",
    withCredentials: false,
    upload: { onprogress: (_: { loaded: number; total: number }) => {} },
    onload: () => {},
    onerror: () => {},
    onabort: () => {},
    open: note("open"),
    setRequestHeader: note("header"),
    send: note("send"),
    abort: note("abort"),
    getAllResponseHeaders: () => "",
  }
}

let sending = aSending()
beforeEach(() => {
  sending = aSending()
  vi.stubGlobal("XMLHttpRequest", function () {
    return sending
  })
})
afterEach(() => vi.unstubAllGlobals())

const sent = (init: RequestInit = {}) => {
  const shares: Array<number> = []
  return { shares, answer: fetchWithProgress((share) => shares.push(share))(ADDRESS, init) }
}

describe("a file that is sent", () => {
  it("goes with its method, its headers and its body", () => {
    void sent({ method: "PUT", headers: { "content-type": "image/png" }, body: "bytes" })

    expect(sending.said).toEqual([
      ["open", "PUT", ADDRESS],
      ["header", "content-type", "image/png"],
      ["send", "bytes"],
    ])
  })

  it("is a question where no method is named", () => {
    void sent()

    expect(sending.said[0]).toEqual(["open", "GET", ADDRESS])
  })

  it.each([
    ["include", true],
    ["same-origin", false],
    [undefined, false],
  ] as const)("brings cookies to another host where it is to: %s", (credentials, isWith) => {
    sending.withCredentials = !isWith
    void sent(credentials ? { credentials } : {})

    expect(sending.withCredentials).toBe(isWith)
  })

  it("tells which share of it is gone; of nothing all is", () => {
    const { shares } = sent()

    sending.upload.onprogress({ loaded: 1, total: 4 })
    sending.upload.onprogress({ loaded: 4, total: 4 })
    sending.upload.onprogress({ loaded: 0, total: 0 })

    expect(shares).toEqual([0.25, 1, 1])
  })

  it("is answered with the status, the headers and the text", async () => {
    const { answer } = sent()
    sending.getAllResponseHeaders = () => "x-kept: a: b\r\ncontent-type: text/plain\nx-n: 1\r\n"
    sending.onload()

    const { status, headers } = await answer

    expect(status).toBe(201)
    expect(Object.fromEntries(headers)).toEqual({
      "x-kept": "a",
      "content-type": "text/plain",
      "x-n": "1",
    })
    expect(await (await answer).text()).toBe("kept")
  })

  it("may be answered without a header", async () => {
    const { answer } = sent()
    sending.onload()

    expect((await answer).headers.get("x-kept")).toBeNull()
  })

  it("fails where nobody answers", async () => {
    const { answer } = sent()
    sending.onerror()

    await expect(answer).rejects.toEqual(new TypeError("Nobody answered"))
  })

  it("is stopped by its signal, and says so", async () => {
    const stopping = new AbortController()
    const { answer } = sent({ signal: stopping.signal })
    expect(sending.said).not.toContainEqual(["abort"])

    stopping.abort()
    expect(sending.said).toContainEqual(["abort"])
    sending.onabort()

    await expect(answer).rejects.toMatchObject({ name: "AbortError", message: "Stopped" })
  })
})

import { STAND_IN_LIMIT } from "#adapters/http-server/bounded.ts"
import { describe, expect, it } from "vitest"
import { ADDRESS, aSite, problemIn } from "#tests/adapters/http-server/a-site.ts"

/** A site whose stand-in says how much it was sent. */
const aSandbox = () =>
  aSite({ site: { sandbox: async (request) => new Response(`${(await request.text()).length}`) } })

const sent = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request(`${ADDRESS}/sandbox/google/authorize`, {
    method: "POST",
    body,
    headers,
    duplex: "half",
  } as RequestInit)

/** A body that says nothing of its length, and how much of it was read. */
const endless = () => {
  let bytes = 0
  const chunk = new Uint8Array(4096)
  const body = new ReadableStream({
    pull: (controller) => {
      bytes += chunk.byteLength
      controller.enqueue(chunk)
    },
  })
  return { body, read: () => bytes }
}

describe("a stand-in", () => {
  it("is sent a form up to the limit", async () => {
    const { answer } = aSandbox()

    expect(await (await answer(sent("a".repeat(STAND_IN_LIMIT)))).text()).toBe(`${STAND_IN_LIMIT}`)
    expect(await (await answer(new Request(`${ADDRESS}/sandbox/mailbox`))).text()).toBe("0")
  })

  it("is sent nothing longer, whether its length is told or not", async () => {
    const { answer } = aSandbox()
    const { body, read } = endless()
    const tooLong = "a".repeat(STAND_IN_LIMIT + 1)

    const answers = await Promise.all([
      answer(sent(tooLong)),
      answer(sent(tooLong, { "content-length": `${tooLong.length}` })),
      answer(sent(body)),
    ])

    expect(answers.map(({ status }) => status)).toEqual([413, 413, 413])
    expect(read()).toBeLessThan(2 * STAND_IN_LIMIT)
  })

  it("is not asked when the body breaks off, which is no failure of the site", async () => {
    const { answer, reported } = aSandbox()
    const cut = new ReadableStream({ start: (stream) => stream.error(new Error("gone")) })

    const response = await answer(sent(cut))

    expect(await problemIn(response)).toMatchObject({ _tag: "InputRefused" })
    expect(reported).toEqual([])
  })
})

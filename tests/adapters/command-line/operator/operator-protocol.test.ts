import { linesFrom } from "#adapters/command-line/operator/lines-of.ts"
import {
  lineWith,
  readOperatorAnswer,
  requestIn,
} from "#adapters/command-line/operator/operator-protocol.ts"
import type { Socket } from "node:net"
import { Readable } from "node:stream"
import { describe, expect, it } from "vitest"

const request = { command: "letters", words: ["list"], folder: "/home/mei" } as const
const read = (message: object) => requestIn(JSON.stringify(message))

describe("a request of an operator", () => {
  it("is read as it was sent", () => {
    expect(requestIn(lineWith(request))).toEqual(request)
  })

  it.each(["inventory", "accounts", "letters", "channels", "reviews", "backup"])(
    "may ask for %s",
    (command) => {
      expect(read({ ...request, command })?.command).toBe(command)
    },
  )

  it("has up to 64 words of up to 4096 characters, and such a folder", () => {
    const words = Array.from({ length: 64 }, () => "x".repeat(4096))
    const longest = { ...request, words, folder: "x".repeat(4096) }

    expect(read(longest)).toEqual(longest)
    expect(read({ ...longest, words: [...words, ""] })).toBeNull()
    expect(read({ ...longest, words: ["x".repeat(4097)] })).toBeNull()
    expect(read({ ...longest, folder: "x".repeat(4097) })).toBeNull()
  })

  it.each(["", "null", "[]", '{"command":"letters"}', '{"command":"letters","words":"list"}'])(
    "is not %j",
    (line) => {
      expect(requestIn(line)).toBeNull()
    },
  )
})

describe("an answer to an operator", () => {
  it.each([{ say: "3 nights" }, { complain: "no" }, { exit: 0 }, { exit: 255 }])(
    "is read as it was sent: %o",
    (answer) => {
      expect(readOperatorAnswer(lineWith(answer))).toEqual(answer)
    },
  )

  it.each([{ exit: -1 }, { exit: 256 }, { exit: 1.5 }, { say: 1 }, {}])("is not %o", (answer) => {
    expect(readOperatorAnswer(JSON.stringify(answer))).toBeNull()
  })
})

describe("lines of a connection", () => {
  const linesOf = async (...pieces: ReadonlyArray<string>) => {
    const lines: Array<string> = []
    const socket = Readable.from(pieces.map((piece) => Buffer.from(piece))) as unknown as Socket
    for await (const line of linesFrom(socket, 5)) lines.push(line)
    return lines
  }

  it("come whole, in whatever pieces they were sent", async () => {
    expect(await linesOf("a", "b\ncd\n", "\n", "efghi", "\n")).toEqual(["ab", "cd", "", "efghi"])
  })

  it("are none that were not ended", async () => {
    expect(await linesOf("ab\ncd")).toEqual(["ab"])
  })

  it.each([
    ["whole", ["ab\n123456\ncd\n"]],
    ["in pieces", ["123", "456", "\nab\n"]],
  ])("end where one is too long, sent %s", async (_, pieces) => {
    expect(await linesOf(...pieces)).toEqual([])
  })

  it("are not gathered on once they are too long, though no end of them came", async () => {
    let sent = 0
    const endless = function* () {
      for (;;) {
        if (++sent > 1000) throw new Error("read on")
        yield Buffer.from("x")
      }
    }
    const socket = Readable.from(endless(), { highWaterMark: 1 }) as unknown as Socket

    const first = await linesFrom(socket, 5).next()

    expect(first.done).toBe(true)
    expect(sent).toBeLessThan(20)
  })
})

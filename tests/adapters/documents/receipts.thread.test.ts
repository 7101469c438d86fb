import { receiptWriter } from "#adapters/documents/receipts.ts"
import type { ReceiptSheet } from "#core/documents/receipt-sheet.ts"
import { Effect, Exit } from "effect"
import { EventEmitter } from "node:events"
import { beforeEach, expect, it, vi } from "vitest"

type Started = EventEmitter & { readonly address: URL; readonly options: unknown; isOver: boolean }

const threads = vi.hoisted((): Array<Started> => [])

vi.mock("node:worker_threads", async () => {
  const { EventEmitter: Events } = await import("node:events")
  return {
    Worker: class extends Events {
      isOver = false
      readonly address: URL
      readonly options: unknown
      constructor(address: URL, options: unknown) {
        super()
        this.address = address
        this.options = options
        threads.push(this)
      }
      async terminate() {
        this.isOver = true
      }
    },
  }
})

beforeEach(() => void (threads.length = 0))

const sheet = { title: "Receipt" } as ReceiptSheet

/** A receipt that is being set, and the thread in which it is. */
const begun = () => {
  const stopping = new AbortController()
  const written = Effect.runPromiseExit(receiptWriter()(sheet, "a guest"), {
    signal: stopping.signal,
  })
  return { stopping, written, thread: threads[0]! }
}

it("is set in a thread of its own", async () => {
  const { written, thread } = begun()

  thread.emit("message", new Uint8Array([1, 2]))

  expect(await written).toEqual(Exit.succeed(new Uint8Array([1, 2])))
  expect(thread.address.href).toMatch(/\/adapters\/documents\/receipt\.worker\.ts$/)
  expect(thread.options).toEqual({ workerData: sheet })
})

it("is a defect where the thread fails", async () => {
  const { written, thread } = begun()

  thread.emit("error", new Error("no font"))

  expect(await written).toEqual(Exit.die(new Error("no font")))
})

it("ends the thread of a guest who is gone", async () => {
  const { stopping, written, thread } = begun()
  expect(thread.isOver).toBe(false)

  stopping.abort()

  expect(Exit.hasInterrupts(await written)).toBe(true)
  expect(thread.isOver).toBe(true)
})

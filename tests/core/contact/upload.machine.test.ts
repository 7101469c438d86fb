import { uploadMachine } from "#core/contact/upload.machine.ts"
import { expect, it } from "vitest"
import { createActor, fromCallback } from "xstate"

const file = { name: "bill.pdf", bytes: 15, read: async () => new Uint8Array() }
const input = { file, refused: null, attachment: null }

it("begins again with nothing sent when a file that was half on its way is sent again", () => {
  const silent = uploadMachine.provide({ actors: { sendAhead: fromCallback(() => {}) } })
  const actor = createActor(silent, { input }).start()
  actor.send({ type: "file.moved", share: 0.5 })
  actor.send({ type: "file.unreachable" })
  expect(actor.getSnapshot().context.share).toBe(0.5)

  actor.send({ type: "guest.retried" })

  expect(actor.getSnapshot().value).toBe("going")
  expect(actor.getSnapshot().context.share).toBe(0)
})

it("stops with an error where nobody sends its file, rather than waiting for ever", () => {
  const actor = createActor(uploadMachine, { input })
  const errors: Array<unknown> = []
  actor.subscribe({ error: (error) => void errors.push(error) })

  actor.start()

  expect(String(errors)).toContain("This actor was not provided")
  expect(actor.getSnapshot().status).toBe("error")
})

import { messageMailJob } from "#core/messages/message-jobs.ts"
import { orderIn, storedOrder } from "#core/workload/job.ts"
import { aKeptMessage } from "#fixtures/builders/a-message.ts"
import { Result } from "effect"
import { expect, it } from "vitest"

it("orders one letter for each message, as soon as possible, which is read as it was written", () => {
  const { id, booking } = aKeptMessage()
  const order = messageMailJob({ id, booking })

  expect(order).toEqual({
    kind: "mail",
    key: `${booking}/message/${id}`,
    about: "message",
    booking,
    message: id,
    notBefore: 0,
  })
  expect(orderIn(storedOrder(order))).toEqual(Result.succeed(order))
})

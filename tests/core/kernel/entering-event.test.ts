import { enteredBy } from "#core/kernel/entering-event.ts"
import { expect, it } from "vitest"

type Event =
  | { readonly type: "guest.came"; readonly name: string }
  | { readonly type: "guest.left" }

it("is the event itself where it is of the awaited type", () => {
  const event: Event = { type: "guest.came", name: "Aisyah" }

  expect(enteredBy<Event, "guest.came">(event, "guest.came").name).toBe("Aisyah")
})

it("says what came instead where it is not", () => {
  const event: Event = { type: "guest.left" }

  expect(() => enteredBy<Event, "guest.came">(event, "guest.came")).toThrow(
    "guest.left came where guest.came was awaited",
  )
})

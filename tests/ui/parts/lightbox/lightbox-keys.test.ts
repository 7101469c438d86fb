import { eventOfKey } from "#ui/parts/lightbox/lightbox-keys.ts"
import { expect, test } from "vitest"

test.each([
  ["ArrowLeft", { type: "guest.turned", by: -1 }],
  ["ArrowRight", { type: "guest.turned", by: 1 }],
  ["+", { type: "guest.zoomed", steps: 1 }],
  ["=", { type: "guest.zoomed", steps: 1 }],
  ["-", { type: "guest.zoomed", steps: -1 }],
  ["_", { type: "guest.zoomed", steps: -1 }],
  ["0", { type: "guest.reset" }],
])("the key %s is %o", (key, event) => {
  expect(eventOfKey(key)).toEqual(event)
})

test.each(["Escape", "Tab", "1", " "])("the key %j asks nothing of the pictures", (key) => {
  expect(eventOfKey(key)).toBeNull()
})

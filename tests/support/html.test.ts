import { expect, it } from "vitest"
import { faultsIn } from "./html.ts"

const page = (body: string): string =>
  `<!DOCTYPE html><html lang="en"><head><title>Stays</title></head><body>${body}</body></html>`

it("finds nothing wrong with a page that is right", async () => {
  expect(await faultsIn(page('<main><h1>Stays</h1><ul role="list"></ul></main>'))).toEqual([])
})

it.each([
  ["an element where none may stand", "<p><div>stays</div></p>"],
  ["a picture that says nothing", '<img src="/stay.webp">'],
  ["two parts of one name", '<p id="stay"></p><p id="stay"></p>'],
  ["a button that says nothing", '<button type="button"></button>'],
])("finds %s", async (_, body) => {
  expect(await faultsIn(page(body))).not.toEqual([])
})

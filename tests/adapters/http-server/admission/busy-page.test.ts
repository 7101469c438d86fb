import { asBusyPage } from "#adapters/http-server/admission/busy-page.ts"
import { expect, it } from "vitest"

const refusal = (status: number, headers: Record<string, string> = {}) =>
  new Response("refused", { status, headers })
const page = async () =>
  new Response("sorry", { status: 500, headers: { "content-language": "ms", "retry-after": "9" } })

it("shows a page with the status of the refusal and its time to come back", async () => {
  const shown = await asBusyPage(refusal(503, { "retry-after": "7" }), page)

  expect([shown.status, await shown.text()]).toEqual([503, "sorry"])
  expect(shown.headers.get("retry-after")).toBe("7")
  expect(shown.headers.get("content-language")).toBe("ms")
})

it.each([
  ["that does not say when to come back", refusal(503), page],
  ["that is no want of time", refusal(429, { "retry-after": "7" }), page],
  ["where there is no page", refusal(503, { "retry-after": "7" }), async () => null],
])("leaves a refusal as it is %s", async (_, refused, sorry) => {
  expect(await asBusyPage(refused, sorry)).toBe(refused)
})

// @vitest-environment node
import { expect, test } from "vitest"
import { serverPage } from "#tests/ui/support/server-page.ts"

const hiddenAt = async (path: string) => {
  const { document } = await serverPage({ path })
  return [...document.querySelectorAll('form[action="/shortlist"] input[type="hidden"]')]
    .map((one) => `${one.getAttribute("name")}=${one.getAttribute("value")}`)
    .filter((one) => /^(stays|compare)=/.test(one))
}

test("without a script the form keeps which stays are shown and compared", async () => {
  expect(await hiddenAt("/shortlist")).toEqual([])
  expect(await hiddenAt("/shortlist?stays=one,two&compare=two")).toEqual([
    "stays=one,two",
    "compare=two",
  ])
})

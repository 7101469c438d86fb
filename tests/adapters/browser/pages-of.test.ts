import { hideDefects } from "#adapters/http-server/hide-defects.ts"
import { pagesOf } from "#adapters/browser/pages-of.ts"
import { PropertiesUnreachable } from "#core/property/property.errors.ts"
import type { Properties } from "#core/search/properties.port.ts"
import { Effect } from "effect"
import { expect, it } from "vitest"

const INSIDE = new Error("the inside of the product")

const broken = { home: () => Effect.die(INSIDE) } as unknown as Properties

it("gives a page the failures that it can speak of", async () => {
  const cutOff = {
    home: () => Effect.fail(new PropertiesUnreachable()),
  } as unknown as Properties

  expect(await pagesOf(cutOff).home()).toEqual({ failed: "unreachable" })
})

it("tells a defect to whoever runs the site, and the page nothing of it", async () => {
  const reported: Array<unknown> = []
  const told = hideDefects((where, cause) => reported.push([where, cause]))

  const given = await pagesOf(broken, told)
    .home()
    .catch((error: unknown) => error)

  expect(reported).toEqual([["pages", INSIDE]])
  expect(given).toMatchObject({ message: "unforeseen", stack: "" })
})

it("hides nothing from a browser, which has nobody else to tell", async () => {
  await expect(pagesOf(broken).home()).rejects.toBe(INSIDE)
})

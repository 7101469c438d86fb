import { hideDefects } from "#adapters/http-server/hide-defects.ts"
import { pagesOf } from "#adapters/browser/pages-of.ts"
import { PropertiesUnreachable, PropertyNotFound } from "#core/property/property.errors.ts"
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

it("gives a page what was asked for, and says where a property is not there", async () => {
  const echo =
    (name: string) =>
    (...asked: ReadonlyArray<unknown>) =>
      Effect.succeed([name, ...asked])
  const names = ["home", "suggest", "search", "open", "listed", "calendar", "placeNights"] as const
  const properties = Object.fromEntries(names.map((name) => [name, echo(name)]))
  const pages = pagesOf(properties as unknown as Properties)
  type Call = (...asked: ReadonlyArray<unknown>) => Promise<unknown>
  const answers = await Promise.all(
    names.map((name) => (pages[name] as unknown as Call)("a", "b", "c")),
  )

  expect(answers).toEqual([
    { ok: ["home"] },
    { ok: ["suggest", "a"] },
    { ok: ["search", "a"] },
    ...["open", "listed", "calendar", "placeNights"].map((name) => ({ ok: [name, "a", "b", "c"] })),
  ])
  const gone = { open: () => Effect.fail(new PropertyNotFound()) } as unknown as Properties
  expect(await pagesOf(gone).open("kayu" as never, {} as never)).toEqual({ failed: "notFound" })
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

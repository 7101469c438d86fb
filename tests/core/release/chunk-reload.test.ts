import { mayReload, withReload, type Reloads } from "#core/release/chunk-reload.ts"
import fc from "fast-check"
import { expect, it } from "vitest"

const NOON = Date.parse("2026-11-21T04:00:00Z")

/** As the specification says it; the constant of the product is compared with it. */
const GUARD_MS = 10_000

it(
  "reloads a path whose code is missing, and not again within ten seconds",
  { tags: ["§4.8", "§8.4", "§9.9"] },
  () => {
    const once = withReload({}, "/help", NOON)

    expect(mayReload({}, "/help", NOON)).toBe(true)
    expect(mayReload(once, "/help", NOON)).toBe(false)
    expect(mayReload(once, "/help", NOON + GUARD_MS - 1)).toBe(false)
    expect(mayReload(once, "/help", NOON + GUARD_MS)).toBe(true)
  },
)

it("counts each path for itself", () => {
  expect(mayReload(withReload({}, "/help", NOON), "/about-us", NOON)).toBe(true)
})

it("is not stopped by a clock that was set back", () => {
  expect(mayReload(withReload({}, "/help", NOON), "/help", NOON - 1)).toBe(true)
})

it("remembers no more than what still counts", () => {
  const reloads = withReload({ "/old": NOON - GUARD_MS, "/new": NOON - 1 }, "/help", NOON)

  expect(reloads).toEqual({ "/new": NOON - 1, "/help": NOON })
})

it("never reloads one path twice in ten seconds, whatever fails and when", () => {
  const failures = fc.array(
    fc.record({ path: fc.constantFrom("/", "/help"), after: fc.nat(6_000) }),
    { maxLength: 40 },
  )

  fc.assert(
    fc.property(failures, (all) => {
      let [now, reloads]: [number, Reloads] = [NOON, {}]
      const done: Array<{ path: string; at: number }> = []
      for (const { path, after } of all) {
        now += after
        if (!mayReload(reloads, path, now)) continue
        expect(done.some((one) => one.path === path && now - one.at < GUARD_MS)).toBe(false)
        reloads = withReload(reloads, path, now)
        done.push({ path, at: now })
      }
    }),
  )
})

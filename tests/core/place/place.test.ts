import { placeBySlug } from "#core/place/gazetteer.ts"
import { Place } from "#core/place/place.ts"
import { Schema } from "effect"
import { expect, it } from "vitest"
import { withoutEachField } from "#tests/core/kernel/without-each-field.ts"

const isPlace = Schema.is(Place)
const tower = placeBySlug("petronas-twin-towers")

it("knows a place by all of its parts", () => {
  const incomplete = withoutEachField({ ...tower })

  expect(isPlace(tower)).toBe(true)
  expect(incomplete.map(([path]) => path)).toEqual(
    expect.arrayContaining(["kind", "name.cn", "point.lat", "weekend"]),
  )
  expect(incomplete.filter(([, rest]) => isPlace(rest))).toEqual([])
})

import { withAreas } from "#core/place/areas-within.ts"
import { folded } from "#core/place/folded.ts"
import { landmarksNear, placeBySlug, placesOfKind } from "#core/place/gazetteer.ts"
import { bestRank, rankOf } from "#core/place/name-match.ts"
import { simplified } from "#core/place/traditional-chinese.ts"
import { describe, expect, it } from "vitest"

describe("a folded name", () => {
  it.each([
    ["FRASER’S  HILL", "frasers hill"],
    ["  Kuala-Lumpur! ", "kuala lumpur"],
    ["St. Paul's Church", "st pauls church"],
    ["Lángkawi", "langkawi"],
    ["浮羅交怡", "浮罗交怡"],
  ])("of %j is %j", (name, same) => {
    expect(folded(name)).toBe(same)
  })
})

describe("Chinese names in traditional characters", () => {
  it.each([
    ["雲頂高原", "云顶高原"],
    ["檳城", "槟城"],
    ["藍毗尼", "蓝毗尼"],
    ["吉隆坡車站", "吉隆坡车站"],
    ["巨鷹廣場", "巨鹰广场"],
    ["吉蘭丹", "吉兰丹"],
    ["聖保羅教堂", "圣保罗教堂"],
    ["鐵道博物館", "铁道博物馆"],
    ["龜島", "龟岛"],
  ])("%s are those of %s", (traditional, same) => {
    expect(simplified(traditional)).toBe(same)
    expect(simplified(same)).toBe(same)
  })
})

describe("how well a name answers", () => {
  it("is best for the whole name, then its beginning, then the beginning of a word", () => {
    const ranks = ["kota", "kota bharu", "balai kota", "makota"].map((name) => rankOf(name, "kota"))

    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other))
    expect(new Set(ranks).size).toBe(4)
    expect(rankOf("penang", "kota")).toBe(Infinity)
  })

  it("is that of the best of several names", () => {
    expect(bestRank(["Pulau Pinang", "Penang"], "penang")).toBe(rankOf("penang", "penang"))
    expect(bestRank(["Pulau Pinang", "Penang"], "pinang")).toBe(rankOf("pulau pinang", "pinang"))
  })
})

describe("looking in a town", () => {
  it.each([
    ["kuala-lumpur", ["bangsar", "brickfields", "bukit-bintang", "klcc", "mont-kiara"]],
    ["langkawi", ["kuah", "pantai-cenang"]],
    ["ipoh", []],
  ])("means %s and its areas %j", (town, areas) => {
    expect(withAreas(town)).toEqual([town, ...areas])
  })

  it("means only destinations of the same region", () => {
    for (const town of placesOfKind("destination"))
      for (const area of withAreas(town.slug))
        expect(placeBySlug(area)).toMatchObject({ kind: "destination", region: town.region })
  })
})

it("counts a landmark as near that is exactly as far as asked", () => {
  const [landmark] = placesOfKind("landmark")
  const point = landmark?.point ?? { lat: 0, lng: 0 }

  expect(landmarksNear(point, 0).map((near) => near.landmark)).toEqual([landmark])
})

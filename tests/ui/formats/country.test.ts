import { nationalities } from "#core/people/nationalities.ts"
import { languages } from "#core/preferences/preferences.ts"
import { countriesByName, countryName } from "#ui/formats/country.ts"
import { describe, expect, it } from "vitest"

describe("the name of a country", () => {
  it.each([
    ["HK", "Hong Kong", "Hong Kong", "香港"],
    ["MO", "Macau", "Macau", "澳门"],
    ["PS", "Palestine", "Palestin", "巴勒斯坦"],
    ["MM", "Myanmar", "Myanmar", "缅甸"],
    ["MY", "Malaysia", "Malaysia", "马来西亚"],
  ])("of %s is the one that people in Malaysia use", (code, en, bm, cn) => {
    const named = languages.map((language) => countryName(code, language))

    expect(named).toEqual([en, bm, cn])
  })

  it("stands first for the countries that are asked for, in their order, and once", () => {
    const listed = countriesByName(nationalities, "en", "MY", "SG", "CN").map(({ code }) => code)

    expect(listed.slice(0, 4)).toEqual(["MY", "SG", "CN", "AF"])
    expect(listed.toSorted()).toEqual([...nationalities].toSorted())
  })

  it.each(languages)("is the same in the list in %s, Malaysia first", (language) => {
    const listed = countriesByName(nationalities, language, "MY")

    expect(listed[0]?.code).toBe("MY")
    for (const { code, name } of listed) expect(name).toBe(countryName(code, language))
    expect(listed.filter(({ name }) => /SAR|Burma|Wilayah Palestin|特别行政区/.test(name))).toEqual(
      [],
    )
  })
})

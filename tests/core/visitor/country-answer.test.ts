import { answerForCountry, countryInAnswer, NO_COUNTRY } from "#core/visitor/country-answer.ts"
import { describe, expect, it } from "vitest"

describe("the answer of a country lookup", () => {
  it.each([
    ["1;MY;MYS;Malaysia", "MY"],
    ["1;SG", "SG"],
    ["1;GB;;United Kingdom\n", "GB"],
    ["  1;BN;BRN;Brunei", "BN"],
  ])("%j names the country %s", (answer, country) => {
    expect(countryInAnswer(answer)).toBe(country)
  })

  it.each(["QA", "QL", "XK"])("names %s, which lies beside codes of no country", (country) => {
    expect(countryInAnswer(`1;${country};;Somewhere`)).toBe(country)
  })

  it.each(["ZZ", "AA", "QM", "QZ", "XA", "XJ", "XL", "XZ"])(
    "names no country by %s, which is kept for private use",
    (code) => {
      expect(countryInAnswer(`1;${code};;Nowhere`)).toBeNull()
    },
  )

  it.each([NO_COUNTRY, "", "0;MY;MYS;Malaysia", "1;MYS;Malaysia", "1;my", "1;M", "21;MY", "MY"])(
    "%j names no country",
    (answer) => {
      expect(countryInAnswer(answer)).toBeNull()
    },
  )

  it("is written as it is read", () => {
    expect(NO_COUNTRY).toBe("0")
    expect(answerForCountry("MY", "Malaysia")).toBe("1;MY;;Malaysia")
    expect(countryInAnswer(answerForCountry("MY", "Malaysia"))).toBe("MY")
  })
})

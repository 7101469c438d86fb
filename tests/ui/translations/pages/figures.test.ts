import { MOST_PICTURE_MEGABYTES } from "#core/account/picture.terms.ts"
import { limits } from "#core/stay/limits.ts"
import { articleOf } from "#ui/translations/pages/articles.ts"
import { figures } from "#ui/translations/pages/figures.ts"
import { withHoldTime } from "#ui/translations/pages/hold-time.ts"
import { payloadFiles } from "#ui/translations/pages/payload-files.ts"
import { textFigures } from "#ui/translations/text-figures.ts"
import { languages } from "#core/preferences/preferences.ts"
import { informationPages } from "#core/navigation/information-pages.ts"
import { describe, expect, it } from "vitest"

describe("the figures of texts", () => {
  it("are in the units that the texts name", () => {
    expect(figures).toMatchObject({
      attachmentMb: "10",
      attachmentsMb: "25",
      bookingFee: "3%",
      deadlineHour: "15:00",
      preferenceDays: "365",
      replyDays: "3-5",
      resetMinutes: "60",
      sessionDays: "30",
      sessionMostDays: "90",
      sst: "8%",
    })
    expect(figures["tourismTax"]?.replace("\u00A0", " ")).toBe("RM 10.00")
    expect(textFigures).toMatchObject({ linkMinutes: 60, restoreDays: 7 })
  })

  it("are those of the rules", () => {
    expect(figures["maxRooms"]).toBe(`${limits.maxRooms}`)
    expect(textFigures).toMatchObject({
      maxRooms: limits.maxRooms,
      maxNights: limits.maxNights,
      pictureMb: MOST_PICTURE_MEGABYTES,
    })
  })

  it("are each a figure", () => {
    const wrong = Object.entries({ ...figures, ...textFigures }).filter(
      ([, figure]) => !/^(RM\s)?\d+([.:-]\d+)?%?$/.test(`${figure}`),
    )

    expect(wrong).toEqual([])
  })
})

/** The texts of a page that have gaps in them. */
const gapsIn = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name)

describe("a page that is text alone", () => {
  it.each(languages)(
    "has its figures in it in %s, and how long rooms are held later",
    (language) => {
      const help = articleOf("/help", language)

      expect(new Set(gapsIn(JSON.stringify(help)))).toEqual(new Set(["holdMinutes"]))
      expect(gapsIn(JSON.stringify(withHoldTime(help, 7)))).toEqual([])
      expect(withHoldTime(help)).toEqual(withHoldTime(help, 15))
      expect(JSON.stringify(withHoldTime(help, 7))).not.toBe(JSON.stringify(withHoldTime(help, 8)))
    },
  )

  it("says what its file says", () => {
    expect(informationPages.map((page) => articleOf(page, "en").title)).toEqual([
      "About Us",
      "Help",
      "Privacy Policy",
      "Refund Policy",
      "Terms and Conditions",
    ])
    expect(new Set(languages.map((language) => articleOf("/help", language).title)).size).toBe(3)
  })

  it("is written down by a build once in each language", () => {
    expect(payloadFiles()).toEqual(
      informationPages.flatMap((page) =>
        languages.map((language) => ({
          fileName: `${page.slice(1)}/_payload.${language}.json`,
          source: JSON.stringify(articleOf(page, language)),
        })),
      ),
    )
  })
})

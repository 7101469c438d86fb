import { languages } from "#core/preferences/preferences.ts"
import { arrivalText } from "#ui/formats/arrival.ts"
import { languageNames } from "#ui/formats/language-names.ts"
import { listText, partsText } from "#ui/formats/list-text.ts"
import { whatsappLink } from "#ui/formats/phone.ts"
import { speaker } from "#ui/translations/speaker.ts"
import { wordsOf } from "#ui/translations/server-words.ts"
import { expect, it } from "vitest"

it("says when a guest arrives by the clock, or that it is after midnight", () => {
  const { say } = speaker("en", wordsOf.en)

  expect(arrivalText("21:00", say)).toBe("21:00")
  expect(arrivalText("afterMidnight", say)).toBe("After midnight, the same night")
})

it("joins the things of a sentence as each language does", () => {
  const listed = languages.map((language) => listText(["A", "B", "C"], language))

  expect(listed).toEqual(["A, B, and C", "A, B dan C", "A、B和C"])
})

it("joins the parts of a line so that each may have commas", () => {
  const joined = languages.map((language) => partsText(["A, B", "C"], language))

  expect(joined).toEqual(["A, B; C", "A, B; C", "A, B；C"])
})

it("writes each language as its speakers do", () => {
  expect(languageNames).toEqual({ en: "English", bm: "Bahasa Melayu", cn: "中文" })
})

it("opens a WhatsApp chat by the digits of the number alone", () => {
  expect(whatsappLink("+60123456789")).toBe("https://wa.me/60123456789")
})

import { languages } from "#core/preferences/preferences.ts"
import { placeWithin } from "#ui/formats/place-within.ts"
import { speaker } from "#ui/translations/speaker.ts"
import { wordsOf } from "#ui/translations/server-words.ts"
import { translationOf } from "#ui/translations/use-translation.tsx"
import { expect, it } from "vitest"

const melaka = { en: "Melaka", bm: "Melaka", cn: "马六甲" }
const penang = { en: "Penang", bm: "Pulau Pinang", cn: "槟城" }
const kualaLumpur = { en: "Kuala Lumpur", bm: "Kuala Lumpur", cn: "吉隆坡" }
const itsTerritory = {
  en: "Kuala Lumpur",
  bm: "Wilayah Persekutuan Kuala Lumpur",
  cn: "吉隆坡联邦直辖区",
}
const georgeTown = { en: "George Town", bm: "George Town", cn: "乔治市" }

it.each(languages)("names a town that is called as its state once, in %s", (language) => {
  const translation = translationOf(language, speaker(language, wordsOf[language]).say)

  expect(placeWithin({ destination: melaka, region: melaka }, translation)).toBe(melaka[language])
  expect(placeWithin({ destination: kualaLumpur, region: itsTerritory }, translation)).toBe(
    kualaLumpur[language],
  )
  const apart = placeWithin({ destination: georgeTown, region: penang }, translation)
  expect(apart).toContain(georgeTown[language])
  expect(apart).toContain(penang[language])
})

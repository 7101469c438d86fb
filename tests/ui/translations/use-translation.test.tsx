import { translationOf, useTranslation } from "#ui/translations/use-translation.tsx"
import { renderToString } from "react-dom/server"
import { expect, it } from "vitest"

const Title = () => <h1>{useTranslation().t("header.skip")}</h1>

it("says texts and names of the inventory in one language", () => {
  const translation = translationOf("bm", (key) => `said: ${key}`)

  expect(translation.language).toBe("bm")
  expect(translation.t("header.skip")).toBe("said: header.skip")
  expect(translation.local({ en: "Sea", bm: "Laut", cn: "海" })).toBe("Laut")
})

it("says in which place words are missing", () => {
  expect(() => renderToString(<Title />)).toThrow("No TranslationProvider stands above this part")
})

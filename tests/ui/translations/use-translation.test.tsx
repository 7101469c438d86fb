import { translationOf, useTranslation } from "#ui/translations/use-translation.tsx"
import { renderHook } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"

afterEach(() => void vi.restoreAllMocks())

it("says texts and names of the inventory in one language", () => {
  const translation = translationOf("bm", (key) => `said: ${key}`)

  expect(translation.language).toBe("bm")
  expect(translation.t("header.skip")).toBe("said: header.skip")
  expect(translation.local({ en: "Sea", bm: "Laut", cn: "海" })).toBe("Laut")
})

it("says in which place words are missing", () => {
  vi.spyOn(console, "error").mockImplementation(() => {})

  expect(() => renderHook(useTranslation)).toThrow("No TranslationProvider stands above this part")
})

import { expect, test } from "vitest"
import type { Language } from "#core/kernel/localised.ts"
import { RoomCancellation } from "#ui/screens/property/RoomCancellation.tsx"
import { anOffer } from "#tests/ui/support/a-property-page.ts"
import { draw } from "#tests/ui/support/stage.tsx"

const { freeCancellationUntil: UNTIL } = anOffer()

const said = async (
  cancellation: "FLEXIBLE" | "MODERATE" | "NON_REFUNDABLE",
  until: typeof UNTIL,
  { hasDates = true, language = "en" as Language } = {},
) => {
  const room = { cancellation }
  const offer = { freeCancellationUntil: until }
  const { container, unmount } = await draw(
    <RoomCancellation room={room} offer={offer} hasDates={hasDates} />,
    { language },
  )
  const { textContent } = container
  unmount()
  return textContent
}

test("a room that is never cancelled for free says so, with dates and without", async () => {
  expect(await said("NON_REFUNDABLE", null)).toBe("Non-refundable")
  expect(await said("NON_REFUNDABLE", null, { hasDates: false })).toBe("Non-refundable")
  expect(await said("NON_REFUNDABLE", UNTIL)).toBe("Non-refundable")
})

test.each([
  ["en", "Free cancellation until Tue, 1 Dec 2026, 15:00"],
  ["bm", "Pembatalan percuma sehingga Sel, 1 Dis 2026, 15:00"],
  ["cn", "2026年12月1日周二 15:00前可免费取消"],
] as const)("with dates the moment is said in %s", async (language, says) => {
  expect(await said("FLEXIBLE", UNTIL, { language })).toBe(says)
})

test.each([
  ["FLEXIBLE", "Free cancellation until 3 days before check-in"],
  ["MODERATE", "Free cancellation until 7 days before check-in"],
] as const)("without dates the days of %s terms are said", async (terms, says) => {
  expect(await said(terms, null, { hasDates: false })).toBe(says)
})

test("a stay that begins too soon to be cancelled for free says that", async () => {
  expect(await said("FLEXIBLE", null)).toBe("Free cancellation is over for these dates")
})

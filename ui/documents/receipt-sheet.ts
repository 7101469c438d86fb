import { writeConfirmationCode } from "#core/booking/confirmation-code.rules.ts"
import type { ReceiptSheet, SheetRow } from "#core/documents/receipt-sheet.ts"
import type { Receipt } from "#core/documents/receipt.ts"
import type { Language } from "#core/kernel/localised.ts"
import { ringgit } from "#core/money/ringgit.ts"
import { fullNameOf } from "#core/people/name.rules.ts"
import { tagOf } from "#core/preferences/preferences.ts"
import type { QuoteLine } from "#core/pricing/lines.ts"
import { malaysianDateAt } from "#core/stay/calendar.ts"
import { nightsOf } from "#core/stay/nights.ts"
import { countryName } from "../formats/country.ts"
import { dayText } from "../formats/day.ts"
import { bookedLabel, roomLabel } from "../formats/plan-name.ts"
import { percentText } from "../formats/percent.ts"
import { i18nextSpeaker } from "../translations/server-words.ts"
import { translationOf, type Translation } from "../translations/use-translation.tsx"
import { priceLines } from "./price-lines.ts"

type Say = Translation["t"]

const dayOf = (instant: string, language: Language): string =>
  dayText(malaysianDateAt(Date.parse(instant)), language, "dated")

const issuerLines = ({ issuer }: Receipt, t: Say): ReadonlyArray<string> => [
  issuer.name,
  ...(issuer.address === null ? [] : [issuer.address]),
  ...(issuer.registration === null
    ? []
    : [t("receipt.registration", { number: issuer.registration })]),
  ...(issuer.sst === null ? [] : [t("receipt.sstRegistration", { number: issuer.sst })]),
]

/** What a receipt says of some lines in its own way: what service tax is on, and the sum in bold. */
const special = (
  sstOn: string,
): Readonly<Record<QuoteLine["line"], Partial<Pick<SheetRow, "text" | "strong">>>> => ({
  subtotal: {},
  children: {},
  bookingFee: {},
  sst: { text: sstOn },
  occupancyTax: {},
  deposit: {},
  total: { strong: true },
})

const priceRows = (
  { lines, booking, taxable }: Receipt,
  translation: Translation,
): ReadonlyArray<SheetRow> => {
  const percent = percentText(booking.quote.why.sstBps)
  const sstOn = translation.t("receipt.sstOn", { percent, amount: ringgit(taxable) })
  return priceLines(lines, booking, translation).map(({ line, name, value, why }) => ({
    text: name,
    value,
    why,
    ...special(sstOn)[line],
  }))
}

/** A payment or refund; authorisations and waived amounts are not on a receipt. */
const paymentRow = (
  { kind, at, amount }: Receipt["booking"]["ledger"][number],
  t: Say,
  language: Language,
): SheetRow | null => {
  const day = dayOf(at, language)
  switch (kind) {
    case "captured":
      return { text: t("receipt.captured", { day }), value: ringgit(amount) }
    case "refunded":
    case "takenBack":
      return { text: t(`receipt.${kind}`, { day }), value: ringgit(-amount) }
    case "authorised":
    case "voided":
    case "waived":
    case "recalled":
      return null
    default:
      return kind satisfies never
  }
}

const paymentRows = (
  { booking, kept, due }: Receipt,
  t: Say,
  language: Language,
): ReadonlyArray<SheetRow> => [
  ...booking.ledger.flatMap((entry) => paymentRow(entry, t, language) ?? []),
  { text: t("receipt.kept"), value: ringgit(kept), strong: true },
  ...(due === 0 ? [] : [{ text: t("receipt.due"), value: ringgit(due), strong: true }]),
]

const guestLines = ({ booking: { guest } }: Receipt, language: Language): ReadonlyArray<string> =>
  guest === null
    ? []
    : [
        fullNameOf(guest),
        ...(guest.address === "" ? [] : [guest.address]),
        countryName(guest.nationality, language),
        guest.email,
      ]

const stayLines = ({ booking }: Receipt, translation: Translation): ReadonlyArray<string> => {
  const { t, language } = translation
  const { property, dates, rooms } = booking
  return [
    property.name[language],
    property.address,
    t("receipt.nights", {
      from: dayText(dates.checkIn, language, "dated"),
      until: dayText(dates.checkOut, language, "dated"),
      count: nightsOf(dates),
    }),
    ...rooms.map((room) => `${room.count} × ${roomLabel(bookedLabel(room), translation)}`),
  ]
}

/** A receipt in the words of one language. */
export const receiptSheet = (receipt: Receipt, language: Language): ReceiptSheet => {
  const translation = translationOf(language, i18nextSpeaker(language).say)
  const { t } = translation
  const { booking, issuer, number } = receipt
  const code = booking.code === null ? "" : writeConfirmationCode(booking.code)
  return {
    language: tagOf[language],
    title: t(issuer.sst === null ? "receipt.title" : "receipt.title.tax"),
    issuer: issuerLines(receipt, t),
    facts: [
      { text: t("receipt.number"), value: number },
      { text: t("receipt.issuedOn"), value: dayOf(receipt.issuedAt, language) },
      { text: t("booking.code"), value: code },
    ],
    about: [
      { heading: t("receipt.guest"), lines: guestLines(receipt, language) },
      { heading: t("receipt.stay"), lines: stayLines(receipt, translation) },
    ],
    money: [
      { heading: t("receipt.price"), lines: priceRows(receipt, translation) },
      { heading: t("receipt.payment"), lines: paymentRows(receipt, t, language) },
    ],
    notes: [
      ...(booking.quote.deposit === 0 ? [] : [t("receipt.note.deposit")]),
      ...(issuer.sst === null ? [t("receipt.note.noTax")] : []),
      t("receipt.note.eInvoice"),
    ],
  }
}

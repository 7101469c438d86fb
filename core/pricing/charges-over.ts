import { noMoney, senOf } from "../money/amounts.ts"
import type { Sen } from "../money/sen.ts"
import type { CalendarDate } from "../stay/calendar-date.ts"
import { NOTHING_BESIDE, type BesideRooms } from "./beside-rooms.ts"
import { charges, lodgingCost, type ChargeBasis } from "./charges.ts"
import type { Charges } from "./quoted-charges.ts"
import { subtotalOf, type PricedRooms } from "./lodging.ts"
import { ratesOf, serviceTaxOn } from "./rates.ts"
import type { PropertyTerms } from "./stay-to-price.ts"
import { levyOn, type LeviedPlace } from "./taxes.ts"

/** So many rooms of one type with their price and deposit. */
type RoomsWithDeposit = PricedRooms & { readonly room: { readonly depositPerRoom: number } }

/** Where and what a property is to a levy, with a key that is the same for all that are alike. */
export type Levied = { readonly place: LeviedPlace; readonly key: string }

/** The fees and taxes of a property, looked up once; `levied` is null where there is no levy. */
export type PricedProperty = {
  readonly property: { readonly terms: Pick<PropertyTerms, "feeBps" | "sstRegistered"> }
  readonly levied: Levied | null
}

const leviesOver = (nights: ReadonlyArray<CalendarDate>): ((levied: Levied) => number) => {
  const known = new Map<string, number>()
  return ({ place, key }) => {
    const levy = known.get(key) ?? nights.reduce((sum, night) => sum + levyOn(place, night), 0)
    known.set(key, levy)
    return levy
  }
}

const NO_TOURISM_TAX = { amount: noMoney }

/** What the lines of prices for the same nights are taken from: each tax is looked up once. */
const ratesOver = (checkIn: CalendarDate, nights: ReadonlyArray<CalendarDate>) => {
  const serviceTax = serviceTaxOn(checkIn)
  const levyOf = leviesOver(nights)
  return ({ property: { terms }, levied }: PricedProperty, rooms: number): ChargeBasis["why"] => ({
    ...ratesOf(terms, serviceTax),
    tourismTax: NO_TOURISM_TAX,
    levy: { amount: senOf(levied === null ? 0 : rooms * levyOf(levied)) },
  })
}

/**
 * Prices the rooms of one property after another for the same nights: the lines of `quoteStay` for a
 * guest assumed Malaysian and with the meals of all guests, without the nights and the reasons, and with each tax looked up once.
 */
export const chargesOver = (
  checkIn: CalendarDate,
  nights: ReadonlyArray<CalendarDate>,
): ((
  priced: PricedProperty,
  mix: ReadonlyArray<RoomsWithDeposit>,
  more?: BesideRooms,
) => Charges) => {
  const ratesAt = ratesOver(checkIn, nights)
  return (priced, mix, beside = NOTHING_BESIDE) => {
    let [deposit, rooms] = [0, 0]
    for (const { room, count } of mix) {
      deposit += count * room.depositPerRoom
      rooms += count
    }
    return charges({
      subtotal: subtotalOf(mix, beside),
      children: beside.children,
      deposit: senOf(deposit),
      why: ratesAt(priced, rooms),
    })
  }
}

/** What one room costs for all nights at a property, with fee and taxes, by what is paid for the stay itself. */
export const oneRoomCostsOver = (
  checkIn: CalendarDate,
  nights: ReadonlyArray<CalendarDate>,
): ((priced: PricedProperty) => (lodging: Sen) => Sen) => {
  const ratesAt = ratesOver(checkIn, nights)
  return (priced) => {
    const why = ratesAt(priced, 1)
    return (lodging) => lodgingCost(lodging, why)
  }
}

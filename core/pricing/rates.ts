import type { CalendarDate } from "../stay/calendar-date.ts"
import type { PriceFacts } from "./price-facts.ts"
import type { PropertyTerms } from "./stay-to-price.ts"
import { PLATFORM_SST_REGISTERED } from "./tax-tables.ts"
import { sstBpsOn, sstSince } from "./taxes.ts"

/** The rate of service tax with the day since which it holds. */
type ServiceTaxRate = Pick<PriceFacts, "sstBps" | "sstSince">

/** The service tax of a whole stay: that of its check-in date. */
export const serviceTaxOn = (checkIn: CalendarDate): ServiceTaxRate => ({
  sstBps: sstBpsOn(checkIn),
  sstSince: sstSince(checkIn),
})

/** The fee of a property, and who bears service tax there. */
export const ratesOf = (
  { feeBps, sstRegistered }: Pick<PropertyTerms, "feeBps" | "sstRegistered">,
  { sstBps, sstSince }: ServiceTaxRate,
  sstOnFee: boolean = PLATFORM_SST_REGISTERED,
): Omit<PriceFacts, "tourismTax" | "levy"> => ({
  feeBps,
  sstBps,
  sstSince,
  sstOnRooms: sstRegistered,
  sstOnFee,
})

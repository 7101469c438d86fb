import { adapterMistakes } from "./adapter-mistakes.table.ts"
import { channelMistakes } from "./channel-mistakes.table.ts"
import { pageMistakes } from "./page-mistakes.table.ts"
import type { PlantedMistake } from "./planting.ts"
import { sellingMistakes } from "./selling-mistakes.table.ts"
import { specificationMistakes } from "./specification-mistakes.table.ts"
import { unnoticedBefore } from "./unnoticed-before.table.ts"

const money: ReadonlyArray<PlantedMistake> = [
  {
    says: "Half a sen is rounded down",
    file: "core/money/amounts.ts",
    instead: "2 * rest >= denominator",
    planted: "2 * rest > denominator",
    noticedBy: ["tests/core/money/stories/money.property.test.ts"],
  },
  {
    says: "A deal takes one percent less than it says",
    file: "core/money/amounts.ts",
    instead: "changedBy(amount, -percent)",
    planted: "changedBy(amount, 1 - percent)",
    noticedBy: ["tests/core/pricing/deals.test.ts"],
  },
  {
    says: "RM 1.05 is shown as RM 1.5",
    file: "core/money/ringgit.ts",
    instead: 'padStart(2, "0")',
    planted: 'padStart(1, "0")',
    noticedBy: ["tests/core/money/stories/money.property.test.ts"],
  },
  {
    says: "A negative amount of money can be made",
    file: "core/money/amounts.ts",
    instead: "|| amount < 0)",
    planted: "|| amount < -1)",
    noticedBy: ["tests/core/money/amounts.test.ts"],
  },
]

const stay: ReadonlyArray<PlantedMistake> = [
  {
    says: "The day of leaving is sold as a night",
    file: "core/stay/nights.ts",
    instead: "{ length: nightsOf(dates) }",
    planted: "{ length: nightsOf(dates) + 1 }",
    noticedBy: ["tests/core/stay/calendar.property.test.ts"],
  },
  {
    says: "A stay of thirty-one nights is allowed",
    file: "core/stay/stay-dates.rules.ts",
    instead: "nights > limits.maxNights",
    planted: "nights > limits.maxNights + 1",
    noticedBy: ["tests/core/stay/calendar.property.test.ts"],
  },
  {
    says: "A stay may begin yesterday",
    file: "core/stay/stay-dates.rules.ts",
    instead: "if (checkIn < today)",
    planted: "if (addDays(checkIn, 1) < today)",
    noticedBy: ["tests/core/stay/calendar.property.test.ts"],
  },
  {
    says: "The Malaysian day begins an hour late",
    file: "core/stay/calendar.ts",
    instead: "8 * millisecondsInHour",
    planted: "7 * millisecondsInHour",
    noticedBy: ["tests/core/stay/calendar.test.ts"],
  },
  {
    says: "A typed date is read month first",
    file: "core/stay/typed-date.ts",
    instead: "dateOfParts(third, monthNamed(second) ?? second, first)",
    planted: "dateOfParts(third, first, second)",
    noticedBy: ["tests/core/stay/typed-date.test.ts"],
  },
  {
    says: "A room without an adult is allowed",
    file: "core/stay/party.rules.ts",
    instead: "adults < rooms ?",
    planted: "adults < rooms - 1 ?",
    noticedBy: ["tests/core/stay/party.rules.test.ts"],
  },
]

const pricing: ReadonlyArray<PlantedMistake> = [
  {
    says: "Every night bears the levy of the arrival",
    file: "core/pricing/occupancy-tax.ts",
    instead: "amount: perRoomAndNight(nights, (date) => levyOn(terms, date)),",
    planted: "amount: perRoomAndNight(nights, () => levyOn(terms, daysOf(nights).first)),",
    noticedBy: ["tests/core/pricing/quote-stay.test.ts"],
  },
  {
    says: "Every night bears the tourism tax of the arrival",
    file: "core/pricing/occupancy-tax.ts",
    instead: "datesOf(nights).map(tourismTaxOn)",
    planted: "datesOf(nights).map(() => tourismTaxOn(daysOf(nights).first))",
    noticedBy: ["tests/core/pricing/quote-stay.test.ts"],
  },
  {
    says: "SST is taken on the deposit",
    file: "core/pricing/charges.ts",
    instead: "const sst = serviceTax(lodging, bookingFee, why)",
    planted: "const sst = serviceTax(plus(lodging, deposit), bookingFee, why)",
    noticedBy: ["tests/core/pricing/quote-stay.property.test.ts"],
  },
  {
    says: "The Booking Fee bears no SST",
    file: "core/pricing/charges.ts",
    instead: "sstOnFee ? bookingFee : noMoney",
    planted: "sstOnFee ? noMoney : noMoney",
    noticedBy: ["tests/core/pricing/quote-stay.property.test.ts"],
  },
  {
    says: "The total leaves Occupancy Tax out",
    file: "core/pricing/charges.ts",
    instead: "return plus(plus(lodging, bookingFee), taxes)",
    planted: "return plus(plus(lodging, bookingFee), serviceTax(lodging, bookingFee, why))",
    noticedBy: ["tests/core/pricing/quote-stay.property.test.ts"],
  },
  {
    says: "The deposit is taken once, however many rooms there are",
    file: "core/pricing/quote-stay.ts",
    instead: "times(room.depositPerRoom, room.count)",
    planted: "room.depositPerRoom",
    noticedBy: ["tests/core/pricing/quote-stay.property.test.ts"],
  },
  {
    says: "The worst deal is applied instead of the best",
    file: "core/pricing/deals.ts",
    instead: "deal.percent > best.percent",
    planted: "deal.percent < best.percent",
    noticedBy: ["tests/core/pricing/deals.test.ts"],
  },
  {
    says: "Everybody gets the members' deals",
    file: "core/pricing/deals.ts",
    instead: "(isForEverybody[kind] || member)",
    planted: "(isForEverybody[kind] || !member || member)",
    noticedBy: ["tests/core/pricing/deals.test.ts"],
  },
  {
    says: "A deal ends a day early",
    file: "core/pricing/deals.ts",
    instead: "date <= until",
    planted: "date < until",
    noticedBy: ["tests/core/pricing/deals.test.ts"],
  },
  {
    says: "Permanent residents pay Tourism Tax",
    file: "core/pricing/occupancy-tax.ts",
    instead: 'case "malaysian":\n    case "permanentResident":',
    planted:
      'case "permanentResident":\n      return Math.max(1, Math.min(said ?? rooms, rooms))\n    case "malaysian":',
    noticedBy: ["tests/core/pricing/quote-stay.property.test.ts"],
  },
  {
    says: "A party of two rooms pays Tourism Tax for both where only one has a visitor",
    file: "core/pricing/occupancy-tax.ts",
    instead: "Math.min(said ?? rooms, rooms)",
    planted: "rooms",
    noticedBy: ["tests/core/front-desk/stories/giving-details.test.ts"],
  },
  {
    says: "A new tax rate begins a day late",
    file: "core/pricing/taxes.ts",
    instead: "since <= date",
    planted: "since < date",
    noticedBy: ["tests/core/pricing/taxes.test.ts"],
  },
  {
    says: "Cancelling is still free at the deadline itself",
    file: "core/pricing/refund.ts",
    instead: "at < freeUntil",
    planted: "at <= freeUntil",
    noticedBy: ["tests/core/pricing/refund.property.test.ts"],
  },
  {
    says: "A late refund forgets the SST on the fee",
    file: "core/pricing/refund.ts",
    instead: "quote.bookingFee, sstOnFeeOf(quote)]",
    planted: "quote.bookingFee]",
    noticedBy: ["tests/core/pricing/refund.property.test.ts"],
  },
  {
    says: "The deposit of a guest who did not come is kept",
    file: "core/pricing/charges.ts",
    instead: "deposit: false",
    planted: "deposit: true",
    noticedBy: ["tests/core/pricing/refund.property.test.ts"],
  },
  {
    says: "A late refund keeps the first night of one room only",
    file: "core/pricing/refund.ts",
    instead: "times(price, rooms)",
    planted: "price",
    noticedBy: ["tests/core/pricing/refund.property.test.ts"],
  },
  {
    says: "A changed rate is not named where a price differs",
    file: "core/pricing/why-different.ts",
    instead: "old.rate !== now.rate",
    planted: "old.rate > now.rate",
    noticedBy: ["tests/core/pricing/why-different.property.test.ts"],
  },
  {
    says: "The guest is told that a price was rounded down that was rounded up",
    file: "core/pricing/reasons.ts",
    instead: '>= WHOLE_BPS ? "up" : "down"',
    planted: '>= WHOLE_BPS ? "down" : "up"',
    noticedBy: ["tests/core/pricing/reasons.property.test.ts"],
  },
]

const search: ReadonlyArray<PlantedMistake> = [
  {
    says: "Results show the service tax of the day of the search",
    file: "core/room-mix/stay-question.ts",
    instead: "chargesOver(checkIn, nights)",
    planted: "chargesOver(today, nights)",
    noticedBy: ["tests/core/search/search-stays.taxed-nights.test.ts"],
  },
  {
    says: "Results show the levy of the arrival for every night",
    file: "core/pricing/charges-over.ts",
    instead: "sum + levyOn(place, night), 0)",
    planted: "sum + levyOn(place, nights[0] ?? night), 0)",
    noticedBy: ["tests/core/search/search-stays.taxed-nights.test.ts"],
  },
  {
    says: "Results by price count the deposit, which comes back",
    file: "core/search/one-room-stays.ts",
    instead: "shown.cost = cost",
    planted: "shown.cost = cost + (asked.plans[plan]?.room.depositPerRoom ?? 0)",
    noticedBy: ["tests/core/search/one-room-stays.property.test.ts"],
  },
  {
    says: "A card counts the deposit among taxes and fees",
    file: "core/pricing/cost.ts",
    instead: "minus(total, deposit)",
    planted: "minus(total, minus(deposit, deposit))",
    noticedBy: ["tests/core/search/mix-price.property.test.ts"],
  },
  {
    says: "More rooms than are free are put into a mix",
    file: "core/room-mix/cheapest-mix.ts",
    instead: "Math.min(taken.free, party.rooms - chosen.rooms)",
    planted: "Math.min(taken.free + 1, party.rooms - chosen.rooms)",
    noticedBy: ["tests/core/room-mix/cheapest-mix.property.test.ts"],
  },
  {
    says: "A room seats one guest more than it has beds for",
    file: "core/room-mix/seating.ts",
    instead: "adults + children <= maxGuests",
    planted: "adults + children <= maxGuests + 1",
    noticedBy: ["tests/core/room-mix/cheapest-mix.property.test.ts"],
  },
  {
    says: "The unrated come before stays without a star",
    file: "core/search/stay-order.ts",
    instead: "stars ?? -1",
    planted: "stars ?? 1",
    noticedBy: ["tests/core/search/stay-order.test.ts"],
  },
  {
    says: "A filter's count promises stays that another filter keeps out",
    file: "core/search/count-facets.ts",
    instead: 'if (failed !== null) return "several"',
    planted: "if (failed !== null) return failed",
    noticedBy: [
      "tests/core/search/search-stays.narrowing.test.ts",
      "tests/core/search/search-stays.property.test.ts",
    ],
  },
  {
    says: "The price of the best stay is left out at the upper bound",
    file: "core/search/count-facets.ts",
    instead: "perNight <= maxPrice",
    planted: "perNight < maxPrice",
    noticedBy: ["tests/core/search/search-stays.narrowing.test.ts"],
  },
  {
    says: "Stays in the next town are shown around a landmark",
    file: "core/search/candidates.ts",
    instead: "export const AROUND_KM = 15",
    planted: "export const AROUND_KM = 50",
    noticedBy: ["tests/core/search/stay-order.test.ts"],
  },
]

const booking: ReadonlyArray<PlantedMistake> = [
  {
    says: "A code with the letter O typed for zero is not read",
    file: "core/booking/confirmation-code.rules.ts",
    instead: '.replaceAll("O", "0")',
    planted: '.replaceAll("O", "O")',
    noticedBy: ["tests/core/booking/confirmation-code.property.test.ts"],
  },
  {
    says: "A hold never ends: its last millisecond lasts for ever",
    file: "core/booking/hold-terms.ts",
    instead: "now >= Date.parse(holdUntil)",
    planted: "now === Date.parse(holdUntil)",
    noticedBy: ["tests/core/front-desk/stories/ending.test.ts"],
  },
  {
    says: "A guest may hold a fourth stay",
    file: "core/front-desk/hold.ts",
    instead: "open >= holdTerms.maxOpenPerSession",
    planted: "open > holdTerms.maxOpenPerSession",
    noticedBy: ["tests/core/front-desk/hold.test.ts"],
  },
  {
    says: "A hold that ran out keeps its rooms from the guest who takes them again at once",
    file: "core/front-desk/hold.ts",
    instead: "(ended ? held : refused)",
    planted: "refused",
    noticedBy: ["tests/core/front-desk/hold.test.ts"],
  },
  {
    says: "The same request pressed twice makes two bookings",
    file: "core/front-desk/hold.ts",
    instead: "if (known !== null) return",
    planted: "if (known !== null && known.attempts > 99) return",
    noticedBy: ["tests/core/front-desk/hold.test.ts"],
  },
  {
    says: "Money is taken at a price that the guest did not press",
    file: "core/front-desk/pay-check.ts",
    instead: "record.quote.total !== total",
    planted: "record.quote.total < total",
    noticedBy: ["tests/core/front-desk/stories/giving-details.test.ts"],
  },
  {
    says: "A refund heard of twice is written down twice",
    file: "core/booking/ledger.ts",
    instead: "sum > known ? written(record, { at, kind, amount: minus(sum, known), payment })",
    planted: "sum > 0 ? written(record, { at, kind, amount: sum, payment })",
    noticedBy: ["tests/core/booking/ledger.property.test.ts"],
  },
  {
    says: "A payment that its bank took back still counts as paid",
    file: "core/booking/money-of-booking.ts",
    instead: 'promised - back - sumMoved(record, "takenBack", payment)',
    planted: "promised - back",
    noticedBy: ["tests/core/front-desk/stories/lost-disputes.test.ts"],
  },
  {
    says: "A stranger with the code reads the guest's mailbox",
    file: "core/booking/masking.ts",
    instead: "email: maskedEmail(email)",
    planted: "email",
    noticedBy: ["tests/core/booking/masking.test.ts"],
  },
  {
    says: "The transition that ends a hold is removed",
    file: "core/booking/booking.machine.ts",
    instead: `          guard: { type: "isHoldOver", params: ({ event }) => event },
          target: "expired",`,
    planted: `          guard: { type: "isHoldOver", params: ({ event }) => event },
          target: "held",`,
    noticedBy: ["tests/core/booking/booking.transitions.test.ts"],
  },
  {
    says: "A released hold keeps its nights",
    file: "core/booking/booking.machine.ts",
    instead: 'GUEST_LEFT: { target: "released", actions: "releaseNights" }',
    planted: 'GUEST_LEFT: { target: "released" }',
    noticedBy: ["tests/core/booking/booking.transitions.test.ts"],
  },
  {
    says: "A cancelled stay gives no money back",
    file: "core/booking/booking.machine.ts",
    instead: 'actions: ["releaseNights", "refund", "sendCancellation"]',
    planted: 'actions: ["releaseNights", "sendCancellation"]',
    noticedBy: ["tests/core/booking/booking.transitions.test.ts"],
  },
  {
    says: "Late money for a stay that was given up is left hanging",
    file: "core/booking/booking.machine.ts",
    instead: '{ actions: "voidAuthorisation" },',
    planted: "{},",
    noticedBy: ["tests/core/booking/booking.transitions.test.ts"],
  },
]

const checkout: ReadonlyArray<PlantedMistake> = [
  {
    says: "Another total than the one pressed is paid without a word",
    file: "core/checkout/checkout.setup.ts",
    instead: "return held.quote.total === press.quote.total",
    planted: "return held !== press",
    noticedBy: ["tests/core/checkout/checkout.steps.test.ts"],
  },
  {
    says: "A new request repeats the key of the old one",
    file: "core/checkout/checkout.context.ts",
    instead: "`${context.visit}.${context.requests}.${step}`",
    planted: "`${context.visit}.${step}`",
    noticedBy: ["tests/core/checkout/checkout.context.test.ts"],
  },
  {
    says: "Nobody hears the guest who presses again after silence",
    file: "core/checkout/rooms.states.ts",
    instead: 'on: { "guest.retried": "holding", "guest.left": "left" }',
    planted: 'on: { "guest.left": "left" }',
    noticedBy: ["tests/core/checkout/checkout.machine.test.ts"],
  },
  {
    says: "A guest with a confirmed stay is led to the failed page",
    file: "core/checkout/onward.ts",
    instead: 'confirmed: "booked"',
    planted: 'confirmed: "failed"',
    noticedBy: ["tests/core/checkout/checkout.machine.test.ts"],
  },
]

const inputs: ReadonlyArray<PlantedMistake> = [
  {
    says: "A text from outside may be of any length",
    file: "core/kernel/typed-text.ts",
    instead: "text.length <= most",
    planted: "text.length <= most * 1000",
    noticedBy: ["tests/core/kernel/typed-text.test.ts"],
  },
  {
    says: "A text from outside may hold a NUL",
    file: "core/kernel/characters.ts",
    instead: "\\p{Cc}\\u202A",
    planted: "\\u0001-\\u001F\\u202A",
    noticedBy: ["tests/core/kernel/typed-text.test.ts"],
  },
  {
    says: "The time of an answer tells whether there is an account",
    file: "core/account-service/reset-password.ts",
    instead: "yield* inSameTime(orderReset(needs, caller, tidy(typed)))",
    planted: "yield* orderReset(needs, caller, tidy(typed))",
    noticedBy: ["tests/core/account-service/reset-password.test.ts"],
  },
  {
    says: "The time of an answer tells whether a code and an address belong together",
    file: "core/front-desk/mail-link.ts",
    instead: `      Effect.as({ asked: true as const }),
      inSameTime,`,
    planted: "      Effect.as({ asked: true as const }),",
    noticedBy: ["tests/core/front-desk/stories/mailed-links.test.ts"],
  },
  {
    says: "A tab keeps the number of an identity paper",
    file: "core/checkout/checkout.context.ts",
    instead: "const { identityNumber: _neverKept, ...details } = context.details",
    planted: "const details = context.details",
    noticedBy: ["tests/core/checkout/checkout.context.test.ts"],
  },
]

const rooms: ReadonlyArray<PlantedMistake> = [
  {
    says: "A whole house takes rooms of its first kind alone",
    file: "core/property/room-uses.ts",
    instead: "for (const use of usesOf(room))",
    planted: "for (const use of usesOf(room).slice(0, 1))",
    noticedBy: [
      "tests/core/property/room-uses.test.ts",
      "tests/core/front-desk/stories/whole-house.test.ts",
    ],
  },
  {
    says: "Rooms that are blocked or sold are free for who changes a booking",
    file: "core/front-desk/without-booking.ts",
    instead: "snapshot.freeOfKind(kind, date)) + own(kind, date)",
    planted: "snapshot.freeOfKind(kind, date)) + 2 * own(kind, date)",
    noticedBy: ["tests/core/front-desk/stories/whole-house.test.ts"],
  },
  {
    says: "Kinds of rooms are listed in the order in which a guest chose them",
    file: "core/property/room-uses.ts",
    instead: "(one < other ? -1 : 1)",
    planted: "(one < other ? 0 : 0)",
    noticedBy: ["tests/core/property/room-uses.test.ts"],
  },
]

/** The mistakes that the tests must notice, one by one (`npm run test:planted`). */
export const mistakes: ReadonlyArray<PlantedMistake> = [
  money,
  stay,
  pricing,
  search,
  booking,
  checkout,
  inputs,
  rooms,
  sellingMistakes,
  channelMistakes,
  adapterMistakes,
  pageMistakes,
  unnoticedBefore,
  specificationMistakes,
].flat()

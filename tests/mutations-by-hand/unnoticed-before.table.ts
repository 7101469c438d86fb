import type { PlantedMistake } from "./planting.ts"

/** Mistakes that no test noticed when somebody else planted them, and others of their kind. */
const shown: ReadonlyArray<PlantedMistake> = [
  {
    says: "The price beside Book Now is a Malaysian's, whoever comes",
    file: "core/checkout/shown-quote.ts",
    instead: "residencyOfGuest(details)",
    planted: '"malaysian"',
    noticedBy: ["tests/ui/screens/checkout/CheckoutForm.test.tsx"],
  },
  {
    says: "The price beside Book Now is for visitors in every room",
    file: "core/checkout/shown-quote.ts",
    instead: ", details.roomsOfVisitors)",
    planted: ")",
    noticedBy: ["tests/ui/screens/checkout/CheckoutForm.test.tsx"],
  },
  {
    says: "The form shows the price of the hold, whoever comes",
    file: "ui/screens/checkout/use-book-now.ts",
    instead: "quote: shownQuote(booking, details),",
    planted: "quote: booking.quote,",
    noticedBy: ["tests/ui/screens/checkout/CheckoutForm.test.tsx"],
  },
  {
    says: "What is paid at the property is said to be due now",
    file: "core/pricing/lines.ts",
    instead: "paysNow(method) ? quote.total : noMoney",
    planted: "quote.total",
    noticedBy: ["tests/ui/screens/checkout/CheckoutForm.test.tsx"],
  },
  {
    says: "Of what is paid at the property nothing is due there",
    file: "core/pricing/lines.ts",
    instead: "paysOnArrival(method) ? quote.total : noMoney",
    planted: "noMoney",
    noticedBy: ["tests/core/pricing/quote-stay.test.ts"],
  },
  {
    says: "Verification opens to visitors",
    file: "ui/routes/account.routes.tsx",
    instead: '...forGuests,\n    path: "/verification"',
    planted: '...common,\n    path: "/verification"',
    noticedBy: ["tests/ui/app/guarded-pages.test.ts"],
  },
  {
    says: "The profile opens to visitors",
    file: "ui/routes/account.routes.tsx",
    instead: '...forGuests,\n    path: "/account/profile"',
    planted: '...common,\n    path: "/account/profile"',
    noticedBy: ["tests/ui/app/guarded-pages.test.ts"],
  },
  {
    says: "Register opens to who is signed in",
    file: "ui/routes/account.routes.tsx",
    instead: '...forVisitors,\n    path: "/register"',
    planted: '...common,\n    path: "/register"',
    noticedBy: ["tests/ui/app/guarded-pages.test.ts"],
  },
  {
    says: "The footer names no network to follow",
    file: "ui/shell/Footer.tsx",
    instead: "        <FollowUs />\n",
    planted: "",
    noticedBy: ["tests/ui/shell/Footer.test.ts"],
  },
]

const found: ReadonlyArray<PlantedMistake> = [
  {
    says: "Results by price go by the nights without fees and taxes",
    file: "core/search/one-room-stays.ts",
    instead: "shown.cost = cost",
    planted: "shown.cost = lodging",
    noticedBy: ["tests/core/search/stay-order.test.ts"],
  },
  {
    says: "A card shows the total as the average of a night",
    file: "core/search/one-room-stays.ts",
    instead: "shown.perNight = perNightOf(cost)",
    planted: "shown.perNight = cost",
    noticedBy: ["tests/core/search/one-room-stays.property.test.ts"],
  },
  {
    says: "A path whose code is missing is reloaded after twenty seconds",
    file: "core/release/chunk-reload.ts",
    instead: "10_000",
    planted: "20_000",
    noticedBy: ["tests/core/release/chunk-reload.test.ts"],
  },
]

const UPKEEP = ["tests/adapters/postgres/upkeep.test.ts"]
const OLD_ROWS = ["tests/adapters/postgres/old-rows.test.ts"]

const kept: ReadonlyArray<PlantedMistake> = [
  {
    says: "Answers are forgotten after thirty seconds",
    file: "adapters/postgres/stored-answers.sql.ts",
    instead: "interval '23 hours'",
    planted: "interval '30 seconds'",
    noticedBy: UPKEEP,
  },
  {
    says: "Answers are kept for two days",
    file: "adapters/postgres/stored-answers.sql.ts",
    instead: "interval '23 hours'",
    planted: "interval '2 days'",
    noticedBy: UPKEEP,
  },
  {
    says: "Messages of the provider are forgotten after a minute",
    file: "adapters/postgres/bookings/processed-notices.sql.ts",
    instead: "interval '30 days'",
    planted: "interval '1 minute'",
    noticedBy: UPKEEP,
  },
  {
    says: "Inquiries are never forgotten",
    file: "adapters/postgres/inquiries.sql.ts",
    instead: "delete from inquiry where received_at",
    planted: "delete from inquiry where false and received_at",
    noticedBy: UPKEEP,
  },
  {
    says: "Files without an inquiry are never forgotten",
    file: "adapters/postgres/inquiries.sql.ts",
    instead: "delete from inquiry_file where inquiry is null",
    planted: "delete from inquiry_file where false and inquiry is null",
    noticedBy: UPKEEP,
  },
  {
    says: "A file of an inquiry is forgotten as if it still waited",
    file: "adapters/postgres/inquiries.sql.ts",
    instead: "delete from inquiry_file where inquiry is null and sent_at",
    planted: "delete from inquiry_file where sent_at",
    noticedBy: UPKEEP,
  },
  {
    says: "Done work is remembered for a day",
    file: "adapters/postgres/old-rows.sql.ts",
    instead: 'after: "90 days",\n  },\n  // Each',
    planted: 'after: "1 day",\n  },\n  // Each',
    noticedBy: OLD_ROWS,
  },
  {
    says: "Orders to move money are forgotten with all other work",
    file: "adapters/postgres/old-rows.sql.ts",
    instead: " and kind not in ('capture', 'void', 'refund')",
    planted: "",
    noticedBy: OLD_ROWS,
  },
  {
    says: "Bookings whose work is not done are deleted",
    file: "adapters/postgres/old-rows.sql.ts",
    instead: "job.booking = booking.id and done_at is null",
    planted: "job.booking = booking.id and done_at is null and false",
    noticedBy: OLD_ROWS,
  },
  {
    says: "Messages of a stay are never forgotten",
    file: "adapters/postgres/old-rows.sql.ts",
    instead: "sent_at < ${moment}",
    planted: "sent_at < ${moment} and false",
    noticedBy: UPKEEP,
  },
]

const POSTGRES = ["tests/contracts/postgres.test.ts"]

const together: ReadonlyArray<PlantedMistake> = [
  {
    says: "A key that was used for one booking gives its answer for another",
    file: "adapters/http-server/api-server.ts",
    instead: "[endpoint.method, pathname, call.payload ?? null]",
    planted: "[endpoint.method, call.payload ?? null]",
    noticedBy: ["tests/adapters/http-server/once-by-key.unsafe-calls.test.ts"],
  },
  {
    says: "A key that was used with one body gives its answer for another",
    file: "adapters/http-server/api-server.ts",
    instead: "[endpoint.method, pathname, call.payload ?? null]",
    planted: "[endpoint.method, pathname]",
    noticedBy: ["tests/adapters/http-server/once-by-key.unsafe-calls.test.ts"],
  },
  {
    says: "A guest's key gives another guest's answer",
    file: "adapters/http-server/api-server.ts",
    instead: "key: `${session} ${name} ${call.key}`,",
    planted: "key: `${name} ${call.key}`,",
    noticedBy: ["tests/adapters/http-server/once-by-key.unsafe-calls.test.ts"],
  },
  {
    says: "A key whose owner died is handed over with another body",
    file: "adapters/postgres/stored-answers.sql.ts",
    instead: "known.status is null and known.request = excluded.request",
    planted: "known.status is null",
    noticedBy: POSTGRES,
  },
  {
    says: "A key is taken from an owner who still works",
    file: "adapters/postgres/stored-answers.sql.ts",
    instead: "known.owner || ' ' || known.beat = $4",
    planted: "$4::text is not null",
    noticedBy: POSTGRES,
  },
  {
    says: "An owner whose key is another's by now keeps an answer under it",
    file: "adapters/postgres/stored-answers.sql.ts",
    instead: '"key = $1 and owner = $2 and status is null"',
    planted: '"key = $1 and $2::text is not null and status is null"',
    noticedBy: POSTGRES,
  },
  {
    says: "Work is claimed without a lock",
    file: "adapters/postgres/bookings/jobs.sql.ts",
    instead: "       for update skip locked\n",
    planted: "",
    noticedBy: ["tests/adapters/postgres/bookings/jobs.claims.test.ts"],
  },
  {
    says: "Whoever claims work waits for all others who do",
    file: "adapters/postgres/bookings/jobs.sql.ts",
    instead: "for update skip locked",
    planted: "for update",
    noticedBy: ["tests/adapters/postgres/bookings/jobs.claims.test.ts"],
  },
  {
    says: "Claimed work is due at once for everybody else",
    file: "adapters/postgres/bookings/jobs.sql.ts",
    instead: "set due_at = $4, tries = tries + 1",
    planted: "set tries = tries + 1 + 0 * $4::bigint",
    noticedBy: POSTGRES,
  },
  {
    says: "A message of the provider is new each time it comes",
    file: "adapters/postgres/bookings/processed-notices.sql.ts",
    instead: "on conflict do nothing returning id",
    planted: "on conflict (id) do update set id = excluded.id returning id",
    noticedBy: POSTGRES,
  },
]

export const unnoticedBefore: ReadonlyArray<PlantedMistake> = [shown, found, kept, together].flat()

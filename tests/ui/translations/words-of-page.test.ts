import { wordsOfPage } from "#ui/translations/words-of-page.ts"
import { describe, expect, it } from "vitest"

type Rule = readonly [
  about: string,
  said: ReadonlyArray<string>,
  at: ReadonlyArray<string>,
  notAt: ReadonlyArray<string>,
]

const DOORS = ["/login", "/register", "/forgot-password", "/reset-password"]
const NO_DOORS = ["/login/x", "/help/login", "/logins"]
const STAYS = ["/properties", "/properties/a-stay", "/shortlist"]
const BOOKED = ["/booking/new", "/booking/0123", "/account/booking/0123"]

/** Keys that only some pages say: where they are said, and where they are not. */
const ofBookings: ReadonlyArray<Rule> = [
  [
    "bookings and the checkout",
    ["booking.title", "checkout.title", "decline.lost"],
    ["/booking/new", "/account/profile", "/verification"],
    ["/", "/bookings", "/x/booking/", "/verification/x", "/x/verification"],
  ],
  [
    "phone numbers",
    ["phone.country"],
    ["/booking/new", "/account/profile", "/contact-us"],
    ["/booking/new/x", "/account/profiles", "/help/contact-us", "/account/bookings"],
  ],
  [
    "receipts and calendars",
    ["manage.receipt", "manage.receipt.title", "manage.calendar", "manage.ledger.x"],
    ["/booking/0123", "/account/booking/0123"],
    ["/account/bookings", "/verification", "/x/booking/0123"],
  ],
  [
    "what becomes of a booking",
    ["manage.cancel", "manage.receipts", "manage.ledgers"],
    ["/account/bookings", "/account/booking/0123", "/verification", "/booking/manage"],
    ["/booking/0123", "/booking/manage/x", "/verification/x", "/accounts", "/x/account/"],
  ],
  [
    "a review that is written",
    ["review.title", "mark.good"],
    ["/booking/review"],
    ["/booking/review/x", "/x/booking/review", "/booking/new"],
  ],
  [
    "reviews that are read",
    ["aspect.clean", "reviews.title"],
    ["/properties/a-stay", "/booking/review"],
    ["/properties", "/properties/", "/booking/review/x", "/x/properties/a-stay"],
  ],
]

const ofAccounts: ReadonlyArray<Rule> = [
  [
    "the doors to an account",
    ["account.title", "login.title", "recovery.title", "register.title"],
    [...DOORS, "/account/profile", "/verification", "/booking/manage"],
    [...NO_DOORS, "/", "/verification/x", "/booking/manages", "/account"],
  ],
  [
    "forms",
    ["form.issues"],
    [
      ...DOORS,
      "/account/profile",
      "/verification",
      "/booking/new",
      "/booking/review",
      "/contact-us",
    ],
    [...NO_DOORS, "/booking/newer", "/booking/manage", "/help/contact-us", "/account"],
  ],
  [
    "what a guest has",
    ["bookings.title", "picture.title", "profile.title", "verification.title"],
    ["/account/profile", "/verification", "/booking/manage"],
    ["/login", "/account", "/booking/0123", "/verification/x"],
  ],
  [
    "what can be wrong",
    ["issue.Required", "issue.NotAnEmail"],
    [...DOORS, ...STAYS, "/booking/new", "/account/profile", "/verification", "/contact-us"],
    ["/", "/help", "/help/login", "/about-us"],
  ],
]

const ofStays: ReadonlyArray<Rule> = [
  [
    "calendars",
    ["calendar.next"],
    ["/", ...STAYS, "/booking/new", "/booking/manage", "/account/booking/0123"],
    ["/help", "/booking/0123", "/account/profile", "/x/properties"],
  ],
  ["the home page", ["home.title"], ["/"], ["/help", "/properties"]],
  [
    "results",
    ["results.title", "filters.title", "sort.price"],
    ["/properties"],
    ["/properties/a-stay", "/x/properties", "/"],
  ],
  [
    "one property",
    ["property.title", "lightbox.close", "property.updated"],
    ["/properties/a-stay"],
    ["/properties", "/properties/", "/x/properties/a-stay", "/shortlist"],
  ],
  [
    "a change of the stay",
    ["property.updateStay"],
    ["/properties/a-stay", "/shortlist"],
    ["/properties", "/shortlist/x", "/x/shortlist", "/x/properties/a-stay"],
  ],
  ["amenities", ["amenity.pool"], STAYS, ["/", "/x/properties", "/booking/new"]],
  ["saved stays", ["shortlist.title"], ["/shortlist"], ["/shortlist/x", "/x/shortlist"]],
  [
    "prices line by line",
    [
      "levy.penang",
      "price.changed.dates",
      "price.details",
      "price.line.total",
      "price.why",
      "price.why.fee",
      "price.deal",
      "price.night",
      "price.saved",
      "stay.condo",
      "stay.freeCancellationOver",
      "stay.from",
      "stay.update",
    ],
    [...STAYS, ...BOOKED],
    ["/", "/help", "/account/bookings", "/x/properties", "/x/account/booking/"],
  ],
  [
    "a remembered stay",
    ["stay.remembered"],
    ["/", ...STAYS.slice(0, 2)],
    ["/help", "/shortlist", "/x/properties"],
  ],
]

const ofOthers: ReadonlyArray<Rule> = [
  [
    "pages that are text alone",
    ["information.contents"],
    ["/about-us", "/help", "/privacy-policy"],
    ["/", "/contact-us", "/help/x"],
  ],
  [
    "when a page was kept",
    ["offline.asItWas"],
    ["/properties", "/booking/0123", "/account/bookings"],
    ["/", "/help", "/x/properties"],
  ],
  [
    "what no page says when it opens",
    [
      "receipt.title",
      "joined.text",
      "mail.hello",
      "offline.kept",
      "offline.notKept",
      "offline.title",
    ],
    [],
    ["/", "/help", "/properties", "/booking/new", "/account/bookings"],
  ],
]

const onEveryPage = [
  "header.home",
  "price.perNight",
  "price.whyever",
  "price.why.costAndDeposit",
  "reviews.count",
  "reviews.outOf",
  "offline.banner",
  "offline.titles",
  "stay.beds",
  "stay.rememberedToo",
  "issue.CheckOutNotAfterCheckIn",
  "issue.StayTooLong",
  "issue.NotADate",
  "issue.UnknownPlace",
  "search.home.x",
  "my.booking.x",
  "my.login.x",
  "my.form.x",
  "my.phone.x",
  "my.manage.receipt",
  "my.manage.cancel",
  "my.profile.x",
  "my.review.x",
  "my.aspect.x",
  "my.reviews.x",
  "my.calendar.x",
  "my.information.x",
  "my.receipt.x",
  "my.mail.x",
  "my.offline.kept",
  "my.offline.asItWas",
  "my.results.x",
  "my.property.x",
  "my.property.updateStay",
  "my.amenity.x",
  "my.shortlist.x",
  "my.levy.x",
  "my.stay.condo",
  "my.stay.remembered",
  "my.issue.Required",
]

const rules = [...ofBookings, ...ofAccounts, ...ofStays, ...ofOthers]
const all = [...rules.flatMap(([, said]) => said), ...onEveryPage]
const words = Object.fromEntries(all.map((key) => [key, `The text of ${key}`]))

const saidAt = (path: string, keys: ReadonlyArray<string>) => {
  const own = wordsOfPage(path, words)
  return keys.filter((key) => own[key] === words[key])
}

describe("the words that come with a page", () => {
  it.each(rules)("are those of %s where they are said, and nowhere else", (_, said, at, notAt) => {
    expect(at.map((path) => [path, saidAt(path, said)])).toEqual(at.map((path) => [path, said]))
    expect(notAt.map((path) => [path, saidAt(path, said)])).toEqual(notAt.map((path) => [path, []]))
  })

  it.each(["/", "/help", "/properties", "/booking/new", "/nowhere"])(
    "are at %s all that every page says",
    (path) => {
      expect(saidAt(path, onEveryPage)).toEqual(onEveryPage)
    },
  )

  it("are found once for each kind of page and each language", () => {
    const other = { ...words }

    expect(wordsOfPage("/account/booking/1", words)).toBe(wordsOfPage("/account/booking/2", words))
    expect(wordsOfPage("/", words)).not.toEqual(wordsOfPage("/help", words))
    expect(wordsOfPage("/", other)).not.toBe(wordsOfPage("/", words))
    expect(wordsOfPage("/", { "home.title": "Rumah" })).toEqual({ "home.title": "Rumah" })
  })
})

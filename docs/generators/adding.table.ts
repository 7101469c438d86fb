/** A usual change: where it begins, and every file that the compiler then names. */
export type Recipe = {
  readonly title: string
  /** What to know before the first change, such as a change that is smaller. */
  readonly before?: string
  /** The first change, as the test makes it on a copy: this text of this file becomes that. */
  readonly begin: { readonly file: string; readonly text: string; readonly becomes: string }
  /** The files that no longer compile, in the order of their names. */
  readonly compilerNames: ReadonlyArray<string>
  /** What is left to do that no compiler can know. */
  readonly afterwards: ReadonlyArray<string>
  /** Test files that fail on the way, or show that the change is whole. */
  readonly tests: ReadonlyArray<string>
}

const TEXTS =
  "Write the new texts in `ui/translations/en.json`, `bm.json` and `cn.json`, sorted by key. A key that is used and not written does not compile; a key that one language lacks fails `tests/translations`."

/** Every recipe is tried on a copy in memory by `tests/docs/adding.test.ts`. */
export const recipes: ReadonlyArray<Recipe> = [
  {
    title: "A payment method",
    begin: {
      file: "core/payment/payment.ts",
      text: '["card", "payAtProperty"]',
      becomes: '["card", "payAtProperty", "onlineBanking"]',
    },
    compilerNames: [
      "core/front-desk/front-desk.ts",
      "core/front-desk/pay.ts",
      "core/payment/paid-when.ts",
      "ui/screens/checkout/Payment.tsx",
    ],
    afterwards: [
      "Say in `core/payment/paid-when.ts` when money moves, in the order in which guests are offered the methods. `core/front-desk/pay.ts` starts the payment and says what the guest does next: `stepIn` answers with the card form for whatever is being paid.",
      "Say there too whether a card is asked for: `paysByCard` shows the card form, leaves the method out where no cards are taken, and says on a booking that a card has paid. `ui/screens/booking/BookingMoney.tsx` says nothing yet of money that was paid now by something else.",
      "Search for `\"card\"` in `core` and `fixtures/doubles`, and for `record ->> 'method'` in `adapters/postgres`: a booking counts as paid in `adapters/postgres/bookings/kept.sql.ts` and `fixtures/doubles/kept.in-memory.ts` only where it was paid by card.",
      "The provider is not told the method: `start` of `core/payment/payments.port.ts` has no field for it, and `adapters/stripe/payments.stripe.ts` allows only cards. Add the field, write what the method promises as a case of `tests/contracts/payments.contract.ts`, and make `adapters/stripe` and its stand-in `fixtures/sandbox/stripe` keep it.",
      TEXTS,
    ],
    tests: [
      "tests/core/payment",
      "tests/core/front-desk",
      "tests/core/checkout",
      "tests/core/property",
    ],
  },
  {
    title: "A state of a booking",
    begin: {
      file: "core/booking/booking-status.ts",
      text: '"refunded",',
      becomes: '"refunded", "noShow",',
    },
    compilerNames: [
      "adapters/fault-injection/fixed-status.ts",
      "core/booking/booking-page.ts",
      "core/booking/booking-stage.ts",
      "core/booking/status-facts.ts",
      "core/checkout/onward.ts",
      "core/front-desk/pay.ts",
      "docs/generators/gallery/booking.scenes.ts",
      "fixtures/builders/a-booking-record.ts",
      "tests/core/booking/keeps-rooms.test.ts",
      "tests/types/mistakes.ts",
      "ui/screens/booking/BookingScreen.tsx",
      "ui/screens/manage-booking/Diary.tsx",
      "ui/screens/manage-booking/ManageBooking.tsx",
      "ui/screens/my-bookings/BookingCard.tsx",
    ],
    afterwards: [
      "Say in `core/booking/booking-record.ts` which parts a booking in this state has: add the state to the literals of one of the schemas there, or write a schema for it. `core/booking/booking-stage.ts` makes a record of it.",
      "Answer every question of `core/booking/status-facts.ts` about it.",
      "Add the state to `core/booking/booking.machine.ts`, and what leads to it to `core/booking/booking.event.ts` and `tests/core/booking/every-booking-event.ts`. Each other event that may arrive once more in the new state needs an entry there (`heardBefore`).",
      'Rules that ask for one state by its name are not found by the compiler. Search for a similar state, such as `"completed"`, in `core`, `ui`, `fixtures` and `adapters`: `core/reviews/review.rules.ts` and `core/front-desk/list-own-bookings.ts` do so.',
      "The database has no list of the states, and SQL names them one by one: search for `status in (` in `adapters/postgres`. A state whose nights are kept or that is paid for belongs in these lists; an index with such a condition is created again in a migration.",
      TEXTS,
    ],
    tests: [
      "tests/core/booking",
      "tests/core/front-desk",
      "tests/core/checkout",
      "tests/core/reviews",
    ],
  },
  {
    title: "An information page",
    begin: {
      file: "core/navigation/information-pages.ts",
      text: '"/terms-and-conditions",',
      becomes: '"/terms-and-conditions", "/accessibility",',
    },
    compilerNames: [
      "tests/types/kept-routes.ts",
      "ui/shell/SharedPage.tsx",
      "ui/translations/pages/articles.ts",
    ],
    afterwards: [
      "Say in `core/offline/kept-pages.table.ts` what browsers keep of it.",
      "Write the article as `ui/translations/pages/<page>.<language>.json`, in three languages.",
      "Link it where a guest looks for it, such as `ui/shell/Footer.tsx`.",
    ],
    tests: ["tests/translations/articles.test.ts", "tests/core/offline"],
  },
  {
    title: "A trait that guests filter by",
    before:
      "What a property has or has not, such as a lift, is one more choice of a filter that exists. Traits in groups are facts, as below; the others are in `core/property/amenities.ts`.",
    begin: {
      file: "core/property/fact-groups.ts",
      text: '"generator"]',
      becomes: '"generator", "balcony"]',
    },
    compilerNames: [
      "fixtures/inventory/facts.ts",
      "ui/parts/fact-icons.ts",
      "ui/screens/property/Facts.tsx",
    ],
    afterwards: [
      "Operators name it in `facts` of their files, and the search finds it, without anything else to be done. Translate its name, `fact.<name>`.",
      TEXTS,
    ],
    tests: [
      "tests/core/search",
      "tests/core/property",
      "tests/fixtures",
      "tests/adapters/inventory-files",
    ],
  },
  {
    title: "A filter",
    before:
      "First see whether it is one more choice of a filter that exists: _A trait that guests filter by_. A filter of its own is for what has a rule or choices of its own.",
    begin: {
      file: "core/search-request/filters.ts",
      text: "payAtProperty: Schema.Boolean,",
      becomes: "payAtProperty: Schema.Boolean, adultsOnly: Schema.Boolean,",
    },
    compilerNames: [
      "core/search-request/change-search.ts",
      "core/search-request/chosen-filters.ts",
      "core/search-request/filter-groups.ts",
      "core/search-request/filters-query.ts",
      "core/search/count-facets.ts",
      "core/search/facets.ts",
      "core/search/filter-bits.ts",
      "core/search/search-answer.ts",
      "core/search/searchable-property.ts",
      "fixtures/arbitraries/any-stay-search.ts",
      "tests/core/search/every-toggle.ts",
      "tests/core/search/search-oracle.ts",
      "ui/screens/results/FilterChoice.tsx",
      "ui/screens/results/FilterGroups.tsx",
      "ui/screens/results/filter-labels.ts",
    ],
    afterwards: [
      "Once `core/search-request/filters-query.ts` gives the filter its name in addresses, the compiler names `adapters/http-api/search-parameters.ts`, which says what the API takes under that name.",
      "Say which properties or rooms have it: `core/search/searchable-property.ts` calculates its bits once for each property, and `core/search/filter-bits.ts` puts them together for a stay. The number beside the filter and the results after the click then agree by themselves.",
      "A filter that asks for terms of a rate plan, as `payAtProperty` does, also decides which price is shown: add it to `core/search-request/stay-asked.ts` and `core/search/stay-on-terms.ts` as well.",
      "Say in `tests/core/search/search-oracle.ts`, in the words of the product and without bits, which stays the filter lets through. The properties of `tests/core/search` compare the search with it.",
      TEXTS,
    ],
    tests: [
      "tests/core/search",
      "tests/core/search-request",
      "tests/adapters/http-server/service-routes.test.ts",
      "tests/ui/screens/results",
    ],
  },
  {
    title: "A detail that guests give",
    begin: {
      file: "core/people/guest-details.ts",
      text: "specialRequests: multiLine(bounds.requests),",
      becomes:
        'specialRequests: multiLine(bounds.requests), company: singleLine(bounds.short).pipe(Schema.withDecodingDefaultKey(Effect.succeed(""))),',
    },
    compilerNames: [
      "core/account/known-guest.ts",
      "core/people/accepted-guest.ts",
      "core/people/guest-details.fields.ts",
      "core/people/guest-details.ts",
      "fixtures/arbitraries/any-guest.ts",
      "fixtures/builders/a-guest.ts",
      "fixtures/inventory/demo-bookings.ts",
      "ui/screens/checkout/field-ids.ts",
    ],
    afterwards: [
      "The default (`Schema.withDecodingDefaultKey`) is for forms of pages that were opened before there was such a field. Bookings that were kept before have no such field either: give it the same default in `core/people/accepted-guest.ts`. The compiler then names `core/people/guest-details.rules.ts`, `ui/screens/manage-booking/GuestInformation.tsx`, a builder and tests.",
      "Say in `core/people/guest-details.fields.ts` what may be wrong with it: `longest` there counts characters, and `core/kernel/text-bounds.ts` only bounds what is read at all.",
      "Draw it in `ui/screens/checkout`, beside the fields that it belongs to, such as `ui/screens/checkout/SpecialRequests.tsx`; its place in `ui/screens/checkout/field-ids.ts` is its place on the page.",
      "If the property has to know it, state it in `core/front-desk/property-letter.ts` and write it in `ui/mails/property-text.ts`. The property is told nothing by which a guest is reached or identified.",
      "Say in the privacy notice (`ui/translations/pages/privacy-policy.en.json`, `.bm.json` and `.cn.json`) why it is asked and who reads it. It is kept with the booking; only a table of its own needs a row in `docs/kept.md`.",
      TEXTS,
    ],
    tests: [
      "tests/core/people",
      "tests/core/account/known-guest.test.ts",
      "tests/core/checkout",
      "tests/contracts/hostile-texts.test.ts",
      "tests/ui/screens/checkout",
    ],
  },
  {
    title: "A line of the price",
    begin: {
      file: "core/pricing/charges.ts",
      text: "  subtotal: Sen,",
      becomes: "  subtotal: Sen,\n  cleaningFee: Sen,",
    },
    compilerNames: [
      "core/pricing/charges.ts",
      "tests/translations/kept-money.test.ts",
      "ui/documents/price-lines.ts",
      "ui/documents/receipt-sheet.ts",
      "ui/parts/price/PriceBreakdown.tsx",
      "ui/parts/price/PriceComparison.tsx",
    ],
    afterwards: [
      "Quotes that were kept before have no such line: give it a default for decoding, as `ForChildren` in `core/pricing/charges.ts` has.",
      "Say where the amount comes from. A price of the property is a field of `SellingTerms` in `core/property/property.ts`, with a default as well, which operators give in `adapters/inventory-files/property-line.ts`; `core/pricing/rates.ts` takes it into `core/pricing/price-facts.ts`, from where `charges` reads it.",
      "Add it up in `lodgingCost` of `core/pricing/charges.ts`: `charges` takes the total from there, as does the search, which compares stays before it prices them. Search, quote, checkout and every letter and receipt take their lines from `charges`.",
      "Decide what `core/pricing/charges.ts` and its neighbours ask of each line: whether service tax and the booking fee are on it (`taxableOf`, `core/pricing/lodging.ts`), whether it is kept when a guest does not come (`isKept`) and when a guest cancels late (`keptUnder` in `core/pricing/refund.ts`), and whether it is shown where it is nothing (`linesOf` in `core/pricing/lines.ts`).",
      "Write the reason of the line in `core/pricing/reasons.ts`, with a text `price.why.…` for it; figures in that text are filled in `ui/formats/price-reason.ts`. Whatever can change the line is an input in `core/pricing/why-different.ts`.",
      "Write worked examples and a property in `tests/core/pricing`; mutation has to reach 100 % there. Name the line in the sentences of the refund policy (`ui/translations/pages/refund-policy.en.json`, `.bm.json` and `.cn.json`), which `tests/translations/kept-money.test.ts` reads.",
      TEXTS,
    ],
    tests: [
      "tests/core/pricing",
      "tests/core/search",
      "tests/core/documents",
      "tests/translations/kept-money.test.ts",
      "tests/adapters/documents",
    ],
  },
  {
    title: "A letter about a booking",
    begin: {
      file: "core/workload/mail-jobs.ts",
      text: '  "reminder",\n',
      becomes: '  "reminder",\n  "thankYou",\n',
    },
    compilerNames: ["core/mail/letter-contents.ts", "core/mail/message-of.ts"],
    afterwards: [
      "Order it in the transaction of the step that it follows: `mailJob` of `core/front-desk/job-orders.ts` makes the order. `core/front-desk/execute-commands.ts` does so for what the booking machine asks, `core/booking-jobs/stay-time.job.ts` for the end of a stay. A letter for later has an order of its own, as `reminderJob` is one.",
      "If it may be out of date when its time comes, say so in `stillWanted` of `core/front-desk/letter.ts`.",
      "Its texts are `mail.<name>.subject` and `mail.<name>.text`; the compiler does not ask for them, but `tests/ui/mails/write-letter.test.tsx` writes every letter in every language.",
      "While a new version is put in place, servers of the version before report such a letter as `job.unreadable` and leave it to the others.",
      TEXTS,
    ],
    tests: [
      "tests/core/mail",
      "tests/core/front-desk/stories/letters.test.ts",
      "tests/core/booking-jobs",
      "tests/ui/mails",
    ],
  },
  {
    title: "A job",
    before:
      "A job is work that the server does once or later. A letter is not a new kind of job but one more of kind `mail`: _A letter about a booking_.",
    begin: {
      file: "core/workload/stored-job.ts",
      text: '  "mail",\n',
      becomes: '  "mail",\n  "closeTalk",\n',
    },
    compilerNames: ["core/workload/job.ts"],
    afterwards: [
      "Name its fields, and say which columns keep them, in `core/workload/booking-jobs.ts`: a job that needs nothing but its booking is one of `ofBooking`. Put it into `ordersOf` of `core/workload/job.ts`, after which the compiler names `core/booking-jobs/job-runner.ts`.",
      "Write its work as `core/booking-jobs/<name>.job.ts`. A job is done twice if a server stops in between, so the second time must change nothing (`finishedIn` of `core/booking-jobs/job-outcome.ts` marks it as done in the transaction of its change).",
      "Put it into a line of `core/workload/job-lines.ts`: `stays` if it asks nobody but the store, `payments` if it asks the provider.",
      "Make its order in `core/front-desk/job-orders.ts`, with a key that is the same for the same work, and enqueue it in the transaction of the change that it follows.",
      "A server claims only jobs of the kinds that it knows: while a new version is put in place, jobs of a new kind wait for the servers that have it.",
      "If it moves money, `adapters/postgres/old-rows.sql.ts` keeps its row for three years: add the kind there and to `docs/kept.md`.",
    ],
    tests: [
      "tests/core/workload",
      "tests/core/booking-jobs",
      "tests/core/front-desk/stories/carrying-out.test.ts",
    ],
  },
  {
    title: "A language",
    begin: {
      file: "core/kernel/localised.ts",
      text: '["en", "bm", "cn"]',
      becomes: '["en", "bm", "cn", "ta"]',
    },
    compilerNames: [
      "adapters/stripe/card-form.stripe.ts",
      "core/documents/calendar-file.ts",
      "core/kernel/localised.ts",
      "core/mail/feed-draft.ts",
      "core/preferences/preferences.ts",
      "docs/generators/gallery/sheet.ts",
      "fixtures/inventory/review-sentences.table.ts",
      "fixtures/sandbox/stripe/challenge-page.ts",
      "tests/core/property/place-pictures.test.ts",
      "tests/fixtures/coherent.test.ts",
      "tests/fixtures/demo-inventory.test.ts",
      "tests/fixtures/pictures.test.ts",
      "tests/journeys/sharing.test.ts",
      "tests/journeys/steps/card-at-provider.ts",
      "tests/journeys/steps/guest.ts",
      "tests/journeys/steps/pages.ts",
      "tests/translations/articles.test.ts",
      "tests/translations/figures.test.ts",
      "tests/translations/kept-money.test.ts",
      "tests/translations/plain-words.test.ts",
      "tests/ui/formats/place-within.test.ts",
      "tests/ui/mails/feed-text.test.ts",
      "tests/ui/mails/property-text.test.ts",
      "tests/ui/mails/write-letter.test.tsx",
      "tests/ui/screens/stories/company.test.tsx",
      "tests/ui/screens/stories/deployment.test.tsx",
      "ui/documents/receipt-sheet.ts",
      "ui/formats/country.ts",
      "ui/formats/day.ts",
      "ui/formats/language-names.ts",
      "ui/formats/list-text.ts",
      "ui/mails/letter-text.ts",
      "ui/mails/message-text.ts",
      "ui/mails/property-text.ts",
      "ui/mails/review-text.ts",
      "ui/parts/SharedCard.tsx",
      "ui/parts/map/ground.ts",
      "ui/parts/reviews/ReviewItem.tsx",
      "ui/translations/fetch-words.ts",
      "ui/translations/pages/articles.ts",
      "ui/translations/server-words.ts",
      "ui/translations/use-translation.tsx",
    ],
    afterwards: [
      "Give `Localised` in `core/kernel/localised.ts` the language. The compiler then names every text that is written in all languages, such as names of places, the files of operators and the invented stays.",
      "Properties and bookings that were kept before have no text in the language, and could not be read any more: give the text a default for decoding, or write it into them with a migration.",
      "Translate `ui/translations/en.json` and the articles of `ui/translations/pages`. Add the new file to `CompleteTranslations` of `ui/translations/translations.ts`, with which the compiler names the keys that it lacks.",
      "Say in `core/account-service/identity-claims.rules.ts` which locale of Google means it.",
      'Tests that draw a part or a page in every language have a list of their own: search `tests` for `"bm", "cn"]`.',
      "Rules for texts in the new language belong in `tests/translations/plain-words.ts`, `tests/translations/number-words.ts` and `docs/guides/words.md`.",
    ],
    tests: ["tests/translations", "tests/core/preferences", "tests/ui/formats", "tests/ui/mails"],
  },
]

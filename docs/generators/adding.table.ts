/** A usual change: where it begins, and every file that the compiler then names. */
export type Recipe = {
  readonly title: string
  /** The first change, as the test makes it on a copy: this text of this file becomes that. */
  readonly begin: { readonly file: string; readonly text: string; readonly becomes: string }
  /** The files that no longer compile, in the order of their names. */
  readonly compilerNames: ReadonlyArray<string>
  /** What is left to do that no compiler can know. */
  readonly afterwards: ReadonlyArray<string>
}

const TEXTS =
  "Write the new texts in `ui/translations/en.json`, `bm.json` and `cn.json`; a key that one language lacks fails `tests/translations`."

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
      "Say in `core/payment/paid-when.ts` when money moves; `core/front-desk/pay.ts` starts it.",
      "Answer for it in `adapters/stripe` and in its stand-in, until `tests/contracts/payments.contract.ts` passes for both.",
      TEXTS,
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
      "Add the state and its events to `core/booking/booking.machine.ts`; `npm run docs` draws it again.",
      "Say in `core/booking/booking-record.ts` which parts a booking has in it: it joins a stage, or is one of its own.",
      "Answer every question of `core/booking/status-facts.ts` about it.",
      "Let the constraint of the table know it, in a migration that only adds.",
      TEXTS,
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
  },
  {
    title: "A filter",
    begin: {
      file: "core/search-request/filters.ts",
      text: "payAtProperty: Schema.Boolean,",
      becomes: "payAtProperty: Schema.Boolean, breakfast: Schema.Boolean,",
    },
    compilerNames: [
      "core/search-request/change-search.ts",
      "core/search-request/chosen-filters.ts",
      "core/search-request/filter-groups.ts",
      "core/search-request/filters-query.ts",
      "core/search/count-facets.ts",
      "core/search/facets.ts",
      "core/search/filter-bits.ts",
      "core/search/searchable-property.ts",
      "fixtures/arbitraries/any-stay-search.ts",
      "ui/screens/results/FilterChoice.tsx",
      "ui/screens/results/FilterGroups.tsx",
      "ui/screens/results/filter-labels.ts",
    ],
    afterwards: [
      "`core/search/filter-bits.ts` says which properties have it; the number beside it and the results after the click then agree by themselves.",
      TEXTS,
    ],
  },
  {
    title: "A detail that guests give",
    begin: {
      file: "core/people/guest-details.ts",
      text: "specialRequests: multiLine(bounds.requests),",
      becomes: "specialRequests: multiLine(bounds.requests), company: singleLine(bounds.short),",
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
      "Bookings that were kept before have no such field: in `core/people/accepted-guest.ts` give it a default for decoding (`Schema.withDecodingDefaultKey`), as `core/pricing/price-facts.ts` does for `Since`. The compiler then names `core/people/guest-details.rules.ts`.",
      "Draw it in `ui/screens/checkout`.",
      "List it in `docs/kept.md` with how long it is kept.",
      TEXTS,
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
      "Quotes that were kept before have no such line: give it a default for decoding.",
      "Add it to the sum in `charges`: search, quote, checkout and every letter and receipt take their lines from there.",
      "Write worked examples and a property in `tests/core/pricing`; mutation has to reach 100 % there.",
      TEXTS,
    ],
  },
  {
    title: "A job",
    begin: {
      file: "core/workload/stored-job.ts",
      text: '  "mail",\n',
      becomes: '  "mail",\n  "remindStay",\n',
    },
    compilerNames: ["core/workload/job.ts"],
    afterwards: [
      "Name its fields, and say which columns keep them, in `core/workload/booking-jobs.ts`; put it into `core/workload/job.ts`, after which the compiler names `core/booking-jobs/job-runner.ts`.",
      "Write its work as `core/booking-jobs/<name>.job.ts`; it has to be repeatable.",
      "Put it into a line of `core/workload/job-lines.ts`, and order it in the transaction of the change that it follows (`core/front-desk/job-orders.ts`).",
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
      "core/mail/feed-draft.ts",
      "core/preferences/preferences.ts",
      "docs/generators/gallery/sheet.ts",
      "fixtures/inventory/review-sentences.table.ts",
      "fixtures/sandbox/stripe/challenge-page.ts",
      "tests/journeys/steps/card-at-provider.ts",
      "tests/journeys/steps/guest.ts",
      "tests/journeys/steps/pages.ts",
      "tests/translations/articles.test.ts",
      "tests/translations/kept-money.test.ts",
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
      "Translate `ui/translations/en.json` and the articles of `ui/translations/pages`.",
      "Give `Localised` in `core/kernel/localised.ts` the language, and the stays of an inventory their texts in it.",
    ],
  },
]

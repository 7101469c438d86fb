const within = (part: string, ...parts: ReadonlyArray<string>): ReadonlyArray<[string, string]> =>
  parts.map((name) => [name, `a piece of ${part}`])

const because = (
  reason: string,
  ...parts: ReadonlyArray<string>
): ReadonlyArray<[string, string]> => parts.map((name) => [name, reason])

/** The parts that have no examples of their own at `/design`, and why. */
export const shownElsewhere: Readonly<Record<string, string>> = Object.fromEntries([
  ...within("every field", "Field"),
  ...within("a field that is fetched late", "LateField"),
  ...within(
    "LazyPhoneField",
    "PhoneField",
    "PhoneCountryList",
    "PhoneCountryOption",
    "PhoneCountrySearch",
  ),
  ...within("Notice", "RememberedNotice", "BookingNotFoundNotice", "SlowedNotice"),
  ...within("AccountTrouble", "RecoveryTrouble"),
  ...within("Skeleton", "LoadingSaid", "FormSkeleton", "BookingSkeleton", "Arriving"),
  ...within("TextField", "NameFields", "OneTimeCodeField"),
  ...within("PasswordField and PasswordStrengthMeter", "NewPasswordFields"),
  ...within("StayCard", "CardScore", "StayPriceLines", "OtherDates"),
  ...within("RangeCalendar", "CalendarMonth", "PlaceCalendar"),
  ...within(
    "SearchBar",
    "DatesField",
    "DestinationBox",
    "DestinationList",
    "GuestsPopover",
    "StayFields",
    "TypedDates",
    "AddressIssues",
    "DatesMoved",
  ),
  ...within("Lightbox", "LightboxStage", "LightboxTools", "Thumbnails"),
  ...within("StayMap", "DrawnMap", "GroundMap", "MapButtons", "MapFrame", "MapSearch", "PinMark"),
  ...within("StayMap", "MapPreview"),
  ...within("PriceBreakdown", "PriceNights", "PriceReasonText", "Rounded", "CostAndDeposit"),
  ...because("it draws words alone", "Phrase", "LegalPhrase"),
  ...because("it draws nothing on the page", "PageTitle", "SharedCard", "StructuredData"),
  ...because("it is seen only while it has the focus", "SkipLink"),
  ...because("it covers the page; a property page opens it", "Lightbox"),
  ...because("it fills a page; the results and property pages show it", "StayMap"),
  ...because("a whole price is shown on the checkout", "PriceBreakdown", "PriceComparison"),
  ...because(
    "it needs a booking; the pictures of screens show it in each state of the booking",
    "BookingFiles",
    "BookingWays",
    "StayFacts",
    "MessageForm",
    "MessageThread",
    "Thread",
    "Reach",
    "ProvidersCard",
    "CardForm",
    "BankPage",
    "IdentityFields",
  ),
  ...because(
    "it needs an account; the pictures of screens show it",
    "AuthLayout",
    "GoogleButton",
    "GoogleWay",
    "LinkAccount",
    "Login",
    "LoginAnswer",
    "LoginCode",
    "LoginForm",
    "PasskeyWay",
  ),
])

import { apiClient } from "#adapters/http-client/api-client.ts"
import { httpAccounts, httpSessions } from "#adapters/http-client/accounts.http.ts"
import { httpBookings } from "#adapters/http-client/bookings.http.ts"
import { httpManagedBookings } from "#adapters/http-client/managed-bookings.http.ts"
import { httpPasskeys } from "#adapters/http-client/passkeys.http.ts"
import { httpIdentity } from "#adapters/http-client/google.http.ts"
import { httpInquiries } from "#adapters/http-client/inquiries.http.ts"
import { httpMessages } from "#adapters/http-client/messages.http.ts"
import { httpReviews } from "#adapters/http-client/reviews.http.ts"
import { httpProperties } from "#adapters/http-client/properties.http.ts"
import {
  httpProfiles,
  httpShortlists,
  httpVerifications,
} from "#adapters/http-client/profiles.http.ts"
import type { Accounts } from "#core/account/accounts.port.ts"
import type { OutsideIdentity } from "#core/account/identity.port.ts"
import type { Passkeys } from "#core/account/passkeys.port.ts"
import type { Profiles } from "#core/account/profiles.port.ts"
import type { Sessions } from "#core/account/sessions.port.ts"
import type { Shortlists } from "#core/account/shortlists.port.ts"
import type { Verifications } from "#core/account/verifications.port.ts"
import type { Bookings } from "#core/booking/bookings.port.ts"
import type { BookingId } from "#core/booking/booking-view.ts"
import type { LinkToken } from "#core/booking/booking-link.ts"
import type { HoldLimits } from "#core/front-desk/hold-limits.rules.ts"
import type { Letter } from "#core/front-desk/letter.ts"
import type { ManagedBookings } from "#core/managing/managed-bookings.port.ts"
import type { StockedProperty } from "#core/inventory/inventory-keeper.port.ts"
import type { AccountLetter } from "#core/mail/account-letter.ts"
import { Slug } from "#core/property/property.ts"
import type { Restriction } from "#core/property/restriction.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import type { Inquiries } from "#core/contact/inquiries.port.ts"
import type { Messages } from "#core/messages/messages.port.ts"
import type { Reviews } from "#core/reviews/reviews.port.ts"
import type { ReplyToken } from "#core/messages/reply-token.ts"
import type { Properties } from "#core/search/properties.port.ts"
import { aChildrenPolicy } from "#fixtures/builders/a-children-policy.ts"
import { aGuestHouse, tanjungKinds, tanjungRooms } from "#fixtures/builders/a-guest-house.ts"
import { aBreakfastPlan, aPlan, aSaver } from "#fixtures/builders/a-plan.ts"
import { aProperty, sellingTerms } from "#fixtures/builders/a-property.ts"
import { someContacts } from "#fixtures/builders/some-contacts.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { aRoomChoice, aStayRequest, day, stayDates } from "#fixtures/builders/a-stay.ts"
import type { ScriptedIdentity } from "#fixtures/doubles/identity-provider.in-memory.ts"
import { Effect } from "effect"

/** One browser with its cookies, and the ports as its pages meet them. */
export type Guest = {
  readonly accounts: Accounts
  readonly sessions: Sessions
  readonly identity: OutsideIdentity
  readonly passkeys: Passkeys
  readonly profiles: Profiles
  readonly shortlists: Shortlists
  readonly verifications: Verifications
  /** The cookies that the browser has, by name. */
  readonly jar: Map<string, string>
  readonly bookings: Bookings
  readonly managed: ManagedBookings
  readonly inquiries: Inquiries
  readonly messages: Messages
  readonly reviews: Reviews
  readonly properties: Properties
}

/** A running keeper of the whole API, with its surroundings in hand. */
export interface World {
  /** What is behind every guest's browser. */
  readonly answer: (request: Request) => Promise<Response>
  /** Somebody who was never here. */
  readonly guest: () => Guest
  /** What the outside service says of its guest. */
  readonly outside: Pick<ScriptedIdentity, "says" | "falls">
  readonly forward: (milliseconds: number) => void
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** What the card form of the provider does with the secret it was given. */
  readonly acceptCard: (clientSecret: string) => Promise<void>
  readonly declineCard: (clientSecret: string) => Promise<void>
  /** The provider took a payment, and tells twice that the card's bank has it back for good. */
  readonly loseDispute: (clientSecret: string) => Promise<void>
  /** The due work of bookings is done. */
  readonly doJobs: () => Promise<void>
  /** What was just written to the guest of a booking. */
  readonly letterTo: (booking: BookingId) => Promise<Letter>
  /** The link in a letter that was just mailed to the guest of a booking. */
  readonly mailedLink: (booking: BookingId) => Promise<LinkToken>
  /** The secret in a letter to the property of a booking. */
  readonly replyToken: (booking: BookingId) => Promise<ReplyToken>
  /** The stay of a booking is over, and was had. */
  readonly endStay: (booking: BookingId) => Promise<void>
  /** An operator takes a property off sale. */
  readonly withdraw: (property: Slug) => Promise<void>
  /** The letters about accounts that were written, the newest first. */
  readonly letters: () => ReadonlyArray<AccountLetter>
  readonly close: () => Promise<void>
}

/**
 * Opens a world in which it is 21 November 2026 and nothing is booked, with a stock, and with the
 * usual limits of holds unless others are given.
 */
export type OpenWorld = (
  stock: ReadonlyArray<StockedProperty>,
  holdLimits?: HoldLimits,
) => Promise<World>

/** A weekend in March on which stays in the Springwater have three nights and begin before Saturday. */
const restrictions: ReadonlyArray<Restriction> = [
  { from: day("2027-03-12"), until: day("2027-03-13"), minNights: 3 },
  { from: day("2027-03-01"), until: day("2027-03-31"), weekdays: ["sat"], closedToArrival: true },
]

/** The night of Rumah Tanjung for which Airbnb sold its suite and all doubles but one. */
export const AIRBNBS_NIGHT = day("2026-12-12")

const { double, family, suite, house } = tanjungRooms

/** The weekend of Rumah Tanjung whose stays under the saver's terms have three nights. */
export const SAVERS_WEEKEND = stayDates("2027-03-19", "2027-03-21")

const saversWeekend = { from: SAVERS_WEEKEND.checkIn, until: day("2027-03-20") }

/** Rumah Tanjung, by the room and as a whole, with plans, prices for children, and what Airbnb sold. */
const guestHouse: StockedProperty = {
  property: aGuestHouse({
    destination: "george-town",
    region: "penang",
    featured: false,
    children: aChildrenPolicy(),
    rooms: [
      {
        ...double,
        plans: [
          aPlan(),
          aSaver({ restrictions: [{ ...saversWeekend, minNights: 3 }] }),
          aBreakfastPlan(),
        ],
      },
      { ...family, maxAdults: 2, maxChildren: 1, maxGuests: 3 },
      suite,
      house,
    ],
  }),
  exceptions: [],
  contacts: someContacts({ email: "owner@tanjung.example" }),
  blocks: [
    {
      source: "Airbnb",
      blocks: [
        { kind: tanjungKinds.double, date: AIRBNBS_NIGHT, count: 7, reference: "", note: "" },
        { kind: tanjungKinds.suite, date: AIRBNBS_NIGHT, count: 1, reference: "", note: "" },
      ],
    },
  ],
}

/** The Springwater with its three studios, the Long House with rooms for everybody, and Rumah Tanjung. */
export const contractStock: ReadonlyArray<StockedProperty> = [
  { property: aProperty({ restrictions }), exceptions: [], contacts: someContacts() },
  {
    property: aProperty({
      slug: Slug.make("the-long-house"),
      name: { en: "The Long House", bm: "Rumah Panjang", cn: "长屋" },
      terms: sellingTerms({ payAtProperty: false }),
      rooms: [aRoomType({ id: RoomTypeId.make("long-house-room"), units: 20 })],
    }),
    exceptions: [],
  },
  guestHouse,
]

/** The same weekend in the Long House. */
export const aLongHouseStay = () =>
  aStayRequest({
    property: Slug.make("the-long-house"),
    rooms: [aRoomChoice({ roomType: RoomTypeId.make("long-house-room") })],
  })

/** A browser that keeps its cookies and asks whoever answers. */
export const aBrowser = (answer: (request: Request) => Promise<Response>): Guest => {
  const jar = new Map<string, string>()
  const fetch = async (address: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers)
    if (jar.size > 0)
      headers.set("cookie", [...jar].map(([name, value]) => `${name}=${value}`).join("; "))
    const response = await answer(new Request(address, { ...init, headers }))
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ""] = cookie.split(";")
      const at = pair.indexOf("=")
      jar.set(pair.slice(0, at), pair.slice(at + 1))
    }
    return response
  }
  const ask = apiClient({ baseUrl: "http://stays.test", fetch })
  return {
    jar,
    accounts: httpAccounts(ask),
    sessions: httpSessions(ask),
    identity: httpIdentity(ask),
    passkeys: httpPasskeys(ask),
    profiles: httpProfiles(ask),
    shortlists: httpShortlists(ask),
    verifications: httpVerifications(ask),
    bookings: httpBookings(ask),
    managed: httpManagedBookings(ask),
    inquiries: httpInquiries(ask),
    messages: httpMessages(ask),
    reviews: httpReviews(ask),
    properties: httpProperties(ask),
  }
}

let keysMade = 0

/** A key that names a new request. */
export const aKey = (): string => `request-${(keysMade += 1).toString().padStart(8, "0")}`

export const resultOf = <A, E>(effect: Effect.Effect<A, E>): Promise<A> => Effect.runPromise(effect)

/** The failure of what was asked; a success is none. */
export const refusal = <A, E>(effect: Effect.Effect<A, E>): Promise<E> =>
  Effect.runPromise(Effect.flip(effect))

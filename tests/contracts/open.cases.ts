import { guestDetails } from "#fixtures/builders/a-guest.ts"
import { aStayRequest } from "#fixtures/builders/a-stay.ts"
import { aGivenPasskey } from "#fixtures/builders/a-passkey.ts"
import { anInquiry, aPdf } from "#fixtures/builders/an-inquiry.ts"
import { aRegistration, PASSWORD } from "./accounts.steps.ts"
import type { RightCall } from "./access.cases.ts"

/** What a call brings besides who makes it. */
export type OpenCall = Pick<RightCall, "params" | "body" | "file"> & {
  readonly query?: Readonly<Record<string, string>>
}

const ID = "0123456789abcdefghjkmnpqrs"
const LINK = ID + ID
const email = "aisyah.tan@example.com"
const dates = { checkIn: "2026-12-04", checkOut: "2026-12-06" }

/** Calls that anybody may make, each so that its texts can be read. */
export const openCalls: Readonly<Record<string, OpenCall>> = {
  suggest: { params: {}, query: { text: "Ipoh" } },
  search: {
    params: {},
    query: {
      ...dates,
      where: "ipoh",
      flex: "2",
      stars: "4,5",
      minPrice: "10",
      maxPrice: "900.50",
      amenities: "pool",
      roomAmenities: "kitchen",
      kinds: "hotel",
      condoTypes: "studio",
    },
  },
  open: { params: { slug: "the-springwater" }, query: dates },
  listed: { params: {}, query: { ...dates, stays: "the-springwater" } },
  calendar: {
    params: { slug: "the-springwater" },
    query: { from: dates.checkIn, until: dates.checkOut },
  },
  placeNights: {
    params: {},
    query: { where: "ipoh", from: dates.checkIn, until: dates.checkOut },
  },
  readReviews: { params: { slug: "the-springwater" }, query: { page: "1" } },
  reportReview: { params: { review: ID }, body: { reason: "insults" } },
  quote: { params: {}, body: aStayRequest() },
  hold: { params: {}, body: { stay: aStayRequest(), total: 1 } },
  find: { params: { id: ID } },
  settle: { params: { id: ID }, body: {} },
  findByCode: { params: {}, body: { code: "ABCDE-12345" } },
  mailLink: { params: {}, body: { code: "ABCDE-12345", email } },
  attach: { params: {}, query: { name: "bill.pdf" }, file: aPdf() },
  sendInquiry: {
    params: {},
    body: anInquiry({ attachments: ["0123456789ABCDEFGHJKMNPQRS" as never] }),
  },
  register: { params: {}, body: aRegistration({ email: "wei@example.com" }) },
  signIn: { params: {}, body: { email, password: PASSWORD } },
  beginPasskeySignIn: { params: {}, body: { step: "first" } },
  signInWithPasskey: { params: {}, body: aGivenPasskey() },
  giveCode: { params: {}, body: { code: "492039" } },
  askForReset: { params: {}, body: { email } },
  resetPassword: {
    params: {},
    body: {
      link: LINK,
      password: "teh tarik kurang manis",
      confirmPassword: "teh tarik kurang manis",
    },
  },
  startGoogle: { params: {}, body: { redirect: "/profile" } },
  finishGoogle: { params: {}, body: { code: "code", state: LINK, way: "address" } },
  linkGoogle: { params: {}, body: { password: PASSWORD } },
  mailCode: { params: { id: ID }, body: {} },
  proveAddress: { params: { id: ID }, body: { code: "123456" } },
  giveDetails: { params: { id: ID }, body: guestDetails() },
}

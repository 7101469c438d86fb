import type { Sen } from "#core/money/sen.ts"
import { BookingId } from "#core/booking/booking-view.ts"
import { aReviewDraft } from "#fixtures/builders/a-review.ts"
import { guestDetails } from "#fixtures/builders/a-guest.ts"
import { typedProfile } from "#fixtures/builders/an-account.ts"
import { softwareAuthenticator } from "#tests/support/software-authenticator.ts"
import { aPicture } from "./accounts.keeping.ts"
import { appCode, aRegistered, aSecondFactor, linkOf, ORIGIN, PASSWORD } from "./accounts.steps.ts"
import { aConfirmedStay, aReadyBooking } from "./bookings.steps.ts"
import { threeNights } from "./managing.steps.ts"
import { aKey, resultOf, type Guest, type World } from "./world.ts"

/** A call that is right in everything: what it names exists, and its body can be read. */
export interface RightCall {
  readonly owner: Guest
  readonly params: Readonly<Record<string, string>>
  /** Parameters of the same form that name nothing. */
  readonly nothing: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly file?: Uint8Array
}

/** What has to be there before the call can be made. */
type Prepared = (world: World) => Promise<RightCall>

const NOBODYS_ID = "0123456789abcdefghjkmnpqrs"

const named = (owner: Guest, id: string, body?: unknown): RightCall => ({
  owner,
  params: { id },
  nothing: { id: NOBODYS_ID },
  ...(body !== undefined && { body }),
})

const stayOf =
  (
    bodyFor: (owner: Guest, booking: Awaited<ReturnType<typeof aConfirmedStay>>) => unknown,
  ): Prepared =>
  async (world) => {
    const owner = await aRegistered(world)
    const booking = await aConfirmedStay(owner)
    return named(owner, booking.id, await bodyFor(owner, booking))
  }

const holdOf =
  (bodyFor: (total: Sen) => unknown): Prepared =>
  async (world) => {
    const owner = await aRegistered(world)
    const { id, quote } = await aReadyBooking(owner)
    return named(owner, id, bodyFor(quote.total))
  }

const replyTo =
  (bodyFor: () => unknown): Prepared =>
  async (world) => {
    const owner = await aRegistered(world)
    const { id } = await aConfirmedStay(owner)
    const body = bodyFor()
    return {
      owner,
      params: { link: await world.replyToken(id) },
      nothing: { link: `${NOBODYS_ID}-${NOBODYS_ID}` },
      ...(body !== undefined && { body }),
    }
  }

/** Calls that name something of one guest, each as its owner may make it. */
export const namingCalls: Readonly<Record<string, Prepared>> = {
  giveDetails: holdOf(() => guestDetails({ specialRequests: "A cot, please" })),
  pay: holdOf((total) => ({ method: "payAtProperty", total })),
  leave: holdOf(() => ({})),
  extend: holdOf(() => ({})),
  mailCode: holdOf(() => ({})),
  proveAddress: async (world) => {
    const owner = await aRegistered(world)
    const { id } = await aReadyBooking(owner)
    await resultOf(owner.bookings.mailCode(id, aKey()))
    return named(owner, id, { code: world.letters()[0]?.code })
  },
  openOwn: stayOf(() => undefined),
  cancel: stayOf(() => ({ refund: 0, link: null })),
  quoteChange: stayOf(() => ({ change: threeNights, link: null })),
  change: stayOf(async ({ managed }, { id }) => {
    const { quote } = await resultOf(managed.quoteChange({ id, link: null }, threeNights))
    return { change: threeNights, total: quote.total, link: null }
  }),
  settleChange: stayOf(() => ({ link: null })),
  leaveChange: stayOf(() => ({ link: null })),
  openMessages: stayOf(() => undefined),
  writeMessage: stayOf(() => ({ link: null, text: "Is there a kettle?" })),
  openReview: stayOf(() => undefined),
  writeReview: async (world) => {
    const right = await stayOf(() => ({ link: null, draft: aReviewDraft() }))(world)
    await world.endStay(BookingId.make(right.params["id"] ?? ""))
    return right
  },
  openReplies: replyTo(() => undefined),
  writeReply: replyTo(() => ({ text: "There is." })),
  openByLink: async (world) => {
    const owner = await aRegistered(world)
    const { id } = await aConfirmedStay(owner)
    return {
      owner,
      params: { link: await world.mailedLink(id) },
      nothing: { link: `${NOBODYS_ID}-${NOBODYS_ID}` },
    }
  },
  endSession: async (world) => {
    const owner = await aRegistered(world)
    const [session] = await resultOf(owner.sessions.list())
    return named(owner, session?.id ?? "")
  },
}

const own =
  (call: Partial<RightCall> = {}): Prepared =>
  async (world) => ({ owner: await aRegistered(world), params: {}, nothing: {}, ...call })

/** Calls that need nothing but to be signed in. */
export const ownCalls: Readonly<Record<string, Prepared>> = {
  mine: own(),
  confirm: own({ body: { password: PASSWORD } }),
  changePassword: own({
    body: {
      currentPassword: PASSWORD,
      password: "teh tarik kurang manis",
      confirmPassword: "teh tarik kurang manis",
    },
  }),
  changeEmail: own({ body: { email: "new@example.com" } }),
  beginSecondFactor: own(),
  confirmSecondFactor: async (world) => {
    const owner = await aRegistered(world)
    const { secret } = await resultOf(owner.accounts.beginSecondFactor())
    return { owner, params: {}, nothing: {}, body: { code: appCode(world, secret) } }
  },
  removeSecondFactor: async (world) => {
    const owner = await aRegistered(world)
    const { codes } = await aSecondFactor(world, owner)
    return { owner, params: {}, nothing: {}, body: { password: PASSWORD, code: codes[0] } }
  },
  beginPasskey: own(),
  addPasskey: async (world) => {
    const owner = await aRegistered(world)
    const creation = await resultOf(owner.passkeys.beginAdding())
    const body = softwareAuthenticator(ORIGIN).make(creation)
    return { owner, params: {}, nothing: {}, body }
  },
  renamePasskey: own({ body: { id: "cGFzc2tleQ", name: "My phone" } }),
  removePasskey: own({ body: { id: "cGFzc2tleQ" } }),
  resendProof: own(),
  proveEmail: async (world) => ({
    ...(await own()(world)),
    body: { link: linkOf(world, "welcome") },
  }),
  myRecords: own(),
  deleteAccount: own(),
  listSessions: own(),
  endAllSessions: own(),
  readProfile: own(),
  saveProfile: own({ body: typedProfile() }),
  savePreferences: own({ body: { language: "bm", theme: "dark" } }),
  joinShortlist: own({
    body: { marks: [{ slug: "the-springwater", saved: true, at: 1 }] },
  }),
  setPicture: own({ file: aPicture }),
  removePicture: own(),
  removeCard: own(),
  readVerification: own(),
  setVerificationPicture: own({ params: { part: "selfie" }, file: aPicture }),
  submitVerification: async (world) => {
    const owner = await aRegistered(world)
    await resultOf(owner.verifications.setPicture("document", aPicture))
    await resultOf(owner.verifications.setPicture("selfie", aPicture))
    const body = {
      nationality: "MY",
      identityNumber: "900402-14-1234",
      dateOfBirth: "1990-04-02",
    }
    return { owner, params: {}, nothing: {}, body }
  },
}

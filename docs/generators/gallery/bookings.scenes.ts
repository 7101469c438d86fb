import { cards } from "#tests/journeys/steps/checking-out.ts"
import { button, dialog, follows, heading, on, presses, scene, types, words } from "./looks.ts"
import { isSignedOutElsewhere, joins } from "./members.ts"
import type { Scenes, Sitter } from "./scene.ts"

const LINK_EMAIL = "aisyah.tan@example.com"

const opensList = (guest: Sitter) => joins(guest, "/account/bookings")

/** The page of a booking that was just confirmed, in the account of its guest. */
export const ownBooking = ({ page }: Sitter): string =>
  `/account/booking/${new URL(page.url()).searchParams.get("booking")}`

/** Books with an account; answers with the booking's address in it. */
const books = async (guest: Sitter): Promise<string> => {
  await joins(guest, guest.stay.checkoutPath)
  await guest.seesForm()
  await guest.introducesThemselves()
  await guest.givesCard(cards.good)
  await guest.books()
  await guest.readsCode()
  return ownBooking(guest)
}

export const myBookingsScenes: Scenes = {
  loading: on("waiting-for-bookings", opensList, heading("bookings.title")),
  listed: scene(
    async (guest) => {
      await books(guest)
      await follows(guest, "/account/bookings")
    },
    ({ page }) => page.getByRole("article").first(),
  ),
  empty: scene(opensList, words("bookings.empty")),
  unreachable: on("bookings-cut-off", opensList, words("error.unreachable")),
  signedOut: scene(async (guest) => {
    await joins(guest)
    await isSignedOutElsewhere(guest)
    await follows(guest, "/account/bookings")
  }, heading("login.title")),
}

const asksForLink = async (guest: Sitter) => {
  await guest.goesTo(guest.stay.checkoutPath)
  await guest.seesForm()
  await guest.introducesThemselves()
  await guest.givesCard(cards.good)
  await guest.books()
  await guest.readsCode()
  await guest.the("link", guest.say("booking.view")).click()
}

const isMailed = async (guest: Sitter) => {
  await asksForLink(guest)
  await types(guest, "checkout.email", LINK_EMAIL)
  await presses(guest, "booking.manage.action")
}

export const linkRequestScenes: Scenes = {
  asking: scene(asksForLink, button("booking.manage.action")),
  mailing: on("waiting-for-link", isMailed, words("booking.manage.mailing")),
  mailed: scene(isMailed, words("booking.manage.mailed", { email: LINK_EMAIL })),
  slowed: on("link-slowed", isMailed, words("booking.manage.slowed", { count: 1 })),
  unreachable: on("link-cut-off", isMailed, words("booking.manage.unreachable")),
}

const manages = async (guest: Sitter) => follows(guest, await books(guest))

const considers = async (guest: Sitter) => {
  await manages(guest)
  await presses(guest, "manage.cancel")
}

const cancels = async (guest: Sitter) => {
  await considers(guest)
  await presses(guest, "manage.cancel.confirm")
}

const choosesStay = async (guest: Sitter) => {
  await manages(guest)
  await presses(guest, "manage.change")
}

/** One night more. */
const asksPrice = async (guest: Sitter) => {
  await choosesStay(guest)
  const asking = dialog("manage.change")(guest)
  await asking.locator("summary", { hasText: guest.say("search.dates") }).click()
  await asking
    .getByLabel(guest.say("search.checkOut"), { exact: true })
    .fill(guest.stay.laterCheckOut)
  await presses(guest, "checkout.edit.ask")
}

const accepts = async (guest: Sitter) => {
  await asksPrice(guest)
  await guest.page.getByRole("dialog").getByRole("status").getByRole("button").click()
}

const pays = async (guest: Sitter, card: string = cards.good) => {
  await accepts(guest)
  const asking = guest.page.getByRole("dialog")
  const field = (key: Parameters<typeof guest.say>[0]) =>
    asking.getByRole("textbox", { name: guest.say(key) })
  await field("checkout.card.number").fill(card)
  await field("checkout.card.expiry").fill("12/34")
  await field("checkout.card.cvc").fill("123")
  await field("checkout.card.holder").fill("AISYAH TAN")
  await presses(guest, "manage.pay.action")
}

const paysWell = (guest: Sitter) => pays(guest)

const waitsForMoney = words("manage.pay.settling")

export const manageBookingScenes: Scenes = {
  opening: on("waiting-for-own-booking", manages, words("page.loading")),
  missing: scene(
    (guest) => joins(guest, `/account/booking/${"0".repeat(26)}`),
    heading("booking.notFound"),
  ),
  lostContact: on("own-booking-cut-off", manages, words("error.unreachable")),
  standing: scene(manages, button("manage.change")),
  considering: scene(considers, button("manage.cancel.confirm")),
  cancelling: on("waiting-for-cancellation", cancels, button("manage.cancelling")),
  refundChanged: on("refund-changed", cancels, words("manage.refundChanged")),
  cancelUnclear: on("cancellation-cut-off", cancels, words("manage.cancelUnclear")),
  obstructed: on("stay-started", cancels, words("manage.obstacle.stayStarted")),
  cancelled: scene(cancels, words("booking.status.cancelled")),
  choosing: scene(choosesStay, button("checkout.edit.ask")),
  pricing: on("waiting-for-new-price", asksPrice, button("checkout.edit.asking")),
  priced: scene(asksPrice, words("manage.balance.pay")),
  changeRefused: on("change-refused", asksPrice, words("issue.StayTooLong")),
  soldOut: on("change-sold-out", asksPrice, words("manage.change.soldOut")),
  priceUnclear: on("new-price-cut-off", asksPrice, words("manage.change.unreachable")),
  changing: on("waiting-for-change", accepts, button("manage.changing")),
  changeUnclear: on("change-cut-off", accepts, words("manage.changeUnclear")),
  askingCard: scene(accepts, button("manage.pay.action")),
  confirmingCard: on("waiting-for-second-card", paysWell, waitsForMoney),
  settling: on("waiting-for-change-money", paysWell, waitsForMoney),
  // It takes turns with asking, and ends: the pictures of one language are taken quickly enough.
  verifying: { ...on("change-bank-silent", paysWell, waitsForMoney), anew: true },
  uncertain: on("change-bank-silent", paysWell, words("manage.pay.uncertain")),
  leaving: on(
    "waiting-for-change-given-up",
    async (guest) => {
      await accepts(guest)
      await button("manage.pay.action")(guest).waitFor()
      await presses(guest, "manage.pay.leave")
    },
    waitsForMoney,
  ),
  changed: scene(paysWell, words("manage.changed")),
  changeFailed: scene(
    (guest) => pays(guest, cards.declined),
    words("manage.changeFailed.declined"),
  ),
}

const writes = async (guest: Sitter) => {
  await manages(guest)
  // The page of the confirmation, which was there before, has such a form too.
  await heading("manage.title")(guest).waitFor()
  await types(guest, "messages.field", "Is there a kettle?")
}

const sends = async (guest: Sitter) => {
  await writes(guest)
  await presses(guest, "messages.send")
}

export const conversationScenes: Scenes = {
  lostContact: on("messages-cut-off", manages, words("error.unreachable")),
  writing: scene(writes, button("messages.send")),
  sending: on("waiting-for-message", sends, button("messages.sending")),
  sent: scene(sends, words("messages.sent")),
  slowed: on("message-slowed", sends, words("messages.slowed", { count: 10 })),
  failed: on("message-cut-off", sends, words("messages.failed")),
}

const opensReview = async (guest: Sitter) => {
  const booking = (await books(guest)).split("/").at(-1) ?? ""
  await follows(guest, `/booking/review?booking=${booking}`)
}

const writesReview = async (guest: Sitter) => {
  await opensReview(guest)
  await button("review.send")(guest).waitFor()
  for (const mark of await guest.page.locator('input[type="radio"][value="4"]').all())
    await mark.check({ force: true })
  await types(guest, "review.text", "Quiet, clean, and five minutes to the best laksa.")
}

const sendsReview = async (guest: Sitter) => {
  await writesReview(guest)
  await presses(guest, "review.send")
}

export const reviewScenes: Scenes = {
  opening: on("waiting-for-review", opensReview, words("page.loading")),
  missing: scene(
    (guest) => joins(guest, `/booking/review?booking=${"0".repeat(26)}`),
    heading("review.missing"),
  ),
  lostContact: on("review-cut-off", opensReview, words("error.unreachable")),
  closed: scene(opensReview, words("review.early")),
  written: on("stay-reviewed", opensReview, words("review.written")),
  "writing.ready": on("stay-over", writesReview, button("review.send")),
  "writing.slowed": on("review-slowed", sendsReview, words("review.slowed", { count: 10 })),
  "writing.failed": on("review-not-sent", sendsReview, words("review.failed")),
  sending: on("review-not-answered", sendsReview, button("review.sending")),
  sent: on("stay-over", sendsReview, words("review.sent")),
}

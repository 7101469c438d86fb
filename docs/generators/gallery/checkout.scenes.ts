import type { FaultScenarioName } from "#adapters/fault-injection/faults.table.ts"
import { cards } from "#tests/journeys/steps/checking-out.ts"
import { button, heading, words, wordsCountingDown } from "./looks.ts"
import type { Scene, Scenes, Sitter } from "./scene.ts"

const arrives = (guest: Sitter) => guest.goesTo(guest.stay.checkoutPath)

const fills = async (guest: Sitter, card: string = cards.good) => {
  await arrives(guest)
  await guest.seesForm()
  await guest.introducesThemselves()
  await guest.givesCard(card)
}

const presses = async (guest: Sitter) => {
  await fills(guest)
  await guest.books()
}

const reloads = async (guest: Sitter, scenario: FaultScenarioName) => {
  await arrives(guest)
  await guest.seesForm()
  await guest.goesTo(`${guest.stay.checkoutPath}&fault=${scenario}`)
}

const onArrival = (on: FaultScenarioName, sees: Scene["sees"]): Scene => ({
  on,
  comes: arrives,
  sees,
})
const onPress = (on: FaultScenarioName, sees: Scene["sees"]): Scene => ({
  on,
  comes: presses,
  sees,
})

const asksForCode = async (guest: Sitter) => {
  await guest.goesTo(guest.stay.arrivalCheckoutPath)
  await guest.seesForm()
  await guest.introducesThemselves()
  await guest.choosesToPayAtProperty()
  await guest.books()
  await guest.the("button", guest.say("checkout.code.send")).click()
}

const typesCode = async (guest: Sitter) => {
  await asksForCode(guest)
  await guest.page.getByLabel(guest.say("checkout.code.label"), { exact: true }).fill("123456")
  await guest.the("button", guest.say("checkout.code.submit")).click()
}

/** How a guest comes into every state of the checkout that lasts. */
export const checkoutScenes: Scenes = {
  nothingChosen: {
    comes: (guest) => guest.goesTo("/booking/new"),
    sees: heading("checkout.nothingChosen"),
  },
  givingUpOther: {
    comes: async (guest) => {
      await arrives(guest)
      await guest.seesForm()
      await guest.goesTo(`${guest.stay.anotherCheckoutPath}&fault=waiting-for-release`)
    },
    sees: words("checkout.state.holding"),
  },
  holding: onArrival("waiting-for-hold", words("checkout.state.holding")),
  holdUnclear: onArrival("hold-unanswered", heading("checkout.holdUnclear")),
  soldOut: onArrival("sold-out", heading("checkout.soldOut")),
  priceChanged: onArrival("price-changed", heading("checkout.priceChanged")),
  tooManyHolds: onArrival("too-many-holds", heading("checkout.tooManyHolds")),
  holdLimited: onArrival("hold-limited", heading("checkout.holdLimited")),
  stayRefused: onArrival("stay-refused", heading("checkout.stayRefused")),
  returning: {
    comes: (guest) => reloads(guest, "waiting-for-booking"),
    sees: words("checkout.state.returning"),
  },
  lostContact: {
    comes: (guest) => reloads(guest, "lost-contact"),
    sees: heading("checkout.lostContact"),
  },
  filling: { comes: (guest) => fills(guest), sees: button("checkout.book") },
  givingDetails: onPress("waiting-for-details", words("checkout.state.givingDetails")),
  mailingCode: {
    on: "waiting-for-mailed-code",
    comes: asksForCode,
    sees: words("checkout.state.mailingCode"),
  },
  codeOnItsWay: {
    on: "address-needed",
    comes: asksForCode,
    sees: wordsCountingDown("checkout.code.againLater"),
    // It lasts a minute: the pictures of one language are taken quickly enough.
    anew: true,
  },
  typingCode: { on: "mailed-code-again", comes: asksForCode, sees: button("checkout.code.again") },
  checkingCode: {
    on: "waiting-for-mailed-proof",
    comes: typesCode,
    sees: button("checkout.state.checkingCode"),
  },
  paying: onPress("waiting-for-payment", words("checkout.state.paying")),
  paymentUnclear: onPress("payment-unavailable", words("checkout.paymentUnclear")),
  confirmingCard: onPress("waiting-for-card", words("checkout.state.confirmingCard")),
  settling: onPress("waiting-for-bank", words("checkout.state.settling")),
  // It takes turns with asking, and ends: the pictures of one language are taken quickly enough.
  verifying: { ...onPress("bank-silent", words("checkout.state.verifying")), anew: true },
  uncertain: onPress("bank-silent", words("checkout.uncertain")),
  holdOver: onArrival("hold-expired", heading("checkout.holdOver")),
  leaving: {
    on: "waiting-for-release",
    comes: async (guest) => {
      await arrives(guest)
      await guest.seesForm()
      await guest.the("button", guest.say("checkout.back")).click()
    },
    sees: words("checkout.state.leaving"),
  },
  left: {
    comes: async (guest) => {
      await arrives(guest)
      await guest.seesForm()
      await guest.the("button", guest.say("checkout.back")).click()
    },
    sees: heading("property.rooms"),
  },
  confirmed: { comes: presses, sees: heading("booking.title.confirmed") },
  failed: onPress("tries-used-up", heading("booking.title.failed")),
}

/** How a guest comes into every state of a card that is being confirmed. */
export const cardConfirmationScenes: Scenes = {
  confirming: onPress("waiting-for-card", words("checkout.state.confirmingCard")),
  challenged: {
    comes: async (guest) => {
      await fills(guest, cards.asksTheBank)
      await guest.books()
      await guest.page.frameLocator("iframe").getByRole("button").first().waitFor()
    },
    sees: ({ the, say }) => the("dialog", say("checkout.challenge")),
    anew: true,
  },
}

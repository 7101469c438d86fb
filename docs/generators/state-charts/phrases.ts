import { readableGuard, readable } from "./words.ts"

/** Every condition of the machines, as the end of a sentence that begins with “if”. */
export const conditions: Readonly<Record<string, string>> = {
  isZoomedIn: "the picture is enlarged",
  hasNoDates: "no dates are chosen",
  hasNoRooms: "no room is free",
  canBeReserved: "the chosen rooms can be reserved as they are",
  holdsAnotherStay: "rooms of another stay are still held",
  hasBooking: "a booking is known",
  hasWanted: "a stay was chosen",
  holdFailedWith: "the rooms were refused for this reason",
  stands: "this is how it stands",
  needsAddressProof: "the address has to be proved first",
  hasCardOrder: "the provider has been asked to expect a card",
  goesOnWithOtherCard: "another card was chosen and the total is still the one that was shown",
  goesOnWithCard: "a card was typed and the total is still the one that was shown",
  pressFailedWith: "Book Now was stopped for this reason",
  priceIsAsPressed: "the total is the one with which Book Now was pressed",
  codeFailedWith: "the code was stopped for this reason",
  hasCodeMailed: "a code was mailed before",
  paysByCard: "the stay is paid by card now",
  mayPollAgain: "it has not been asked too often",
  isChallenge: "the bank wants to ask the guest",
  canPay: "the hold is not over and attempts are left",
  canPayAtProperty: "the hold is not over and the property offers it",
  isHoldOver: "the hold is over",
  isExtendable: "the hold may still be extended",
  extensionFailedWith: "the extension was stopped for this reason",
  areNightsFree: "the nights are free",
  isCaptured: "the money has been taken already",
  isCardFormClosed: "nobody was given a form to pay with",
  isRefundDue: "money is to be given back",
  canTakeNightsAgain: "the nights are free again and the payment is not called off",
  isCalledOff: "the payment is called off already",
  hasIssues: "something in the form is wrong",
  isWritten: "a review has been written",
  isOpen: "it is still open",
  hasNone: "there are none",
  waitsForMoney: "a change waits for its money",
  hasFailed: "it came to nothing",
  isSignedIn: "the guest is logged in",
  comesFromGoogle: "the guest comes back from Google",
  hasLink: "the address has the mailed link in it",
  areFilesMissing: "a picture is missing",
  mayNotGo: "the file cannot be sent",
  isThere: "the file is with the server",
  isAnotherLanguage: "it is another language",
  isHidden: "nobody looks at the tab",
}

/** Every act of the machines, as a sentence without its subject. */
export const acts: Readonly<Record<string, string>> = {
  turn: "shows the next picture",
  remember: "keeps what was heard",
  zoomTo: "enlarges the picture",
  keepBooking: "keeps the booking that came",
  beginRequest: "begins another request with a key of its own",
  type: "keeps what was typed",
  typeCard: "keeps which fields of the card are typed",
  laySpentKeyAside: "lays the used key aside",
  requestStay: "asks for this stay",
  noteIssues: "says beside each field what is wrong",
  notePress: "keeps the form with which Book Now was pressed",
  pressAnew: "asks with a new key",
  noteCodeTrouble: "says why the code was not taken",
  noteTypedCode: "keeps the typed code",
  forgetCode: "forgets the code",
  forgetPayment: "forgets the payment",
  askAnew: "counts the questions from the beginning",
  noteAnswer: "keeps the bank’s answer",
  noteAbandoned: "notes that the guest gave up",
  askProvider: "asks the payment provider",
  giveCode: "gives the booking its confirmation number",
  planStay: "plans the beginning and the end of the stay",
  sendConfirmation: "mails the confirmation",
  releaseNights: "gives the nights back",
  endHoldLater: "lets the hold end later",
  noteNotExtended: "says why the hold was not extended",
  enqueueCapture: "has the money taken",
  refund: "gives the money back",
  voidAuthorisation: "gives the promise of money up",
  tellOfDispute: "reports the dispute",
  sendCancellation: "mails the cancellation",
  sendChange: "mails the change",
  sendPaymentLost: "mails that the payment was lost",
  returnDeposit: "gives the deposit back",
  takeNights: "takes the nights again",
  keep: "keeps what came",
  noteText: "keeps the text",
  nameIssues: "says what is wrong",
  clear: "clears the form",
  noteMark: "keeps the rating",
  noteLanguage: "keeps the language",
  noteRefund: "shows the other refund",
  noteObstacle: "says what is in the way",
  noteWanted: "keeps what is wanted",
  noteDecline: "says why the card was declined",
  open: "shows it",
  notePasskey: "says what became of the passkey",
  noteWait: "says how long to wait",
  noteReason: "says why",
  begin: "begins",
  forget: "forgets what was kept",
  notePart: "keeps how much has been sent",
  stopChild: "stops what is under way",
  askForFiles: "asks for the missing pictures",
  keepPreferences: "keeps the choice in this browser",
  wantLanguage: "notes which language is wanted",
  forgetWanted: "forgets which language was wanted",
  addMarks: "adds the stays that were kept on this device",
  keepOnDevice: "keeps the list on this device",
  forgetOnDevice: "forgets the list that was kept on this device",
}

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** The words of a condition, with the values that it names: `holdFailedWith(SoldOut)`. */
export const conditionWords = (guard: string): string => {
  const [, name = "", values = ""] = /^(\w+)(?:\((.*)\))?$/.exec(guard) ?? []
  const known = conditions[name]
  if (known === undefined) return readableGuard(guard)
  const named = values.split(", ").filter(Boolean).map(readable).join(" or ")
  return named === "" ? known : `${known}: ${named.toLowerCase()}`
}

/** What a machine does on a step, in one sentence; empty where it does nothing. */
export const actWords = (actions: ReadonlyArray<string>): string =>
  sentence([...new Set(actions.map((name) => acts[name] ?? readable(name)))].join(", "))

/** What happened, as the beginning of a sentence: `guest.tookRooms` is “The guest took rooms”. */
export const eventWords = (event: string): string =>
  sentence(
    readable(event)
      .replace(/^(guest|writer)\./, "the $1 ")
      .replace(/^after (\d+) ms$/, "after $1 milliseconds")
      .replace(/^after until /, "once it is time: ")
      .replace(".", " "),
  )

/** How one step leads to the next: by an import, or by what stands between two processes or rooms. */
export type Way =
  | "imports"
  | "a port, bound by the container"
  | "the machine"
  | "HTTP"
  | "a due job"
  | "the provider"

export type Step = {
  readonly file: string
  /** What this file exports and the step calls. */
  readonly exports: string
  readonly says: string
  /** How it reaches the next step; null at the end. */
  readonly leadsBy: Way | null
}

/** What one press of Book Now with a card passes, from the button to the letter. Tests follow it. */
export const bookNow: ReadonlyArray<Step> = [
  {
    file: "ui/screens/checkout/BookBar.tsx",
    exports: "BookBar",
    says: "The button",
    leadsBy: "imports",
  },
  {
    file: "ui/screens/checkout/use-book-now.ts",
    exports: "useBookNow",
    says: "Sends `guest.booked` with the form as it stands",
    leadsBy: "a port, bound by the container",
  },
  {
    file: "core/checkout/checkout.actors.ts",
    exports: "checkoutWith",
    says: "The checkout machine with its actors: each calls a port and answers in the machine's events",
    leadsBy: "imports",
  },
  {
    file: "core/checkout/check-form.ts",
    exports: "checkForm",
    says: "Checks every field, and the card; the machine takes the price that stands beside the button",
    leadsBy: "the machine",
  },
  {
    file: "core/booking/bookings.port.ts",
    exports: "Bookings",
    says: "What the browser may ask about bookings, and how it can fail",
    leadsBy: "a port, bound by the container",
  },
  {
    file: "adapters/http-client/bookings.http.ts",
    exports: "httpBookings",
    says: "The port in the browser: a call of the API",
    leadsBy: "imports",
  },
  {
    file: "adapters/http-api/bookings.endpoints.ts",
    exports: "bookingsEndpoints",
    says: "The contract that both sides share",
    leadsBy: "HTTP",
  },
  {
    file: "adapters/http-server/api-server.ts",
    exports: "apiServer",
    says: "Reads the call and finds out who calls",
    leadsBy: "imports",
  },
  {
    file: "adapters/http-server/once-by-key.ts",
    exports: "togetherByKey",
    says: "A call repeated with the same idempotency key gets its first answer",
    leadsBy: "a port, bound by the container",
  },
  {
    file: "core/front-desk/front-desk.ts",
    exports: "frontDesk",
    says: "The port on the server",
    leadsBy: "imports",
  },
  {
    file: "core/front-desk/pay.ts",
    exports: "pay",
    says: "Checks price, hold and details again and writes down the try to pay, in one transaction",
    leadsBy: "imports",
  },
  {
    file: "core/front-desk/start-payment.ts",
    exports: "startPayment",
    says: "Asks the provider for a payment",
    leadsBy: "imports",
  },
  {
    file: "core/payment/payments.port.ts",
    exports: "Payments",
    says: "What core asks of a payment provider",
    leadsBy: "a port, bound by the container",
  },
  {
    file: "adapters/stripe/payments.stripe.ts",
    exports: "stripePayments",
    says: "The provider; the browser confirms the card there, with 3-D Secure where the bank asks",
    leadsBy: "the provider",
  },
  {
    file: "core/front-desk/read-notice.ts",
    exports: "readNotice",
    says: "The provider's message that money was authorised; the browser's question does the same",
    leadsBy: "imports",
  },
  {
    file: "core/front-desk/settle.ts",
    exports: "settleBy",
    says: "Compares what the provider says with the booking",
    leadsBy: "imports",
  },
  {
    file: "core/front-desk/advance-status.ts",
    exports: "advanceStatusInPlace",
    says: "Asks the booking machine for the next state and its commands",
    leadsBy: "imports",
  },
  {
    file: "core/front-desk/execute-commands.ts",
    exports: "executeCommands",
    says: "Confirms in one transaction and writes down the jobs that follow, the letter among them",
    leadsBy: "imports",
  },
  {
    file: "core/front-desk/job-orders.ts",
    exports: "mailJob",
    says: "The job of the letter",
    leadsBy: "a due job",
  },
  {
    file: "core/mail/mail-room.ts",
    exports: "sendLetters",
    says: "Takes due letters, one after the other",
    leadsBy: "imports",
  },
  {
    file: "core/mail/message-of.ts",
    exports: "messageOf",
    says: "Gathers the facts of the letter",
    leadsBy: "a port, bound by the container",
  },
  {
    file: "ui/mails/write-letter.tsx",
    exports: "writeLetter",
    says: "The letter in the guest's language",
    leadsBy: "a port, bound by the container",
  },
  {
    file: "adapters/mail/mailer.smtp.ts",
    exports: "smtpMailer",
    says: "Sends it",
    leadsBy: null,
  },
]

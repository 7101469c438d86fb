/** What Stripe is asked, as it goes over the wire. */
export type Asked = {
  readonly method: string
  readonly address: string
  readonly headers: Headers
  readonly fields: Readonly<Record<string, string>>
}

/** What Stripe answers. */
export type Answer = { readonly status?: number; readonly body: unknown }

const fieldsOf = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams(text))

/** A wire on which answers are given one after the other, the last one for ever, and calls are noted. */
export const aScriptedWire = (...answers: ReadonlyArray<Answer>) => {
  const asked: Array<Asked> = []
  const fetch = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const { status = 200, body } = answers[Math.min(asked.length, answers.length - 1)]!
    asked.push({
      method: init.method ?? "GET",
      address,
      headers: new Headers(init.headers),
      fields: fieldsOf(String(init.body ?? "")),
    })
    return Response.json(body, { status, headers: { "request-id": `req_${asked.length}` } })
  }
  const lines = () => asked.map(({ method, address }) => `${method} ${address}`)
  return { asked, lines, fetch: fetch as typeof globalThis.fetch }
}

/** A whole payment of RM 644.96, as Stripe answers. */
export const aPaymentAnswer = (changes: object = {}) => ({
  body: {
    id: "pi_1",
    object: "payment_intent",
    amount: 64496,
    amount_received: 0,
    currency: "myr",
    status: "requires_payment_method",
    client_secret: "pi_1_secret_1",
    latest_charge: null,
    last_payment_error: null,
    setup_future_usage: null,
    metadata: { booking: "b1", attempt: "1" },
    ...changes,
  },
})

/** A refusal of Stripe. */
export const aRefusal = (status: number, code: string) => ({
  status,
  body: { error: { type: "invalid_request_error", code, message: "no" } },
})

import { randomBytes } from "node:crypto"
import { stayIn } from "./race-room.ts"

/** A guest whose address and booking nobody else has, signed in. */
export interface MarkedGuest {
  readonly email: string
  readonly booking: string
  readonly cookies: string
  /** The network that the guest seems to come from. */
  readonly network: string
}

/** A network of its own, so that no limit of one network counts for another. */
export const networkOf = (number: number): string =>
  `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`

const cookiesIn = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ")

const posted = async (
  address: string,
  path: string,
  { network, cookies }: Pick<MarkedGuest, "network" | "cookies">,
  body: unknown,
): Promise<{ readonly answer: Response; readonly body: Record<string, unknown> }> => {
  const answer = await fetch(`${address}${path}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "idempotency-key": randomBytes(16).toString("hex"),
      "x-forwarded-for": network,
      cookie: cookies,
    },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${text.slice(0, 300)}`)
  return { answer, body: JSON.parse(text) as Record<string, unknown> }
}

/** Registers a guest, who holds the room that is theirs alone. */
export const aMarkedGuest = async (address: string, number: number): Promise<MarkedGuest> => {
  const network = networkOf(number)
  const email = `marked-${number}-${randomBytes(4).toString("hex")}@example.my`
  const password = randomBytes(18).toString("base64url")
  const registered = await posted(
    address,
    "/api/accounts",
    { network, cookies: "" },
    {
      firstName: "Marked",
      lastName: "Guest",
      email,
      password,
      confirmPassword: password,
      language: "en",
    },
  )
  const account = { network, cookies: cookiesIn(registered.answer) }
  const stay = stayIn(number)
  const { body: quote } = await posted(address, "/api/quotes", account, stay)
  const held = await posted(address, "/api/bookings", account, { stay, total: quote["total"] })
  const cookies = [account.cookies, cookiesIn(held.answer)].filter(Boolean).join("; ")
  return { email, booking: String(held.body["id"]), cookies, network }
}

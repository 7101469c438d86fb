import { Effect } from "effect"
import { expect, it } from "vitest"
import { guestDetails } from "#fixtures/builders/a-guest.ts"
import {
  aPasskeyOf,
  aProved,
  aRegistered,
  aSecondFactor,
  linkOf,
  PASSWORD,
} from "./accounts.steps.ts"
import { aHeldBooking, cardStepOf } from "./bookings.steps.ts"
import { aKey, resultOf, type Guest, type World } from "./world.ts"

const email = "aisyah.tan@example.com"
const googlesEmail = "nurul.hassan@example.com"

/** Browsers on which nobody is signed in book a stay each with an address, and pay by card. */
const aStayBookedWith = async (world: World, address: string, count = 1) => {
  for (let stays = 0; stays < count; stays += 1) {
    const guest = world.guest()
    const { booking, quote } = await aHeldBooking(guest)
    await resultOf(
      guest.bookings.giveDetails(booking.id, { ...guestDetails(), email: address }, aKey()),
    )
    const { clientSecret } = await cardStepOf(guest, booking.id, quote.total)
    await world.acceptCard(clientSecret)
    await resultOf(guest.bookings.settle(booking.id, aKey()))
  }
}

const staysOf = async ({ managed }: Guest): Promise<number> =>
  (await resultOf(managed.mine())).upcoming.length

const signedInWithGoogle = async ({ identity }: Guest) => {
  const { address } = await resultOf(identity.start("/"))
  const query = new URLSearchParams(address.split("?")[1])
  return resultOf(
    identity.finish({ code: query.get("code"), state: query.get("state") ?? "", way: "address" }),
  )
}

/** What is promised about stays that were booked without the account whose address they name. */
export const joiningPromises = (world: () => World): void => {
  it("join at the next sign-in, which says once how many", async () => {
    await aProved(world())
    await aStayBookedWith(world(), "AISYAH.TAN@example.com", 2)
    const guest = world().guest()

    const first = await resultOf(guest.accounts.signIn({ email, password: PASSWORD }))
    const again = await resultOf(world().guest().accounts.signIn({ email, password: PASSWORD }))

    expect(first.joined).toBe(2)
    expect(again).not.toHaveProperty("joined")
    expect(await resultOf(guest.accounts.whoAmI())).not.toHaveProperty("joined")
    expect(await staysOf(guest)).toBe(2)
  })

  it("join no account that has not proved the address, until it does", async () => {
    await aStayBookedWith(world(), email)
    const guest = await aRegistered(world())
    const unproved = await resultOf(guest.accounts.signIn({ email, password: PASSWORD }))
    const before = await staysOf(guest)

    const proved = await resultOf(guest.accounts.proveEmail(linkOf(world(), "welcome")))

    expect(unproved).not.toHaveProperty("joined")
    expect(before).toBe(0)
    expect(proved.joined).toBe(1)
    expect(await staysOf(guest)).toBe(1)
  })

  it("join nobody by registering with an address that is another's", async () => {
    await aProved(world())
    await aStayBookedWith(world(), email)
    const stranger = await aRegistered(world(), { password: "another password" })

    const again = await resultOf(stranger.accounts.signIn({ email, password: "another password" }))

    expect(again).not.toHaveProperty("joined")
    expect(await staysOf(stranger)).toBe(0)
  })

  it("join after the second step and not before", async () => {
    const { codes } = await aSecondFactor(world(), await aProved(world()))
    await aStayBookedWith(world(), email)
    const guest = world().guest()
    await resultOf(Effect.flip(guest.accounts.signIn({ email, password: PASSWORD })))

    expect((await resultOf(guest.accounts.giveCode(codes[0] ?? ""))).joined).toBe(1)
  })

  it("join by a passkey", async () => {
    const authenticator = await aPasskeyOf(await aProved(world()))
    await aStayBookedWith(world(), email)
    const { passkeys } = world().guest()

    const given = authenticator.give(await resultOf(passkeys.beginSigningIn("first")))

    expect((await resultOf(passkeys.signIn(given))).joined).toBe(1)
  })

  it("join by Google, which proves the address, in a new account and in a known one", async () => {
    await aStayBookedWith(world(), googlesEmail)
    const opened = await signedInWithGoogle(world().guest())
    await aStayBookedWith(world(), googlesEmail)

    const known = await signedInWithGoogle(world().guest())

    expect([opened.joined, known.joined]).toEqual([1, 1])
  })

  it("join after a new password, which proved the address by its link", async () => {
    await aRegistered(world())
    await aStayBookedWith(world(), email)
    const guest = world().guest()
    await resultOf(guest.accounts.askForReset(email))
    const password = "teh tarik kurang manis"
    const link = linkOf(world(), "resetPassword")
    await resultOf(guest.accounts.resetPassword({ link, password, confirmPassword: password }))

    expect((await resultOf(guest.accounts.signIn({ email, password }))).joined).toBe(1)
  })

  it("are kept for the next sign-in where the password is only asked for once more", async () => {
    const guest = await aProved(world())
    await aStayBookedWith(world(), email)

    const confirmed = await resultOf(guest.accounts.confirm(PASSWORD))
    const next = await resultOf(world().guest().accounts.signIn({ email, password: PASSWORD }))

    expect(confirmed).not.toHaveProperty("joined")
    expect(next.joined).toBe(1)
  })

  it("are not counted where a hold never became a booking", async () => {
    await aProved(world())
    const browser = world().guest()
    const { booking } = await aHeldBooking(browser)
    await resultOf(browser.bookings.giveDetails(booking.id, guestDetails(), aKey()))
    const guest = world().guest()

    const { user, ...more } = await resultOf(guest.accounts.signIn({ email, password: PASSWORD }))

    expect([user?.email, more]).toEqual([email, {}])
  })
}
